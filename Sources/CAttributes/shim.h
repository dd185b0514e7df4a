#ifndef LISTPROC_CATTRIBUTES_SHIM_H
#define LISTPROC_CATTRIBUTES_SHIM_H

#include <stddef.h>

// Extended attributes. Swift's module of the C library leaves <sys/xattr.h> out, and a module that
// included it would claim the types of the library's other headers for itself.
__PTRDIFF_TYPE__ fgetxattr(int descriptor, const char *name, void *value, size_t size);
__PTRDIFF_TYPE__ flistxattr(int descriptor, char *list, size_t size);
int fsetxattr(int descriptor, const char *name, const void *value, size_t size, int flags);
int fremovexattr(int descriptor, const char *name);

// <stdio.h> has it as an extension, which that module leaves out, too.
int renameat2(
    int old_directory, const char *old_name, int new_directory, const char *new_name,
    unsigned int flags);

#endif
