// Goal: the finer rules of configuration files are those of Xcode, and hostile files end in time.
// Method: small files for each rule; files that double, nest or never end for the bounds.
import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ConfigurationFileRulesTests {
  private func read(_ files: [String: String]) throws -> ConfigurationFile {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return try ConfigurationFile(reading: folder.path + "/A.xcconfig", besides: folder.path)
  }

  private func read(_ text: String) throws -> ConfigurationFile { try read(["A.xcconfig": text]) }

  private func pairs(_ file: ConfigurationFile) -> [String] {
    file.assignments.map { "\($0.name)=\($0.value)@\($0.location.line)" }
  }

  @Test func `a backslash at the end continues a value, and line numbers stay right`() throws {
    let file = try read("A = 1 \\\n  2 \\ // c\n 3;\nB = 4 \\\n\nC = 5 \\")
    #expect(pairs(file) == ["A=1 2 3@1", "B=4@4", "C=5@6"])
  }

  @Test(arguments: [
    "A[sdk=iphoneos*,arch=arm64] = v", "A[sdk=iphoneos*][arch=arm64]=v",
    " A [ sdk = iphoneos* ] [ arch = arm64 ]  =  v ; // c",
  ])
  func `conditions may stand together, apart and between blanks`(line: String) throws {
    let file = try read(line)
    #expect(pairs(file) == ["A=v@1"])
    #expect(file.assignments[0].conditions.map(\.parameter) == ["sdk", "arch"])
    #expect(file.assignments[0].conditions.map(\.pattern) == ["iphoneos*", "arm64"])
  }

  @Test(arguments: [
    "A[sdk] = v", "A[sdk=x = v", "A[=x] = v", "A B = v", "1A = v", "= v", "A[sdk=x]b = v",
  ])
  func `an invalid left side with conditions is skipped with its line`(line: String)
    throws
  {
    let file = try read("X = 1\n\(line)\nY = 2")
    #expect(pairs(file) == ["X=1@1", "Y=2@3"])
    #expect(file.diagnostics.map(\.location.line) == [2])
    #expect(file.isWhole)
  }

  @Test func `the name of an include may hold two slashes, and a comment may follow`() throws {
    let file = try read([
      "A.xcconfig": "#include \"sub//B.xcconfig\" // why\n# include \"C\"",
      "sub/B.xcconfig": "B = 1",
      "C.xcconfig": "C = 1",
    ])
    #expect(pairs(file) == ["B=1@1", "C=1@1"])
    #expect(file.diagnostics.isEmpty)
  }

  @Test func `an include is also looked for beside the files that include its own`() throws {
    let file = try read([
      "A.xcconfig": "#include \"x/B.xcconfig\"", "x/B.xcconfig": "#include \"y/C.xcconfig\"",
      "x/y/C.xcconfig": "#include \"D.xcconfig\"", "x/D.xcconfig": "D = 1",
    ])
    #expect(pairs(file) == ["D=1@1"])
  }

  @Test(arguments: [
    ("#include \"Gone.xcconfig\"", false, 1), ("#include? \"Gone.xcconfig\"", true, 0),
    ("#include \"/nowhere/Gone.xcconfig\"", false, 1),
    ("#include? \"/nowhere/Gone.xcconfig\"", true, 0),
    ("#include \"<DEVELOPER_DIR>/A.xcconfig\"", false, 1), ("#include \"A.xcconfig\"", true, 1),
    ("#include \"Broken\"", false, 1), ("#include Gone", true, 1), ("#include \"\"", true, 1),
  ])
  func `a file is whole unless settings may be missing`(line: String, isWhole: Bool, count: Int)
    throws
  {
    let file = try read(["A.xcconfig": "X = 1\n\(line)", "Broken.xcconfig": "<<<<<<< a"])
    #expect(file.isWhole == isWhole)
    #expect(file.diagnostics.count == count)
    #expect(pairs(file) == ["X=1@1"])
  }

  @Test func `an absolute include is read and reported`() throws {
    let other = try TemporaryFolder()
    try other.write(["B.xcconfig": "B = 1"])
    let file = try read("#include \"\(other.path)/B\"")
    #expect(pairs(file) == ["B=1@1"])
    #expect(file.diagnostics.map(\.message)[0].contains("absolute path"))
  }

  @Test func `a circle through a link ends`() throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.xcconfig": "A = 1\n#include \"B.xcconfig\""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/B.xcconfig",
      withDestinationPath: folder.path + "/A.xcconfig"
    )
    let file = try ConfigurationFile(reading: folder.path + "/A.xcconfig", besides: folder.path)
    #expect(pairs(file) == ["A=1@1"])
    #expect(file.diagnostics.count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func `files that each include the next one twice end`() throws {
    var files = ["A.xcconfig": "#include \"0.xcconfig\""]
    for index in 0..<30 {
      let line = "#include \"\(index + 1).xcconfig\"\n"
      files["\(index).xcconfig"] = "A = \(index)\n" + line + line
    }
    files["30.xcconfig"] = "A = 30"
    let file = try read(files)
    #expect(file.assignments.count <= ConfigurationFile.fileLimit)
    #expect(file.diagnostics.count <= ConfigurationFile.diagnosticLimit)
    #expect(!file.isWhole)
  }

  @Test(.timeLimit(.minutes(1)))
  func `long files and long lines take time in proportion`() throws {
    let lines = (0..<10_000).map { "NAME_\($0)[sdk=iphoneos*] = $(inherited) value // c" }
    #expect(try read(lines.joined(separator: "\n")).assignments.count == 10_000)
    let odd = String(repeating: "[", count: 100_000)
    #expect(try read("A" + odd + " = 1").assignments.isEmpty)
    #expect(try read(String(repeating: "A = \\\n", count: 10_000)).diagnostics.count <= 1_000)
    #expect(try read(String(repeating: "x\n", count: 10_000)).diagnostics.count == 1_000)
  }
}
