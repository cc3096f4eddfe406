// Goal: a setting has the value that Xcode gives it.
// Method: small levels for each rule, and input that no project has and that must not trap or hang.
import Testing

@testable import XcodeProjects

@Suite struct SettingLevelsTests {
  private func assignments(_ lines: [String]) -> [SettingAssignment] {
    lines.enumerated().map { index, line in
      let sign = SettingAssignment.assignment(in: line[...]) ?? line.endIndex
      let value = line[sign...].dropFirst()
      return SettingAssignment(
        key: SettingAssignment.trimmed(line[..<sign]),
        value: ProjectValue(.text(SettingAssignment.trimmed(value)), line: index + 1),
        file: "f"
      )
    }
  }

  private func levels(_ lines: [String]..., configuration: String = "Release") -> SettingLevels {
    SettingLevels(
      lines.enumerated().map { .init("level \($0)", assignments($1)) },
      context: SettingContext(configuration: configuration)
    )
  }

  private func value(_ name: String, _ lines: [String]...) -> String? {
    let levels = SettingLevels(
      lines.enumerated().map { .init("level \($0)", assignments($1)) },
      context: SettingContext(configuration: "Release")
    )
    return levels.resolve(name)?.value
  }

  @Test func `the highest level that gives a value counts`() {
    #expect(value("A", ["A = 1"], ["A = 2"]) == "2")
    #expect(value("A", ["A = 1"], ["B = 2"]) == "1")
    #expect(value("A", ["B = 1"]) == nil)
    #expect(value("A", ["A = 1", "A = 2"]) == "2")
    #expect(value("A", ["A ="]) == "")
  }

  @Test func `what is inherited is the value of the levels below`() {
    #expect(value("A", ["A = 1"], ["A = $(inherited) 2"], ["A = ${inherited} 3"]) == "1 2 3")
    #expect(value("A", ["A = 1"], ["A = $(A) 2"]) == "1 2")
    #expect(value("A", ["A = $(inherited)x"]) == "x")
    #expect(value("A", ["B = 1", "A = $(B)"], ["B = 2"]) == "2")
  }

  @Test(arguments: [
    ("A[sdk=iphoneos*] = p", "p"), ("A[sdk=iphonesimulator*] = p", "a"), ("A[sdk=*] = p", "p"),
    ("A[sdk=iphoneos17*] = p", "p"), ("A[arch=arm64] = p", "p"), ("A[arch=x86_64] = p", "a"),
    ("A[config=Release] = p", "p"), ("A[config=Debug] = p", "a"), ("A[config=Rel*] = p", "p"),
    ("A[sdk=iphoneos*][arch=arm64] = p", "p"), ("A[sdk=iphoneos*,arch=x86_64] = p", "a"),
    ("A[variant=normal] = p", "p"), ("A[weather=rain] = p", "a"),
  ])
  func `a condition that holds comes before none, in any order`(
    line: String,
    expected: String
  ) {
    #expect(value("A", ["A = a", line]) == expected)
    #expect(value("A", [line, "A = a"]) == expected)
  }

  @Test(arguments: [
    ("$(N:lower)", "my app"), ("$(N:upper)", "MY APP"), ("$(N:c99extidentifier)", "My_App"),
    ("$(N:identifier)", "My_App"), ("$(N:rfc1034identifier)", "My-App"),
    ("$(N:rfc1034identifier:lower)", "my-app"), ("$(P:file)", "b.txt"), ("$(P:base)", "b"),
    ("$(P:suffix)", ".txt"), ("$(P:dir)", "/a/"), ("$(P:dir=/x)", "/x/b.txt"),
    ("$(P:base=c)", "/a/c.txt"), ("$(P:suffix=.json)", "/a/b.json"),
    ("$(P:file=c.json)", "/a/c.json"),
    ("$(P:relativeto=/a)", ".."), ("$(D:standardizepath)", "/a/c"), ("$(Y:not)", "NO"),
    ("$(E:not)", "YES"), ("$(E:default=d)", "d"), ("$(N:default=d)", "My App"),
    ("$(GONE:default=d)", "d"), ("$(N:quote)", "My\\ App"), ("$(N:future)", "My App"),
    ("$(A_$(B))", "deep"), ("${N}", "My App"), ("$N", "My App"),
    ("$N/$P.x $GONE", "My App/$P.x $GONE"), ("$(N", "$(N"), ("$", "$"),
    ("$(GONE)", "$(GONE)"),
  ])
  func `references and operators give what Xcode gives`(text: String, expected: String) {
    let levels = levels([
      "N = My App", "P = /a/b.txt", "D = /a/b/../c", "Y = YES", "E =", "B = X", "A_X = deep",
    ])
    #expect(levels.expand(text).value == expected)
  }

  @Test func `undefined names are reported, and lines that give a value`() {
    let levels = levels(["A = $(B) $(GONE)", "B = 1"], ["A = $(inherited)!"])
    let found = levels.resolve("A")
    #expect(found?.value == "1 $(GONE)!")
    #expect(found?.unresolved == ["GONE"])
    #expect(found?.origins.map(\.location.line) == [1, 1, 2])
  }

  @Test func `circles end empty`() {
    #expect(value("A", ["A = $(B)", "B = $(A)x"]) == "x")
    #expect(value("A", ["A = $(A)"]) == "")
    #expect(value("A", ["A = $(B)", "B = $(C)", "C = $(B)$(A)"]) == "")
  }

  @Test func `nothing makes a value without end`() {
    let doubling = (0..<64).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }
    #expect((value("A0", doubling) ?? "").count <= SettingLevels.lengthLimit)
    let long =
      ["A0 = " + String(repeating: "x", count: 70_000)]
      + (1..<20).map {
        "A\($0) = $(A\($0 - 1))$(A\($0 - 1))"
      }
    #expect(value("A19", long) == "")
    let nested = String(repeating: "$(", count: 10_000) + String(repeating: ")", count: 10_000)
    _ = value("A", ["A = " + nested])
    let chain = (0..<10_000).map { "A\($0) = $(A\($0 + 1))" }
    #expect(value("A0", chain) == "")
  }

  @Test(arguments: [
    ("*", "", true), ("*", "a", true), ("a*", "abc", true), ("*c", "abc", true),
    ("a*c", "abbc", true), ("a?c", "abc", true), ("a?c", "ac", false), ("", "", true),
    ("", "a", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXc", false), ("a", "ab", false),
  ])
  func `patterns match as in a shell`(pattern: String, text: String, isMatch: Bool) {
    #expect(Wildcard.matches(pattern, text) == isMatch)
  }
}
