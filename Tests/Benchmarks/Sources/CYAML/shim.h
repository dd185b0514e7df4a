#ifndef BENCHMARKS_CYAML_SHIM_H
#define BENCHMARKS_CYAML_SHIM_H

#include <yaml.h>

#endif
