// Goal: every fact occurs once, and all its citations exist.
// Method: the registry is compared with the ids, and all texts are searched for ids.
import Testing

@testable import PlatformFacts

@Suite struct FactTests {
  @Test func `the registry holds each id once and in order`() {
    #expect(Fact.all.map(\.id) == FactID.allCases)
    #expect(Fact.all.count == 315)
  }

  @Test(arguments: FactArea.allCases)
  func `the facts of an area are numbered from one without a gap`(area: FactArea) {
    let texts = Fact.all.filter { $0.id.area == area }.map(\.id.text)
    let expected = (1...max(1, texts.count)).map { number in
      "\(area.rawValue)-\(number < 10 ? "0" : "")\(number)"
    }
    #expect(texts == expected)
  }

  @Test func `an id has a text that leads back to it`() {
    for id in FactID.allCases {
      #expect(FactID(id.text) == id)
      #expect(FactID(id.text.lowercased()) == id)
      #expect(id.fact.id == id)
    }
    #expect(FactID.tl18.text == "TL-18")
    for text in ["TL-99", "TL18", "tl18", "TL-", "-18", "", "TL-1-8", "X-01"] {
      #expect(FactID(text) == nil, "\(text)")
    }
  }

  @Test func `a fact is a sentence of somebody`() {
    for fact in Fact.all {
      #expect(fact.sentence.hasSuffix("."), "\(fact.id)")
      #expect(!fact.evidence.says.isEmpty, "\(fact.id)")
      #expect(!fact.sentence.contains("  ") && !fact.sentence.contains("\n"), "\(fact.id)")
      let isDocumented = fact.evidence.says != [.nobody]
      #expect(!isDocumented || !fact.sources.isEmpty, "\(fact.id) has no source")
    }
  }

  @Test func `every row that a row names is there`() throws {
    let row = /\b(?:[A-Z]{2}|X)-\d+\b/
    for text in FactTests.texts {
      for match in text.matches(of: row) where !match.output.hasPrefix("UTF") {
        #expect(Citation(String(match.output)) != nil, "\(match.output) in \(text)")
      }
    }
  }

  @Test func `a correction is a fact that is right itself`() throws {
    let mistakes = Fact.all.filter { $0.correctedBy != nil }
    #expect(!mistakes.isEmpty)
    for mistake in mistakes {
      let right = try #require(mistake.correctedBy).fact
      #expect(right.correctedBy == nil, "\(mistake.id)")
      #expect(mistake.obligations.isEmpty, "\(mistake.id) obliges somebody to a mistake")
    }
  }

  @Test func `documents that the project began with are called briefs`() {
    for text in FactTests.texts { #expect(!text.lowercased().contains("seed"), "\(text)") }
  }

  /// Every text that a person wrote.
  private static var texts: [String] {
    var texts = Assumption.catalogue.map(\.statement)
    for fact in Fact.all {
      texts += [fact.sentence, fact.figures, fact.note, fact.evidence.remark]
      texts += fact.obligations.map(\.text)
      texts += fact.sources.map(\.title)
    }
    for contradiction in Contradiction.all {
      texts += [contradiction.subject, contradiction.resolution]
      texts += contradiction.positions.map(\.text)
    }
    return texts
  }
}
