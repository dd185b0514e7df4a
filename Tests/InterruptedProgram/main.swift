import Foundation
import ListProcCommands
import Synchronization

// The program, which sends itself a signal before one of its system calls: the first argument is
// the number of the call, from 0, the second the signal; the others are those of the program.
// Without such a call its exit status is 100.

guard CommandLine.arguments.count > 3, let position = Int(CommandLine.arguments[1]),
  let signalNumber = Int32(CommandLine.arguments[2])
else {
  exit(64)
}
let count = Mutex(0)
let system = SystemCalls { _ in
  let isHere = count.withLock { count in
    count += 1
    return count == position + 1
  }
  if isHere { kill(getpid(), signalNumber) }
  return nil
}
system.settleSignals()
let status = Program(system: system).run(Array(CommandLine.arguments.dropFirst(3)))
exit(count.withLock { $0 > position } ? status.rawValue : 100)
