// Goal: lists survive the way from a project file through a setting's text to their elements.
// Method: each text with its elements, and every short list of difficult characters there and back.
import Testing

@testable import XcodeProjects

@Suite struct SettingListTests {
  @Test(arguments: [
    ("", []), ("  ", []), ("a  b\tc", ["a", "b", "c"]), ("\"a b\" c", ["a b", "c"]),
    ("'a \"b' c", ["a \"b", "c"]), ("a\\ b", ["a b"]), ("-D\"a b\"", ["-Da b"]),
    ("\"\" a", ["", "a"]), ("a \"b c", ["a", "b c"]), ("a\\", ["a"]), ("\\\"a\\\"", ["\"a\""]),
  ])
  func `quotes and backslashes hold an element together`(text: String, elements: [String]) {
    #expect(SettingList.elements(of: text) == elements)
  }

  @Test func `elements are the same after quoting`() {
    let characters = ["a", " ", "\"", "'", "\\", "\t", "é"]
    let words = [""] + characters + characters.flatMap { one in characters.map { one + $0 } }
    for first in words {
      for second in words {
        let text = [first, second].map(SettingList.quoted).joined(separator: " ")
        #expect(SettingList.elements(of: text) == [first, second])
      }
    }
  }

  @Test func `a list in a project file is one text`() {
    let list = ProjectValue(
      .list(["$(inherited)", "a b", "NAME=\"x\""].map { ProjectValue(.text($0), line: 3) }),
      line: 2
    )
    let assignment = SettingAssignment(key: "A [config = Debug]", value: list, file: "f")
    #expect(assignment.name == "A")
    #expect(assignment.conditions == [.init(parameter: "config", pattern: "Debug")])
    #expect(assignment.value == "$(inherited) a\\ b NAME=\\\"x\\\"")
    #expect(assignment.location == SourceLocation(file: "f", line: 2))
  }

  @Test func `a key that cannot be divided is a name as it stands`() {
    let value = ProjectValue(.text("v"), line: 1)
    for key in ["A[sdk]", "A[sdk=x", "A.B", "", "[sdk=x]"] {
      let assignment = SettingAssignment(key: key, value: value, file: "f")
      #expect(assignment.name == key)
      #expect(assignment.conditions.isEmpty)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `long lists take time in proportion`() {
    #expect(SettingList.elements(of: String(repeating: "\"", count: 200_000)).count == 1)
    #expect(SettingList.elements(of: String(repeating: "a ", count: 100_000)).count == 100_000)
    #expect(SettingList.elements(of: String(repeating: "a", count: 200_000)).count == 1)
  }
}
