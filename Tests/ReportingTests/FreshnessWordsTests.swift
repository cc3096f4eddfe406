// Goal: all pages give the same share of the day for which a widget is outdated, and the same
// number of vain reloads.
import RunRecord
import Testing

@testable import Reporting

@Suite struct FreshnessWordsTests {
  private func line(_ states: [FreshMomentLine.State], _ reloads: Int64 = 0, _ unchanged: Int64 = 0)
    -> FreshnessLine
  {
    var line = FreshnessLine()
    line.moments = states.enumerated().map { FreshMomentLine($1, at: Int64($0) * 1_000_000) }
    (line.reloads, line.unchanged) = (reloads, unchanged)
    return line
  }

  @Test func `the share of the day and the reloads in vain are reported`() {
    let words = line([.fresh, .outdated, .fresh, .fresh], 64, 61).words
    #expect(words == "outdated 25 % of the day; 61 of 64 reloads changed nothing")
    #expect(line([.fresh], 5).words == "up to date all day; each of 5 reloads changed something")
    #expect(line([.fresh, .untold]).words == "up to date as far as can be determined")
    #expect(
      line([.untold]).words == "different at each moment, so its freshness cannot be determined"
    )
    #expect(FreshnessLine().words.isEmpty)
    var madeUp = line([.fresh], 5, 5)
    madeUp.isOfMadeUpData = true
    #expect(
      madeUp.words == "up to date all day; 5 of 5 reloads changed nothing (with made-up data)"
    )
    var random = FreshnessLine()
    random.isRandom = true
    #expect(random.words.contains("different answers"))
    #expect(random.outdatedShare == nil)
  }

  private var record: RunRecord {
    var record = SampleWidgets.bundle
    record.days[0].freshness = line([.fresh, .outdated], 2, 1)
    record.days[0].freshness.moments[1].shown = "\"14:00\""
    record.days[0].freshness.moments[1].due = "\"14:05\""
    return record
  }

  @Test func `terminal, Markdown, badge and page say the same`() {
    let words = "outdated 50 % of the day; 1 of 2 reloads changed nothing"
    #expect(TerminalSummary(record).text.contains(words))
    #expect(MarkdownSummary(record).text.contains(words))
    #expect(Badge(record).svg.contains("outdated up to 50 %"))
    let page = DaySection(days: record.days).section
    let text = "\(page.html)"
    #expect(text.contains("Outdated 50 % of the day"))
    #expect(text.contains("14:05"))
  }

  @Test func `a widget of which nobody asked is not spoken of`() {
    let text = TerminalSummary(SampleWidgets.bundle).text
    #expect(!text.contains("outdated"))
    #expect(!Badge(SampleWidgets.bundle).svg.contains("outdated"))
  }
}
