import Testing

// Goal: nothing that a run or a person leaves at the top level stays there.
@Suite struct TopLevelTests {
  @Test func `the top level holds what was asked for`() {
    #expect(TopLevel.findings(in: Repository.files) == [])
  }

  @Test func `a finding or a folder that was left there is found, a dot file passes`() {
    let paths = ["README.md", ".ci/run", ".gitignore", "Sources/A.swift", "TL-01.json", "N/a.md"]
    let found = TopLevel.findings(in: paths.map { TextFile($0, "") })
    #expect(found.map(\.subject) == ["N", "TL-01.json"])
  }
}
