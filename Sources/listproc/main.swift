internal import Glibc
internal import ListProcCommands

let system = SystemCalls()
system.settleSignals()
exit(Program(system: system).run(Array(CommandLine.arguments.dropFirst())).rawValue)
