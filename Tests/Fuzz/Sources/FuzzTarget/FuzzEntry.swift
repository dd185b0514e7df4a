internal import CFuzzer

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

/// What the fuzzer calls to change an input: line by line, or, one time in three, as it does itself.
///
/// - Parameters:
///   - data: the bytes of the input, changed in place.
///   - size: their number.
///   - maximumSize: how many bytes there is room for.
///   - seed: decides all that is done.
/// - Returns: the number of bytes after the change.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximumSize: Int, _ seed: UInt32
) -> Int {
  guard seed % 3 > 0 else { return unsafe LLVMFuzzerMutate(data, size, maximumSize) }
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  var mutator = LineMutator(bytes, seed: UInt64(seed))
  let mutated = mutator.mutated().prefix(maximumSize)
  let room = unsafe UnsafeMutableBufferPointer(start: data, count: maximumSize)
  return unsafe room.update(fromContentsOf: mutated)
}
