import CampaignRuns
import Testing

@testable import WidgetCheckCommand

// Goal: a kind in another spelling is named before anything is built, and no kind that a source may have is refused.
#if os(Linux)
  @Suite struct SpelledKindsTests {
    private func chosen(_ kind: String) throws -> ChosenWidgets {
      try ChosenWidgets.parse(["--kind", kind])
    }

    @Test(arguments: [
      "StaticConfiguration(kind: \"Trips\", provider: P())", "let kind: String = \"Trips\"",
    ])
    func `a kind in another spelling gets a suggestion before anything is built`(source: String)
      throws
    {
      let error = #expect(throws: CommandError.self) { try chosen("Trip").checkKinds(in: [source]) }
      #expect("\(try #require(error))".contains("did you mean Trips?"))
    }

    @Test(arguments: [
      "StaticConfiguration(kind: \"Trip\", provider: P())",
      "enum Kind: String { case trip = \"Trip\" }; \"Trips\"",
      "StaticConfiguration(kind: \"\\(prefix).Trip\", provider: P())",
      "StaticConfiguration(kind: \"Weather\")", "",
    ])
    func `a kind that a source may have is left to the bundle`(source: String) throws {
      try chosen("Trip").checkKinds(in: [source])
    }
  }
#endif
