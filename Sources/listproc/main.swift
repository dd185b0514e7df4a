internal import Glibc
internal import ListProcCommands

exit(Program().run(Array(CommandLine.arguments.dropFirst())).rawValue)
