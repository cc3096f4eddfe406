import Foundation

extension CommandLine {
  /// The path of the running program.
  package static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? arguments[0]
  }
}
