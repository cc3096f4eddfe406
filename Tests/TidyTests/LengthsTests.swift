import Testing

// Goal: lines and files fit a screen.
@Suite struct LengthsTests {
  @Test func `lines and files are short enough`() {
    #expect(Lengths.findings(in: Repository.files.filter(Lengths.isWritten)) == [])
  }

  @Test func `a line of 121 columns is found, and one of 120 passes`() {
    let line = String(repeating: "ä", count: 121)
    let found = Lengths.findings(in: [
      TextFile("A.swift", "\n\(line)\n\(line.dropLast())\n"), TextFile("B.md", "| \(line)\n"),
    ])
    #expect(found == [Finding("A.swift:2", "121 columns")])
  }

  @Test(arguments: ["A.swift", "a.c", "a.h"])
  func `a file of 401 lines is found, and one of 400 passes`(name: String) {
    let lines = String(repeating: "\n", count: 400)
    let found = Lengths.findings(in: [
      TextFile("b/" + name, lines + "\n"), TextFile(name, lines), TextFile("a.md", lines + "\n"),
    ])
    #expect(found == [Finding("b/" + name, "401 lines")])
  }
}
