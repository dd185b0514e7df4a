#ifndef LISTPROC_CYAML_SHIM_H
#define LISTPROC_CYAML_SHIM_H

#include <yaml.h>

#endif
