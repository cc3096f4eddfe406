import Testing

@testable import RunRecord

// Goal: no text of a subject or record gives a file name that leads out of its folder or does not fit.
@Suite struct FileNameTests {
  @Test(arguments: [
    ("RB-06.runtime", "kind", "", "RB-06.runtime-kind"),
    ("CR-CRASH", "forcedUnwrap A.swift:12", "tea", "CR-CRASH-forcedUnwrap-A-swift-12-tea"),
    ("../../../out", "", "", "-.-..-..-out"), ("a/b", "..", "c\\d", "a-b----c-d"),
    (".hidden", "", "", "-hidden"), ("a\u{0D4E}/b", "", "", "a\u{0D4E}-b"),
    ("TL-10", "", "übersicht 天気", "TL-10-übersicht-天気"),
  ])
  func `a finding's name stays in its folder`(
    clause: String,
    kind: String,
    widget: String,
    name: String
  ) {
    #expect(FindingLine.name(clause, kind, widget) == name)
  }

  @Test func `a long name is cut, and two that begin alike stay apart`() {
    let long = String(repeating: "天", count: 100)
    let names = ["a", "b"].map { FindingLine.name("CR-19", "kind", long + $0) }
    #expect(names[0] != names[1])
    for name in names { #expect((180...200).contains(name.utf8.count), "\(name.utf8.count)") }
    let fits = String(repeating: "x", count: 200)
    #expect(FileName.whole(fits) == fits)
    #expect(FileName.whole(fits + "x").utf8.count == 200)
  }
}
