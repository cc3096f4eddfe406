// Goal: a button that ends only the first of two Live Activities is reported; one that ends all, or
// its own, is not.
// Method: the code is a function from the taps to the activities that run at the end.
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct AllActivitiesEndedTests {
  /// The outcome for code whose first two buttons start an activity each.
  private func outcome(
    declares: Bool = true,
    _ running: @escaping (_ buttons: [Int32]) -> Int
  ) throws -> String {
    var declared = DeclaredKinds()
    declared.hasActivities = declares
    return try AllActivitiesEndedRelation.outcome(declared: declared) { order in
      CaseReport(calls: [.end], running: running(order.tappedButtons))
    }
  }

  private func starts(_ buttons: [Int32]) -> Int { Set(buttons).subtracting([2]).count }

  @Test func `a tap that ends the first of two is found at the call`() throws {
    let first = try outcome { buttons in
      self.starts(buttons) - buttons.count { $0 == 2 }
    }
    #expect(first == "line 3 end.swift")
  }

  @Test func `a tap that ends all, none, or its own is not`() throws {
    #expect(try outcome { $0.contains(2) ? 0 : self.starts($0) } == "alike")
    #expect(try outcome(self.starts) == "alike")
    #expect(try outcome { self.starts($0) - ($0.contains(2) ? 1 : 0) } == "alike")
  }

  @Test func `of one activity, or none at all, nothing is said`() throws {
    #expect(try outcome { min(1, $0.count) } == "silent")
    #expect(try outcome(declares: false) { self.starts($0) } == "silent")
  }
}
