// libFuzzer's entry for programs that have a `main` of their own; the library comes with Swift's
// toolchain and is linked by `-sanitize=fuzzer`.

#ifndef LISTPROC_CFUZZER_DRIVER_H
#define LISTPROC_CFUZZER_DRIVER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
