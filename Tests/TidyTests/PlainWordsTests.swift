import Testing

// Goal: nobody has to translate what the project says.
@Suite struct PlainWordsTests {
  @Test func `comments, messages and articles are in plain words`() {
    #expect(PlainWords.findings(in: Repository.files) == [])
  }

  @Test(arguments: [
    ("/// A till that tells its sum.", "\"tells\""),
    ("// The till goes\n// on to count.", "\"goes on\""),
    ("let text = \"whoever pays\"", "\"whoever\""),
    ("/// How a till counts.\nstruct Till {}", "documentation begins with \"how\""),
    ("let text = \"\\(coin) is no coin\"", "\"is no coin\""),
    ("let till = 1  // for want of coins", "\"for want of\""),
  ])
  func `a banned phrase is found`(text: String, problem: String) {
    let found = PlainWords.findings(in: [TextFile("Sources/Engine/A/Till.swift", text)])
    #expect(found.map(\.problem) == [problem])
  }

  @Test(arguments: [
    "struct Till { var whatever: Int }", "/// A till that `tells` its sum.",
    "/// A till.\n///\n/// How it counts is up to you.",
    "// There is no coin, and it is no longer here.",
    "let text = \"\\(whatever)\"", "// It goes.\nlet on = 1",
  ])
  func `a name, and a phrase that stands apart, pass`(text: String) {
    #expect(PlainWords.findings(in: [TextFile("Sources/Engine/A/Till.swift", text)]) == [])
  }

  @Test func `articles count, and code in them does not`() {
    let found = PlainWords.findings(in: [
      TextFile("Sources/A/A.docc/A.md", "A till\nstands\nfor a shop.\n\n```swift\ntells\n```\n")
    ])
    #expect(found == [Finding("Sources/A/A.docc/A.md:2", "\"stands for\"")])
  }
}
