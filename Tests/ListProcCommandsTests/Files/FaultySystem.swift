import Foundation
import ListProcCommands
import Synchronization

/// System calls of which one goes wrong, for a program that runs inside the test.
final class FaultySystem: Sendable {
  /// What goes wrong.
  enum Fault: CaseIterable, Sendable {
    /// A signal interrupts the call.
    case interruption
    case inputOutputError
    case noSpace
    case forbidden
    case badDescriptor
    /// One byte is read or written, and no more.
    case oneByte

    /// The system's error; nil if the call succeeds in part.
    var code: Int32? {
      switch self {
      case .interruption: EINTR
      case .inputOutputError: EIO
      case .noSpace: ENOSPC
      case .forbidden: EACCES
      case .badDescriptor: EBADF
      case .oneByte: nil
      }
    }

    /// The system's words for it; nil where nobody gets to hear them.
    var reason: String? {
      switch self {
      case .inputOutputError: "Input/output error"
      case .noSpace: "No space left on device"
      case .forbidden: "Permission denied"
      case .badDescriptor: "Bad file descriptor"
      case .interruption, .oneByte: nil
      }
    }

    /// Whether a program has to go on as if nothing had happened.
    var isHarmless: Bool { self == .interruption || self == .oneByte }
  }

  /// What was seen of a run.
  struct Run: Sendable {
    /// All calls, in order, but those that write messages.
    var calls: [SystemCalls.Kind] = []
    var output: [UInt8] = []
    var messages: [UInt8] = []
  }

  private let run = Mutex(Run())
  private let kind: SystemCalls.Kind?
  private let position: Int
  private let fault: Fault

  /// System calls of which one goes wrong.
  ///
  /// - Parameters:
  ///   - position: which call, from 0; -1: none.
  ///   - fault: what goes wrong.
  init(at position: Int = -1, _ fault: Fault = .inputOutputError) {
    kind = nil
    self.position = position
    self.fault = fault
  }

  /// System calls of which one of a kind goes wrong.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - position: which call of that kind, from 0.
  ///   - fault: what goes wrong.
  init(_ kind: SystemCalls.Kind, _ position: Int, _ fault: Fault) {
    self.kind = kind
    self.position = position
    self.fault = fault
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: its arguments; paths must be absolute.
  /// - Returns: its exit status, and what was seen.
  func callAsFunction(_ arguments: [String]) -> (status: Int32, run: Run) {
    let system = SystemCalls(interposition: answer)
    let status = Program(system: system).run(arguments)
    return (status.rawValue, run.withLock { $0 })
  }

  private func answer(_ call: SystemCalls.Call) -> SystemCalls.Answer? {
    run.withLock { run in
      if call.kind == .write && call.descriptor == 2 {
        run.messages += call.bytes
        return .success(call.bytes.count)
      }
      run.calls.append(call.kind)
      let number = kind.map { kind in run.calls.count { $0 == kind } } ?? run.calls.count
      if number == position + 1, kind == nil || kind == call.kind {
        if let code = fault.code {
          // What fails to be closed is closed all the same.
          if call.kind == .close, let descriptor = call.descriptor { close(descriptor) }
          return .failure(code)
        }
        if call.kind == .read || call.kind == .write && call.descriptor != 1 { return .atMost(1) }
      }
      if call.kind == .write && call.descriptor == 1 {
        run.output += call.bytes
        return .success(call.bytes.count)
      }
      // The disk's part is not to be tested, and takes its time.
      return call.kind == .synchronize ? .success(0) : nil
    }
  }
}
