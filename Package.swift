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
    .target(
      name: "DetentModule", dependencies: ["DetentKit", "DetentCalendar", "DetentLua", "CDetentModule"],
      swiftSettings: strict),
  ] : []

let package = Package(
  name: "Detent",
  products: [
    .library(name: "DetentCore", targets: ["DetentCore"]),
    .library(name: "DetentCalendar", targets: ["DetentCalendar"]),
    .library(name: "DetentKit", targets: ["DetentKit"]),
    .executable(name: "detent", targets: ["detent"]),
  ] + moduleProducts,
  targets: [
    .systemLibrary(
      name: "CLua", pkgConfig: isModule ? nil : "lua5.4",
      providers: [.apt(["liblua5.4-dev", "pkg-config"]), .brew(["lua@5.4"])]),
    .target(name: "CDetentLua", dependencies: ["CLua"], cSettings: bridge),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // XML by expat, which reads no file and asks no network: docs/decisions/.
    .target(name: "DetentXML", dependencies: ["CExpat"], swiftSettings: safe),
    .target(name: "DetentCore", swiftSettings: safe, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Cairo and Pango, opened when a PNG is asked for.
    .target(name: "CDetentRender", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "DetentDrawing", dependencies: ["DetentCore", "CDetentRender"],
      resources: [
        .embedInCode("Report/Page/page.html"), .embedInCode("Report/Page/page.css"),
        .embedInCode("Report/Page/film.js"), .embedInCode("Report/Page/timeline.js"),
        .embedInCode("Report/Page/panels.js"), .embedInCode("Report/Page/player.js"),
        .embedInCode("Report/Page/tests.js"), .embedInCode("Report/Page/live.js"),
        .embedInCode("Report/Page/start.js"),
      ], swiftSettings: safe),
    // Locales, zones and calendars; its collation is ICU's, which the toolchain brings for FoundationInternationalization.
    .target(
      name: "DetentCalendar", dependencies: ["DetentCore"], swiftSettings: safe,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "DetentLua", dependencies: ["DetentCore", "CDetentLua"], swiftSettings: strict + binding),
    .target(name: "DetentGuidelines", dependencies: ["DetentCore"], swiftSettings: safe),
    // Screens from files of other programs.
    .target(name: "DetentImport", dependencies: ["DetentCore", "DetentXML"], swiftSettings: safe),
    .target(
      name: "DetentKit",
      dependencies: [
        "DetentCore",
        "DetentCalendar",
        "DetentDrawing",
        "DetentGuidelines",
        "DetentImport",
        "DetentLua",
        "DetentXML",
      ], swiftSettings: safe),
    .executableTarget(name: "detent", dependencies: ["DetentKit"], swiftSettings: safe),
    // scripts/soak: a random walk of millions of inputs, by hand.
    .executableTarget(name: "soak", dependencies: ["DetentCore"], path: "Tests/Soak", swiftSettings: safe),
    // scripts/fuzz: broken files for the importers, by hand; a few of them as a test.
    .target(name: "Mutation", path: "Tests/Mutation", swiftSettings: safe),
    .executableTarget(
      name: "fuzz", dependencies: ["DetentCore", "DetentImport", "Mutation"], path: "Tests/Fuzz", swiftSettings: strict),
    .testTarget(
      name: "DetentCoreTests", dependencies: ["DetentCore"], resources: [.copy("Vectors")],
      swiftSettings: strict),
    .testTarget(
      name: "DetentCalendarTests", dependencies: ["DetentCalendar", "DetentCore"],
      resources: [.copy("Data")], swiftSettings: strict),
    .testTarget(
      name: "DetentLuaTests", dependencies: ["DetentLua", "DetentKit", "DetentCalendar", "DetentCore"],
      swiftSettings: strict),
    .testTarget(
      name: "DetentGuidelinesTests", dependencies: ["DetentGuidelines", "DetentKit", "DetentLua", "DetentCore"],
      swiftSettings: strict),
    .testTarget(
      name: "DetentImportTests",
      dependencies: [
        "DetentImport", "DetentKit", "DetentLua", "DetentXML", "DetentGuidelines", "DetentCore", "Mutation",
      ],
      resources: [.copy("Captures")], swiftSettings: strict),
    .testTarget(
      name: "DetentDrawingTests", dependencies: ["DetentDrawing", "DetentKit", "DetentLua", "DetentCore"],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(name: "CommandTests", dependencies: [], swiftSettings: strict),
  ] + moduleTargets,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)
