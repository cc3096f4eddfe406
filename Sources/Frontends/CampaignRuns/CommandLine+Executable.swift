import Foundation

extension CommandLine {
  package static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? arguments[0]
  }
}
