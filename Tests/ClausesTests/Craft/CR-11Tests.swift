// Goal: the placeholder's figures in place of missing data break the clause; figures of its own,
// texts without figures, and existing data do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-11` {
  private func run(_ shown: String, sample: String = "72 %") -> TraceBuilder {
    TraceBuilder().with { $0.device.surroundings.network = .offline }
      .view(ViewNode(.text, text: shown)).view(ViewNode(.text, text: sample))
      .added().requested(1, .placeholder).answered(1, .entry(ViewID(1))).reload(2, .added)
  }

  @Test func `the placeholder's figures are a violation when the network fails`() throws {
    let tally = try run("72 %").did(2, .networkRequested, "a").answered(2, entries: ["0s"])
      .judged(by: "CR-11")
    expect(tally, kinds: ["sold as real"])
    #expect(tally.violations.first?.message.contains("72 %") == true)
  }

  @Test func `the placeholder's figures are a violation when shared data is missing`() throws {
    let tally = try run("72 %").did(2, .sharedDataMissed, "level").answered(2, entries: ["0s"])
      .judged(by: "CR-11")
    expect(tally, kinds: ["sold as stored"])
  }

  @Test func `a zero or a small number for shared data that is missing is none`() throws {
    for text in ["0 of 12", "Level 1"] {
      let tally = try run(text, sample: text).did(2, .sharedDataMissed, "level")
        .answered(2, entries: ["0s"]).judged(by: "CR-11")
      expect(tally, kinds: [], situations: [0, 0])
    }
  }

  @Test func `a sample with decimals is a violation, a zero with decimals none`() throws {
    for (text, kinds) in [("€340.00", ["sold as stored"]), ("€0.00", [])] {
      let tally = try run(text, sample: text).did(2, .sharedDataMissed, "level")
        .answered(2, entries: ["0s"]).judged(by: "CR-11")
      expect(tally, kinds: kinds)
    }
  }

  /// Returns the tally of a widget whose placeholder and entry without data have a linked figure.
  private func linked(_ text: String, isOffered: Bool, _ kind: SideEffect.Kind) throws -> Tally {
    let tree = ViewTree(
      nodes: [ViewNode(.link, target: 1), ViewNode(.text, depth: 1, text: text)],
      attributes: isOffered ? [ViewAttribute(.offered, "", of: 1)] : []
    )
    return try TraceBuilder().with { $0.device.surroundings.network = .offline }
      .view(tree).view(tree).added().requested(1, .placeholder).answered(1, .entry(ViewID(1)))
      .reload(2, .added).did(2, kind, "a").answered(2, entries: ["0s"]).judged(by: "CR-11")
  }

  @Test func `a choice that a tap passes on is none without shared data, another figure is one`()
    throws
  {
    try expect(linked("15 min", isOffered: true, .sharedDataMissed), kinds: [])
    try expect(linked("15 min", isOffered: false, .sharedDataMissed), kinds: ["sold as stored"])
    try expect(linked("15 min", isOffered: true, .networkRequested), kinds: ["sold as real"])
  }

  @Test func `another text and a sample without figures are none`() throws {
    let other = try run("no data").did(2, .networkRequested, "a").answered(2, entries: ["0s"])
      .judged(by: "CR-11")
    expect(other, kinds: [], situations: [1, 0])
    let words = try run("--", sample: "--").did(2, .networkRequested, "a")
      .answered(2, entries: ["0s"]).judged(by: "CR-11")
    expect(words, kinds: [])
  }

  @Test func `figures under a placeholder's redaction are none`() throws {
    let tree = ViewTree(
      nodes: [ViewNode(.vStack), ViewNode(.text, depth: 1, text: "72 %")],
      attributes: [ViewAttribute(.redacted, "placeholder", of: 0)]
    )
    let tally = try TraceBuilder().with { $0.device.surroundings.network = .offline }
      .view(tree).view(tree).added().requested(1, .placeholder).answered(1, .entry(ViewID(1)))
      .reload(2, .added).did(2, .networkRequested, "a").answered(2, entries: ["0s"])
      .judged(by: "CR-11")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a widget that needs no data is silent`() throws {
    let tally = try run("72 %").answered(2, entries: ["0s"]).judged(by: "CR-11")
    expect(tally, situations: [0, 0])
  }
}
