// Goal: the line that makes a timeline's entries is found from the line of the timeline.
import Testing

@testable import WidgetCampaigns

@Suite struct EntriesLineTests {
  private let rows = """
    let entries = [1]
    func other() {}
    let entries = moments.map { moment in
      entry(at: moment)
    }
    var rows = entries
    completion(Timeline(entries: entries, policy: .atEnd))
    completion(Timeline(entries: [entry], policy: .atEnd))
    completion(Timeline(entries: lost, policy: .atEnd))
    return Timeline( entries: rows, policy: .never)
    """.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func `the nearest declaration above is the one`() {
    #expect(EntriesLine.number(of: 7, in: rows) == 3)
    #expect(EntriesLine.number(of: 10, in: rows) == 6)
  }

  @Test func `a single entry that was declared above is the one`() {
    let rows = """
      let entry = Entry(date: now, state: .failed)
      completion(Timeline(entries: [entry], policy: .atEnd))
      """.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(EntriesLine.number(of: 2, in: rows) == 1)
  }

  @Test func `where a list is declared empty, what fills it is the one`() {
    let rows = """
      var entries: [Entry] = []
      let now = Date()
      for hour in 0..<5 {
        let date = calendar.date(byAdding: .hour, value: hour, to: now)!
        let entry = Entry(date: date)
        entries.append(entry)
      }
      completion(Timeline(entries: entries, policy: .atEnd))
      var rows = [Entry]()
      let dates = marks(after: now)
      rows = dates.map { Entry(date: $0) }
      completion(Timeline(entries: rows, policy: .atEnd))
      var kept: [Entry] = []
      for story in stories {
        kept.append(Entry(story))
      }
      completion(Timeline(entries: kept, policy: .atEnd))
      var begun = [Entry(date: now)]
      begun.append(Entry(date: later))
      completion(Timeline(entries: begun, policy: .atEnd))
      """.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(EntriesLine.number(of: 8, in: rows) == 4)
    #expect(EntriesLine.number(of: 12, in: rows) == 11)
    #expect(EntriesLine.number(of: 17, in: rows) == 15)
    #expect(EntriesLine.number(of: 20, in: rows) == 18)
  }

  @Test func `what a function of the file returns is the one`() {
    let rows = """
      completion(Timeline(entries: entries(at: .now), policy: .never))
        completion(Timeline(entries: brief(), policy: .never))
      completion(Timeline(entries: absent(), policy: .never))
        func entries(at date: Date) -> [Entry] {
          if isEmpty {
            return []
          }
          return days.map { day in
            Entry(day)
          }
        }
        func brief() -> [Entry] {
          [Entry(date: .now)]
        }
        func mapped() -> [Entry] {
          let days = week()
          days.map { day in
            Entry(day)
          }
        }
        completion(Timeline(entries: mapped(), policy: .never))
      """.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(EntriesLine.number(of: 1, in: rows) == 8)
    #expect(EntriesLine.number(of: 2, in: rows) == 13)
    #expect(EntriesLine.number(of: 3, in: rows) == nil)
    #expect(EntriesLine.number(of: 21, in: rows) == 17)
  }

  @Test
  func
    `what a function returns that fills a variable is the one, and the list that it makes of another`()
  {
    let rows = """
      let entries = await loadEntries()
      completion(Timeline(entries: entries, policy: .never))
      func loadEntries() async -> [Entry] {
        guard let items = await load() else { return [Entry(.failed)] }
        if items.isEmpty {
          return [Entry(.empty)]
        }
        if let last {
          return items.map { Entry($0, last) }
        }
        return [Entry(.none)]
      }
      let entries = try absent()
      completion(Timeline(entries: entries, policy: .never))
      let entries = loadEntries().sorted { $0.date < $1.date }
      completion(Timeline(entries: entries, policy: .never))
      """.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(EntriesLine.number(of: 2, in: rows) == 9)
    #expect(EntriesLine.number(of: 14, in: rows) == 13)
    #expect(EntriesLine.number(of: 16, in: rows) == 15)
  }

  @Test func `entries without a name, or of no declaration, have no line of their own`() {
    for line in [1, 8, 9, 0, 99] { #expect(EntriesLine.number(of: line, in: rows) == nil) }
  }
}
