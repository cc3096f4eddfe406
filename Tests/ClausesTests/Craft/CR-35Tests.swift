// Goal: a look at the gallery breaks the clause with the network and with dashes; a sample with a
// dash does not, nor do the requests and displays of a placed widget.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-35` {
  private func run(_ texts: String..., placement: Int? = nil) -> TraceBuilder {
    let nodes = texts.map { ViewNode(.text, depth: 1, text: $0) }
    return TraceBuilder().view(ViewTree(nodes: [ViewNode(.vStack)] + nodes))
      .requested(1, .snapshot, placement: placement)
  }

  private func judged(_ run: TraceBuilder) throws -> Tally {
    try run.answered(1, .entry(ViewID(0))).judged(by: "CR-35")
  }

  @Test func `a sample that needs nothing is none`() throws {
    try expect(judged(run("Home", "21 degrees")), kinds: [], situations: [1, 0, 0])
  }

  @Test func `a load over the network is a violation`() throws {
    let tally = try judged(run("21 degrees").did(1, .networkRequested, "a"))
    expect(tally, kinds: ["asks the network"], situations: [0, 1, 0])
  }

  @Test func `nothing but dashes is a violation`() throws {
    for text in ["--", "—", "–:–", "-.- %", "…"] {
      try expect(judged(run(text, "")), kinds: ["dashes"], situations: [0, 0, 1])
    }
  }

  @Test func `a row of dashes beside a title is a violation, too`() throws {
    for text in ["--", "Charge --", "--%", "--:-- h"] {
      try expect(judged(run("Home", text)), kinds: ["dashes"], situations: [0, 0, 1])
    }
  }

  @Test func `one dash beside values, and no text at all, are none`() throws {
    try expect(judged(run("3", "–", "1")), kinds: [], situations: [1, 0, 0])
    let plain = run("Home — 21 degrees", "-5", "--verbose")
    try expect(judged(plain), kinds: [], situations: [1, 0, 0])
    try expect(judged(run("")), kinds: [], situations: [1, 0, 0])
    try expect(judged(run()), kinds: [], situations: [1, 0, 0])
  }

  @Test func `what a placed widget loads and shows is another matter`() throws {
    let placed = run("--", placement: 0).did(1, .networkRequested, "a")
    try expect(judged(placed), kinds: [], situations: [0, 0, 0])
  }

  @Test func `a second answer counts no more`() throws {
    let tally = try judged(run("--").answered(1, .entry(ViewID(0))))
    expect(tally, kinds: ["dashes"], situations: [0, 0, 1])
  }
}
