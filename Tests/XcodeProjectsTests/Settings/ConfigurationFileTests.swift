// Goal: a configuration file gives the settings that Xcode reads in it, and oddities are reported
// with their lines.
import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ConfigurationFileTests {
  private func read(_ files: [String: String], _ name: String = "A.xcconfig") throws
    -> ConfigurationFile
  {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return try ConfigurationFile(reading: folder.path + "/" + name, besides: folder.path)
  }

  private func lines(_ file: ConfigurationFile) -> [String] {
    file.assignments.map { "\($0.name)=\($0.value)@\($0.location.line)" }
  }

  @Test func `comments, semicolons, blanks and odd ends of lines are passed over`() throws {
    let file = try read([
      "A.xcconfig": "\u{FEFF}// head\r\nA = 1 // one\r\n\r\n  B=2;\r\nURL = https://x\nC =\n"
    ])
    #expect(lines(file) == ["A=1@2", "B=2@4", "URL=https:@5", "C=@6"])
    #expect(file.diagnostics.isEmpty)
  }

  @Test func `conditions belong to the name`() throws {
    let file = try read(["A.xcconfig": "A[sdk=iphoneos*][arch=arm64] = x=y\nB [config=Debug] = z"])
    #expect(file.assignments.map(\.name) == ["A", "B"])
    #expect(file.assignments.map(\.value) == ["x=y", "z"])
    #expect(file.assignments[0].conditions.map(\.parameter) == ["sdk", "arch"])
    #expect(file.assignments[1].conditions.map(\.pattern) == ["Debug"])
  }

  @Test func `what is included counts where it is included`() throws {
    let file = try read([
      "A.xcconfig": "X = 0\n#include \"sub/B.xcconfig\"\nX = 2\n#include? \"Gone.xcconfig\"",
      "sub/B.xcconfig": "X = 1\n#include \"C\"\n#include \"D.xcconfig\"",
      "sub/C.xcconfig": "Y = c", "D.xcconfig": "Z = of the project's folder",
    ])
    #expect(
      file.assignments.map(\.value) == ["0", "1", "c", "of the project's folder", "2"]
    )
    #expect(file.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("#include \"Gone.xcconfig\"", "Gone.xcconfig, which is included, is not there"),
    ("#include \"A.xcconfig\"", "A.xcconfig includes itself in a circle"),
    ("#import \"B.xcconfig\"", "is not a directive"), ("A", "gives no setting a value"),
    ("#include \"Broken.xcconfig\"", "markers of a merge conflict"),
  ])
  func `unusable input is reported with its line`(line: String, message: String) throws {
    let file = try read([
      "A.xcconfig": "X = 1\n\(line)", "Broken.xcconfig": "<<<<<<< ours\nA = 1\n>>>>>>> x",
    ])
    #expect(file.assignments.map(\.value) == ["1"])
    #expect(file.diagnostics.map(\.location.line) == [2])
    #expect(file.diagnostics[0].message.contains(message))
  }

  @Test func `a file that cannot be read is an error`() throws {
    #expect { try read([:]) } throws: { "\($0)".contains("cannot be read") }
    #expect { try read(["A.xcconfig": "a\n>>>>>>> b"]) } throws: { "\($0)".contains(":2:") }
    let folder = try TemporaryFolder()
    try Data([0xFF, 0xFE, 0x41]).write(to: URL(fileURLWithPath: folder.path + "/A.xcconfig"))
    #expect {
      try ConfigurationFile(reading: folder.path + "/A.xcconfig", besides: folder.path)
    } throws: {
      "\($0)".contains("UTF-8")
    }
  }

  @Test func `files that include each other twice over end`() throws {
    var files: [String: String] = [:]
    for index in 0..<40 {
      files["\(index).xcconfig"] = "#include \"\(index + 1).xcconfig\"\nA = \(index)"
    }
    files["A.xcconfig"] = "#include \"0.xcconfig\""
    #expect(try read(files).assignments.count < 40)
  }
}
