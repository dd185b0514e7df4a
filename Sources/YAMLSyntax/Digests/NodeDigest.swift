/// What a node means, in 128 bits: the same for the same data, however written.
///
/// It is keyed anew in every run, so that no input can be made to collide on purpose.
package struct NodeDigest: Hashable, Sendable {
  let first: UInt64
  let second: UInt64
}
