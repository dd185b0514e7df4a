// swift-tools-version: 6.2
import PackageDescription

/// What finds mistakes in memory, and tells the fuzzer which way an input went.
let sanitizers = ["-sanitize=fuzzer,address"]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(sanitizers),
]

let lifetimes: [SwiftSetting] = settings + [.enableExperimentalFeature("Lifetimes")]

// The program's targets have `package` access, which ends at a package's border. So this package
// compiles the same sources once more, through symbolic links, under the sanitizers.
let package = Package(
  name: "listproc-fuzz",
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]
    ),
    .systemLibrary(name: "CFuzzer"),
    .target(name: "Spelling", swiftSettings: settings),
    .target(name: "SourceDiagnostics", swiftSettings: settings),
    .target(name: "ListModel", dependencies: ["Spelling"], swiftSettings: settings),
    .target(
      name: "YAMLSyntax",
      dependencies: ["CYAML", "SourceDiagnostics"],
      swiftSettings: lifetimes
    ),
    .target(
      name: "ListFormats",
      dependencies: ["YAMLSyntax", "ListModel", "SourceDiagnostics", "Spelling"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "FuzzTarget",
      dependencies: ["CFuzzer", "ListFormats", "ListModel", "YAMLSyntax", "SourceDiagnostics"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(sanitizers)]
    ),
  ]
)
