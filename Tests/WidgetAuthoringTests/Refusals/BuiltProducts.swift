import Foundation

/// The products that were built together with the tests.
enum BuiltProducts {
  /// The folder of the test program, of plugins and of modules.
  static var folder: URL {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let program = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.deletingLastPathComponent()
  }
}
