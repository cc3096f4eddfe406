// Goal: a text that shows a value in its debug form breaks the clause; the same letters in a text
// for people do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-67` {
  private func tally(_ text: String) throws -> Tally {
    let tree = ViewTree(nodes: [ViewNode(.text, text: text)], attributes: [])
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "CR-67")
  }

  @Test(arguments: [
    ("nan%", "not a number"), ("Swap NaN", "not a number"), ("-inf", "not a number"),
    ("inf °C", "not a number"), ("nan°", "not a number"),
    (#"Next: Optional("Post office")"#, "optional"), ("Optional(3) left", "optional"),
    ("nil", "nothing"), ("Hello (null)", "nothing"), ("null", "nothing"),
    ("%@ left", "format"), ("%lld days", "format"), ("in %1$@", "format"), ("%.1f km", "format"),
    ("%d", "format"), (#"Hello \(name)"#, "interpolation"),
    ("at 2026-01-05 07:00:00 +0000", "date"),
  ])
  func `a value as code prints it is a violation`(text: String, kind: String) throws {
    try expect(tally(text), kinds: [kind], situations: [0, 1, 0])
  }

  @Test(arguments: [
    "Nan's birthday", "banana", "nano", "Infinity Pool", "info", "min. 3, inf. 2", "Optional",
    "Optional: tea",
    "one-nil", "nil-nil", "nullify", "50%", "50% off", "100%d", "100 % fat", "%", "%%", "50 %Sale",
    "2026-01-05", "2026-01-05 07:00", "C:\\temp", "ünan", "naná", "",
  ])
  func `a text for people is none`(text: String) throws {
    try expect(tally(text), kinds: [], situations: [1, 0, 0])
  }

  @Test func `the message names the piece`() throws {
    let message = try tally("Swap nan%").violations.first?.message
    #expect(message == #"the text "Swap nan%" shows an invalid number, nan"#)
  }
}
