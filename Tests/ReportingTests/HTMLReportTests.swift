import Foundation
import PlatformFacts
import RunRecord
import Testing

@testable import Reporting

// Goal: the page is well formed, self-contained and small, for any record.
// Method: a small reader of markup goes over the pages of every sample, hostile ones included.
@Suite struct HTMLReportTests {
  static let samples: [(name: String, record: RunRecord)] = [
    ("empty", RunRecord()), ("held", SampleRecord.held), ("broken", SampleRecord.campaign),
    ("partial", SampleRecord.partial), ("mutants", SampleRecord.mutants),
    ("hostile", SampleRecord.hostile), ("large", SampleRecord.large),
  ]

  /// The pages of the samples with the reader's results, made once.
  static let pages: [String: (text: String, reader: MarkupReader)] = samples.reduce(into: [:]) {
    let text = HTMLReport($1.record).text
    $0[$1.name] = (text, MarkupReader(text))
  }

  @Test(arguments: samples.map(\.name))
  func `every page is well formed`(name: String) throws {
    let reader = try page(name).reader
    #expect(reader.faults.isEmpty)
    #expect(reader.elements.contains("main"))
  }

  @Test(arguments: samples.map(\.name))
  func `every place has its own name and every link leads to a place`(name: String) throws {
    let reader = try page(name).reader
    let places = reader.attributes.compactMap { $0["id"] }
    #expect(Set(places).count == places.count)
    let links = reader.attributes.compactMap { $0["href"] }
    #expect(!links.isEmpty)
    let known = Set(places.map { "#" + $0 })
    let sources = Set(Fact.all.flatMap(\.sources).compactMap(\.address))
    let others = links.filter { !known.contains($0) && !$0.hasPrefix("#clauses/") }
    #expect(others.filter { !sources.contains($0) } == [])
  }

  @Test(arguments: samples.map(\.name))
  func `no page asks for anything from elsewhere`(name: String) throws {
    let text = try page(name).text.withoutSources
    for word in ["http:", "https:", "src=", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test(arguments: samples.map(\.name))
  func `every page is below a megabyte and the same each time`(name: String) throws {
    let text = try page(name).text
    #expect(text.utf8.count < 1 << 20)
    let sample = try #require(HTMLReportTests.samples.first { $0.name == name })
    #expect(text == HTMLReport(sample.record).text)
  }

  @Test func `a clause shows what its facts say and where it can be read`() throws {
    let text = HTMLReport(SampleRecord.campaign).text
    let source = try #require(FactID.tl11.fact.sources.first)
    #expect(text.contains("Rests on <a href=\"#fact-TL-11\">TL-11</a>"))
    #expect(text.contains(HTMLEscaping.escape(FactID.tl11.fact.sentence)))
    let address = try #require(source.address)
    #expect(text.contains("<a rel=\"noreferrer\" href=\"\(address)\">\(source.title)</a>"))
  }

  @Test func `a source that several clauses share is printed in full once`() {
    let text = HTMLReport(SampleRecord.campaign).text
    #expect(text.split(separator: "<li id=\"fact-TL-11\">").count == 2)
    let statement = AssumptionID.as01.assumption.statement
    #expect(text.split(separator: HTMLEscaping.escape(statement)).count == 2)
    #expect(text.contains("<a href=\"#assumption-AS-01\">AS-01</a></p>"))
  }

  @Test func `what a record cites and this version does not know is shown by its id`() {
    var record = SampleRecord.campaign
    for index in record.clauses.indices { record.clauses[index].sources = ["ZZ-01"] }
    let text = HTMLReport(record).text
    #expect(text.contains("Rests on ZZ-01"))
    #expect(MarkupReader(text).faults.isEmpty)
  }

  @Test func `hostile text is shown as text`() {
    let text = HTMLReport(SampleRecord.hostile).text
    #expect(!text.contains("<script>alert"))
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(text.contains("\\u{202E}reversed"))
    #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    #expect(MarkupReader(text).elements.count { $0 == "script" } == 1)
  }

  @Test func `a partial record has a grey band that says so`() {
    let text = HTMLReport(SampleRecord.partial).text
    #expect(text.contains("class=\"band partial\""))
    #expect(text.contains("No verdict: this report is partial."))
    #expect(text.contains("So far: 2 findings."))
  }

  @Test func `the verdict can be quoted`() {
    #expect(
      HTMLReport(SampleRecord.campaign).text.contains(
        "7 of 11 required clauses held; 2 broken, 1 undecided, 1 never exercised."
      )
    )
    #expect(HTMLReport(SampleRecord.held).text.contains("All 11 required clauses held."))
  }

  @Test func `every clause has a row with its situations and their counts`() {
    let text = HTMLReport(SampleRecord.campaign).text
    for clause in SampleRecord.clauses {
      #expect(text.contains("<tr id=\"clause-\(clause.id)\""))
      for situation in clause.situations where situation.count > 0 {
        #expect(text.contains("<b>\(grouped(situation.count))</b><span>\(situation.name)"))
      }
    }
  }

  @Test func `what was left unjudged stands with its reason, for the clauses that apply`() {
    let text = HTMLReport(SampleRecord.campaign).text
    #expect(text.contains("<section id=\"guards\""))
    #expect(text.contains(">an entry behind a locked screen</td>"))
    #expect(!text.contains("an entry before the first unlock"))
    #expect(text.contains("reasons not met: 1."))
    #expect(!text.contains("an archive that nobody saw"))
    var without = SampleRecord.campaign
    for index in without.clauses.indices { without.clauses[index].guards = [] }
    #expect(!HTMLReport(without).text.contains("id=\"guards\""))
  }

  @Test func `the picture has an anchor for each event and marks the one that broke the clause`() {
    let reader = MarkupReader(HTMLReport(SampleRecord.campaign).text)
    let events = reader.attributes.filter { $0["class"]?.hasPrefix("event") == true }
    #expect(events.count == 30 + 10)
    #expect(events.allSatisfy { "#" + ($0["id"] ?? "") == $0["href"] })
    #expect(events.count { $0["class"]?.contains("breaking") == true } == 1)
    #expect(events.count { $0["class"]?.contains("event path") == true } == 3)
  }

  @Test func `the first finding stands whole before any figure`() throws {
    let text = HTMLReport(SampleRecord.campaign).text
    let lead = try #require(text.range(of: "class=\"lead\""))
    let end = try #require(text.range(of: "</article>"))
    let card = text[lead.lowerBound..<end.lowerBound]
    for part in [
      "RB-02.runtime", "41 charged reloads", "at most 40 charged reloads in 24 hours",
      "RB-02, Apple&#39;s documentation", "widgetcheck replay",
    ] {
      #expect(card.contains(part), "\(part)")
    }
    let headline = try #require(text.firstMatch(of: /<h1>(.*?)<\/h1>/)).1
    #expect(headline.contains("charged reloads"))
    #expect(text.contains("Broken: "))
    let figures = try #require(text.range(of: "7 of 11 required clauses held"))
    #expect(end.lowerBound < figures.lowerBound)
    #expect(!HTMLReport(SampleRecord.held).text.contains("class=\"lead\""))
  }

  @Test func `a bar has no part for what does not apply`() {
    let text = HTMLReport(SampleRecord.campaign).text
    #expect(!text.contains("<span class=\"notApplicable\" style"))
    #expect(text.contains("2 not applicable"))
  }

  @Test func `the filter reads findings and mutants and has an answer for no match`() throws {
    let findings = try page("broken").reader
    let articles = zip(findings.elements, findings.attributes).filter { $0.0 == "article" }
    #expect(articles.filter { $0.1["data-status"] == "broken" }.count == 2)
    let mutants = try page("mutants")
    let states = mutants.reader.attributes.compactMap { $0["data-status"] }
    #expect(states.filter { $0 == "killed" }.count == 4)
    #expect(states.filter { $0 == "survived" }.count == 1)
    #expect(mutants.text.contains("id=\"unmatched\""))
  }

  @Test func `lists of events stay folded when a page is printed`() {
    let text = HTMLReport(SampleRecord.campaign).text
    #expect(text.contains("<details class=\"log\">"))
    #expect(text.contains("details:is(.log,.raw)::details-content{display:none}"))
    #expect(text.contains("details:not(.log,.raw)"))
  }

  private func page(_ name: String) throws -> (text: String, reader: MarkupReader) {
    try #require(HTMLReportTests.pages[name])
  }
}
