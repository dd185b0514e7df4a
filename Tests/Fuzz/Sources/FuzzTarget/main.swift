internal import CFuzzer
internal import Glibc

// The fuzzer's own `main` would clash with the one that SwiftPM asks of an executable.
var argumentCount = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
unsafe exit(LLVMFuzzerRunDriver(&argumentCount, &arguments, LLVMFuzzerTestOneInput))
