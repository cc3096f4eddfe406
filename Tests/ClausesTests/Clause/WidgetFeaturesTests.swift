// Goal: the features of widgets are read from the trace, and clauses that need more do not apply.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct WidgetFeaturesTests {
  private func seen(_ run: TraceBuilder, _ features: WidgetFeatures = .all) -> WidgetFeatures {
    let judge = Judge([], setup: run.setup, features: features)
    judge.judge(run.trace, setup: run.setup)
    return judge.seen
  }

  @Test func `a run without requests shows real code alone`() {
    #expect(seen(TraceBuilder().added()) == .realCode)
  }

  @Test func `scripts are taken to have all but real code`() {
    #expect(seen(TraceBuilder().added(), .scripted) == .scripted)
    #expect(!WidgetFeatures.scripted.contains(.realCode))
  }

  @Test func `requests, answers and side effects show features`() {
    let run = TraceBuilder().view(ViewNode(.button)).added().reload(1, .added)
      .answered(1, entries: ["0s", "1h"]).asked(-2, .control).asked(-3, .options)
      .asked(-4, .activity)
      .did(1, .networkRequested).did(1, .imageDrawn).did(1, .activityEnded)
      .did(1, .sharedDataMissed).did(1, .reloadAllCalled).did(1, .locationRead).did(1, .kindsKept)
      .did(1, .lookUpOmitted).did(1, .relevanceTold)
    let settled = TargetSetting.allCases.reduce(run) {
      $0.did(1, .settingFound, amount: Int64(ordinal(of: $1)))
    }
    // Only the host knows which values were synthesized.
    #expect(seen(settled) == .all.subtracting(.samples))
  }

  @Test func `a single entry is not several`() {
    let run = TraceBuilder().view(ViewNode(.text)).added().reload(1, .added)
      .answered(1, entries: ["0s"])
    #expect(seen(run) == [.realCode, .timelines, .drawings])
  }

  @Test func `a clause that needs more does not apply and says what is missing`() throws {
    let clause = try #require(Clause.named("TL-18.provider"))
    #expect(clause.inapplicable(to: .scripted) == nil)
    #expect(
      clause.inapplicable(to: [.realCode, .timelines])
        == "the widgets have not a timeline of several entries"
    )
  }

  @Test func `a judge of scripts shows nothing to a clause that needs real code`() throws {
    let run = TraceBuilder().added().reload(1, .added).did(1, .standardDefaultsUsed)
    let clause = try #require(Clause.named("AG-04.provider"))
    let judge = Judge([clause], setup: run.setup)
    judge.judge(run.trace, setup: run.setup)
    #expect(judge.isApplicable == [false])
    #expect(judge.tallies[0].violations.isEmpty)
  }
}
