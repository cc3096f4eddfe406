// Goal: one line is one cause only where the fault itself stands there. Method: pairs of violations at
// the same line, which is their own or that of the function round them.

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

  /// Whether violations of two widgets that were never seen together are one finding.
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
