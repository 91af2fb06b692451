// swift-tools-version: 6.2
import PackageDescription

// A program that runs Lua scripts against modelled screens and adds a function of its own to them.
let package = Package(
  name: "embedding",
  dependencies: [.package(name: "Detent", path: "../..")],
  targets: [
    .executableTarget(
      name: "embedding",
      dependencies: [.product(name: "DetentKit", package: "Detent"), .product(name: "DetentCore", package: "Detent")],
      path: "Sources")
  ]
)
