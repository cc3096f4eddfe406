// Goal: one line is one cause only if the fault itself is on that line. Method: pairs of violations
// at the same line, which is their own or that of the enclosing function.

import Clauses
import Testing

@testable import Campaigns

@Suite struct CommonCauseTests {
  @Test func `what stands at one line is one finding`() {
    #expect(isShared("CR-01", "TL-14.provider", areOwn: true))
  }

  @Test func `the line of a declaration joins no two clauses`() {
    #expect(!isShared("TL-36.provider", "VW-17.view", areOwn: false))
    #expect(!isShared("CR-02", "CR-11", areOwn: false))
  }

  @Test func `the line of a function joins what breaks one clause`() {
    #expect(isShared("TL-36.provider", "TL-36.provider", areOwn: false))
  }

  @Test func `crashes of one kind in one function are one finding, on any lines`() {
    func isOne(_ left: String, _ right: String) -> Bool {
      let crashes = [("W.swift:4", left), ("W.swift:5", right)].map { source, function in
        (
          ViolationClass(clause: "CR-CRASH", kind: "indexOutOfRange \(source)", widget: "A"),
          Violation(
            kind: "indexOutOfRange \(source)",
            message: "an index at \(source) in \(function): Index out of range",
            source: source,
            widget: "A"
          )
        )
      }
      return CommonCause.isShared(crashes[0], crashes[1], areShownTogether: false)
    }
    #expect(isOne("body.getter", "body.getter"))
    #expect(!isOne("body.getter", "getTimeline(in:completion:)"))
  }

  @Test func `a request that is never answered has no entry offline, and that is one finding`() {
    func isOne(_ effect: ClauseID, areShownTogether: Bool = true) -> Bool {
      let both = [Clause.completesOnce.id, effect].map {
        (ViolationClass(clause: $0, kind: "a", widget: "A"), Violation(kind: "", message: ""))
      }
      return CommonCause.isShared(both[0], both[1], areShownTogether: areShownTogether)
    }
    #expect(isOne(Clause.offlineHasEntry.id))
    #expect(isOne(Clause.missingDataHasEntry.id))
    #expect(!isOne(Clause.offlineHasEntry.id, areShownTogether: false))
    #expect(!isOne(Clause.viewIsPure.id))
  }

  @Test func `days of 86,400 seconds put entries of one widget out of order`() {
    func isOne(_ widget: String, areShownTogether: Bool) -> Bool {
      let classes = [(Clause.daysByCalendar.id, "A"), (Clause.entriesInOrder.id, widget)].map {
        (
          ViolationClass(clause: $0.0, kind: "a", widget: $0.1),
          Violation(kind: "", message: "")
        )
      }
      return CommonCause.isShared(classes[0], classes[1], areShownTogether: areShownTogether)
    }
    #expect(isOne("A", areShownTogether: true))
    #expect(!isOne("B", areShownTogether: true))
    #expect(!isOne("A", areShownTogether: false))
  }

  /// Returns true if violations of two widgets that were never seen together are one finding.
  private func isShared(_ first: ClauseID, _ second: ClauseID, areOwn: Bool) -> Bool {
    CommonCause.isShared(
      (ViolationClass(clause: first, kind: "a", widget: "A"), violation(areOwn)),
      (ViolationClass(clause: second, kind: "b", widget: "B"), violation(areOwn)),
      areShownTogether: false
    )
  }

  private func violation(_ isOwn: Bool) -> Violation {
    Violation(kind: "", message: "").standing(at: "Tea.swift:4", isOwn: isOwn)
  }
}
