// swift-tools-version: 6.2
import PackageDescription

// The arrows between targets are drawn in docs/architecture.md. This manifest and `scripts/check` enforce them.

/// Settings of every Swift target: warnings are errors, imports are explicit.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Targets that need no unsafe code say so.
let safe: [SwiftSetting] = strict + [.strictMemorySafety()]

/// Whether detent.so is built (scripts/build-module): the same sources, compiled for a Lua state of somebody else's and
/// linked without a Lua, since the interpreter that loads it is one.
let isModule = Context.environment["DETENT_MODULE"] != nil
let bridge: [CSetting] = isModule ? [.define("DTN_MODULE")] : []
let binding: [SwiftSetting] = isModule ? [.define("DETENT_MODULE")] : []
let moduleProducts: [Product] =
  isModule ? [.library(name: "DetentModule", type: .dynamic, targets: ["DetentModule", "CDetentModule"])] : []
let moduleTargets: [Target] =
  isModule
  ? [
    .target(name: "CDetentModule", dependencies: ["CDetentLua"]),
    .target(name: "DetentModule", dependencies: ["DetentLua", "CDetentModule"], swiftSettings: strict),
  ] : []

let package = Package(
  name: "Detent",
  products: [
    .library(name: "DetentCore", targets: ["DetentCore"]),
    .library(name: "DetentKit", targets: ["DetentKit"]),
    .executable(name: "detent", targets: ["detent"]),
  ] + moduleProducts,
  targets: [
    .systemLibrary(
      name: "CLua", pkgConfig: isModule ? nil : "lua5.4",
      providers: [.apt(["liblua5.4-dev", "pkg-config"]), .brew(["lua@5.4"])]),
    .target(name: "CDetentLua", dependencies: ["CLua"], cSettings: bridge),
    .target(name: "DetentCore", swiftSettings: safe, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "DetentLua", dependencies: ["DetentCore", "CDetentLua"], swiftSettings: strict + binding),
    .target(name: "DetentKit", dependencies: ["DetentCore", "DetentLua"], swiftSettings: safe),
    .executableTarget(name: "detent", dependencies: ["DetentKit"], swiftSettings: safe),
    // scripts/soak: a random walk of millions of inputs, by hand.
    .executableTarget(name: "soak", dependencies: ["DetentCore"], path: "Tests/Soak", swiftSettings: safe),
    .testTarget(
      name: "DetentCoreTests", dependencies: ["DetentCore"], resources: [.copy("Vectors")],
      swiftSettings: strict),
    .testTarget(
      name: "DetentLuaTests", dependencies: ["DetentLua", "DetentKit", "DetentCore"], swiftSettings: strict),
    .testTarget(name: "CommandTests", dependencies: [], swiftSettings: strict),
  ] + moduleTargets,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)
