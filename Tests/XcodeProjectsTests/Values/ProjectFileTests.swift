// Goal: every format of a project file gives the same value, with lines, and a broken one names the
// broken place.
import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ProjectFileTests {
  private func old(_ text: String) throws(ProjectError) -> ProjectValue {
    try OpenStepPropertyList.value(of: Array(text.utf8), file: "p")
  }

  private func new(_ text: String) throws(ProjectError) -> ProjectValue {
    try JSON5.value(of: Array(text.utf8), file: "p")
  }

  @Test func `the old format has tables, lists, quoted and bare texts`() throws {
    let value = try old(
      """
      // !$*UTF8*$!
      {
        /* Begin */
        name = "A \\"quoted\\" name\\n";
        'single' = bare-text_1.x;
        list = (a, "b c", d,);
        nested = { deep = (); };
        "code" = "\\U00e9\\303";
      }
      """
    )
    #expect(value["name"]?.text == "A \"quoted\" name\n")
    #expect(value["single"]?.text == "bare-text_1.x")
    #expect(value["list"]?.texts == ["a", "b c", "d"])
    #expect(value["nested"]?["deep"]?.list.isEmpty == true)
    #expect(value["code"]?.text?.hasPrefix("é") == true)
    #expect(value.members.map(\.line) == [4, 5, 6, 7, 8])
  }

  @Test func `the new format has comments, bare keys, single quotes and trailing commas`() throws {
    let value = try new(
      """
      // a comment
      {
        bare: 'single', "list": [ "a", 'b', ], /* block */
        number: -1.5, on: true, escaped: "\\u00e9 \\uD83D\\uDE00 \\x41",
      }
      """
    )
    #expect(value["bare"]?.text == "single")
    #expect(value["list"]?.texts == ["a", "b"])
    #expect(value["number"]?.text == "-1.5")
    #expect(value["on"]?.text == "true")
    #expect(value["escaped"]?.text == "é 😀 A")
    #expect(value.members.map(\.line) == [3, 3, 4, 4, 4])
  }

  @Test(arguments: [
    ("{ a = b; }", "a"),
    ("<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>", "a"),
    ("{ \"a\": \"b\" }", "a"), ("\u{FEFF}{ a = b; }", "a"),
  ])
  func `a project file may be in the old format, XML or JSON`(text: String, key: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(["project.pbxproj": text])
    #expect(try ProjectFile.value(at: folder.path + "/project.pbxproj")[key]?.text == "b")
  }

  @Test(arguments: [
    ("", "the file is empty"), ("{ a = b", "`;` is missing"), ("{ a b; }", "`=` is missing"),
    ("{ a = (b c); }", "`,` is missing"), ("{ a = \"b; }", "is not closed"),
    ("{ a = b; ", "is not closed"), ("/* a", "a comment is not closed"),
    ("{ a = ; }", "a value is missing"), ("{} x", "something follows"), ("{ a = <12; }", "`>`"),
  ])
  func `what is broken in the old format is named`(text: String, reason: String) {
    #expect { try old(text) } throws: { "\($0)".contains(reason) }
  }

  @Test(arguments: [
    ("", "the file is empty"), ("{ a: 'b'", "`,` is missing"), ("{ a 'b' }", "`:` is missing"),
    ("[ 'a' 'b' ]", "`,` is missing"), ("{ a: 'b }", "is not closed"),
    ("{ a: , }", "a value is missing"), ("{} x", "something follows"),
  ])
  func `what is broken in the new format is named`(text: String, reason: String) {
    #expect { try new(text) } throws: { "\($0)".contains(reason) }
  }

  @Test func `the markers of a merge conflict are named with their line`() {
    let text = "{\n a = b;\n<<<<<<< HEAD\n c = d;\n=======\n c = e;\n>>>>>>> x\n}\n"
    for read in [old, new] as [(String) throws -> ProjectValue] {
      #expect(throws: ProjectError.mergeConflict(SourceLocation(file: "p", line: 3))) {
        try read(text)
      }
    }
  }

  @Test func `values nested without end are refused and do not exhaust the stack`() {
    let brackets = String(repeating: "(", count: 100_000)
    #expect { try old(brackets) } throws: { "\($0)".contains("nested deeper") }
    let braces = String(repeating: "[", count: 100_000)
    #expect { try new(braces) } throws: { "\($0)".contains("nested deeper") }
  }

  @Test func `no beginning of a sound file traps a reader`() throws {
    let sound = "// c\n{ a = \"b\\U00e9\\n\"; /* x */ l = (1, 'two', { k = <00>; }); }\n"
    for count in 0...sound.utf8.count {
      let bytes = Array(sound.utf8.prefix(count))
      _ = try? OpenStepPropertyList.value(of: bytes, file: "p")
      _ = try? JSON5.value(of: bytes, file: "p")
    }
  }
}
