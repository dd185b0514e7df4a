// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The event reader borrows its bytes; the feature that says so stays in this one target.
let lifetimes: [SwiftSetting] = settings + [.enableExperimentalFeature("Lifetimes")]

let package = Package(
  name: "listproc",
  products: [.executable(name: "listproc", targets: ["listproc"])],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"])]
    ),
    .systemLibrary(name: "CAttributes"),
    .target(name: "Spelling", swiftSettings: settings),
    .target(name: "SourceDiagnostics", swiftSettings: settings),
    .target(name: "CommandSyntax", dependencies: ["Spelling"], swiftSettings: settings),
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
    .target(
      name: "ListProcCommands",
      dependencies: [
        "CAttributes", "CommandSyntax", "ListFormats", "ListModel", "YAMLSyntax",
        "SourceDiagnostics",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "listproc",
      dependencies: ["ListProcCommands"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "InterruptedProgram",
      dependencies: ["ListProcCommands"],
      path: "Tests/InterruptedProgram",
      swiftSettings: settings
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "SourceDiagnosticsTests",
      dependencies: ["SourceDiagnostics"],
      swiftSettings: settings
    ),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: settings),
    .testTarget(
      name: "CommandSyntaxTests", dependencies: ["CommandSyntax"], swiftSettings: settings),
    .testTarget(
      name: "ListModelTests", dependencies: ["ListModel", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "YAMLSyntaxTests",
      dependencies: ["YAMLSyntax", "SourceDiagnostics", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ListFormatsTests",
      dependencies: [
        "ListFormats", "ListModel", "YAMLSyntax", "SourceDiagnostics", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ListProcCommandsTests",
      dependencies: ["ListProcCommands", "CAttributes", "InterruptedProgram", "listproc"],
      exclude: ["Cases"],
      swiftSettings: settings
    ),
  ]
)
