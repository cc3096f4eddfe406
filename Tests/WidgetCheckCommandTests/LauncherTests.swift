// Goal: `.bin/widgetcheck` runs a command that is newer than all sources, and builds one only if
// there is none.
// Method: the launcher in a folder that looks like the package, with commands and a package manager
// that print their names.
import Foundation
import Testing

@Suite struct LauncherTests {
  /// A folder with the launcher, one source, and a package manager that writes a command.
  private struct Package {
    let folder: String

    init(in folder: String) throws {
      self.folder = folder
      let launcher = try String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "../../.bin/widgetcheck"),
        encoding: .utf8
      )
      try write(launcher, to: ".bin/widgetcheck")
      try write("", to: "Package.swift")
      try write("", to: "Sources/Source.swift")
      try write(
        """
        #!/bin/sh
        echo built >> '\(folder)/told'
        mkdir -p '\(folder)/.build-quick/release'
        cp '\(folder)/quick' '\(folder)/.build-quick/release/widgetcheck'
        """,
        to: "tools/swift"
      )
      try write("#!/bin/sh\necho quick $WIDGETCHECK_BUILD_OPTIONS: $*", to: "quick")
      try age("Package.swift", "Sources", "Sources/Source.swift")
    }

    /// Writes an executable file, in another process: a child process of a parallel test may keep
    /// files open that this process has open for writing, and the system does not run a file that
    /// is open for writing.
    func write(_ text: String, to path: String) throws {
      let draft = folder + "/draft"
      try text.write(toFile: draft, atomically: false, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/install")
      process.arguments = ["-D", "-m", "755", draft, folder + "/" + path]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    /// Writes a command where `swift build` does.
    func leave(_ configuration: String) throws {
      try write("#!/bin/sh\necho \(configuration): $*", to: ".build/\(configuration)/widgetcheck")
    }

    /// Makes files older than all later ones, by minutes.
    func age(_ paths: String..., by minutes: Double = 60) throws {
      for path in paths {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -60 * minutes)],
          ofItemAtPath: folder + "/" + path
        )
      }
    }

    /// Returns the launcher's standard output, and the number of its builds.
    func run() throws -> (output: String, builds: Int) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: folder + "/.bin/widgetcheck")
      process.arguments = ["run", "a b"]
      process.environment = ["PATH": "\(folder)/tools:/usr/bin:/bin"]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let told = (try? String(contentsOfFile: folder + "/told", encoding: .utf8)) ?? ""
      return (output, told.split(separator: "\n").count)
    }
  }

  private let quick = "quick -Xswiftc -Onone -debug-info-format none: run a b\n"

  @Test func `without a build it builds once, and again after a change`() throws {
    try Executable.withDirectory { folder in
      let package = try Package(in: folder)
      #expect(try package.run() == (quick, 1))
      #expect(try package.run() == (quick, 1))
      try package.age(".build-quick/stamp", by: 30)
      try package.write("// changed", to: "Sources/Source.swift")
      #expect(try package.run() == (quick, 2))
    }
  }

  @Test(arguments: ["debug", "release"])
  func `a build that is up to date is run as it is`(_ configuration: String) throws {
    try Executable.withDirectory { folder in
      let package = try Package(in: folder)
      try package.leave(configuration)
      #expect(try package.run() == ("\(configuration): run a b\n", 0))
    }
  }

  @Test func `of two builds that are up to date the release is run`() throws {
    try Executable.withDirectory { folder in
      let package = try Package(in: folder)
      try package.leave("debug")
      try package.leave("release")
      #expect(try package.run() == ("release: run a b\n", 0))
      try package.age(".build/release/widgetcheck", by: 90)
      #expect(try package.run() == ("debug: run a b\n", 0))
    }
  }

  @Test(arguments: ["Package.swift", "Sources/Source.swift", "Sources/New.swift"])
  func `a build that a source is newer than is not run`(_ changed: String) throws {
    try Executable.withDirectory { folder in
      let package = try Package(in: folder)
      try package.leave("debug")
      try package.age(".build/debug/widgetcheck", by: 30)
      try package.write("// changed", to: changed)
      #expect(try package.run() == (quick, 1))
    }
  }
}
