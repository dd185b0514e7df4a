/// What the fuzzer calls for every input.
///
/// - Parameters:
///   - data: the bytes of the input; nil only if there are none.
///   - size: their number.
/// - Returns: 0, which keeps the input in the corpus if it reached something new.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  FuzzRun(FuzzInput(bytes)).run()
  return 0
}
