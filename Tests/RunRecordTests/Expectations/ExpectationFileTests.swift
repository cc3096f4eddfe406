import RunRecord
import Testing

// Goal: a file of expectations keeps the text that people wrote, and names its unusable lines.
@Suite struct ExpectationFileTests {
  static let text = """
    {"format":1}
    // The city picker, until the server sorts.
    {"clause":"TL-18.provider","subject":"com.example.city","match":"out*","reason":"server",\
    "link":"#12","until":"2026-03-31"}

    # A row means all its clauses.
    {"clause":"TL-10","reason":"no network on the first start"}

    """

  @Test func `a file is written as it was read`() throws {
    let file = try ExpectationFile(parsing: ExpectationFileTests.text, name: "e")
    #expect(file.text == ExpectationFileTests.text)
    #expect(file.expectations.map(\.clause) == ["TL-18.provider", "TL-10"])
    #expect(file.expectations.map(\.place.description) == ["e:3", "e:6"])
    #expect(file.expectations[0].until?.description == "2026-03-31")
    #expect(file.expectations[0].link == "#12")
  }

  @Test(arguments: [
    ("{\"clause\":\"TL-18\",\"reason\":\"x\"}", 1, "{\"format\":1}"),
    ("{\"format\":2}", 1, "format 2 is newer"),
    ("{\"format\":1}\n\n{\"clause\":\"TL-18\"", 3, "not a JSON object"),
    ("{\"format\":1}\n[1]", 2, "an object should stand here"),
    ("{\"format\":1}\n{\"reason\":\"x\"}", 2, "clause: it is missing"),
    ("{\"format\":1}\n{\"clause\":\"TL-18\"}", 2, "reason: it is missing"),
    ("{\"format\":1}\n{\"clause\":\"TL-18\",\"reason\":\" \"}", 2, "reason: it is empty"),
    ("{\"format\":1}\n{\"clause\":\"TL-99.provider\",\"reason\":\"x\"}", 2, "there is no clause"),
    (
      "{\"format\":1}\n{\"clause\":\"TL-18\",\"reason\":\"x\",\"untill\":\"2026-01-01\"}", 2,
      "untill"
    ),
    (
      "{\"format\":1}\n{\"clause\":\"TL-18\",\"reason\":\"x\",\"until\":\"2026-02-29\"}", 2,
      "not a day"
    ),
    ("{\"format\":1}\n{\"clause\":\"TL-18\",\"reason\":\"x\",\"until\":\"soon\"}", 2, "not a day"),
    (
      "{\"format\":1}\n{\"clause\":\"TL-18\",\"reason\":\"x\"}\n{\"clause\":\"TL-18\",\"reason\":\"y\"}",
      3, "the same as line 2"
    ),
  ])
  func `a line that cannot be used is named`(text: String, line: Int, problem: String) {
    let error = #expect(throws: ExpectationError.self) {
      try ExpectationFile(parsing: text, name: "e")
    }
    #expect(error?.place.line == line)
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `two entries that differ in one field are not duplicates`() throws {
    let text = """
      {"format":1}
      {"clause":"TL-18","reason":"x"}
      {"clause":"TL-18","match":"late","reason":"x"}
      """
    #expect(try ExpectationFile(parsing: text, name: "e").expectations.count == 2)
  }

  @Test func `an empty file and one of remarks expect nothing`() throws {
    for text in ["", "\n", "// later\n"] {
      #expect(try ExpectationFile(parsing: text, name: "e").expectations.isEmpty)
    }
  }

  @Test func `updating drops what is stale, keeps reasons and remarks, and adds what is new`()
    throws
  {
    let file = try ExpectationFile(parsing: ExpectationFileTests.text, name: "e")
    var record = JudgedRecord.record([
      JudgedRecord.finding("TL-18.provider", "out of order"),
      JudgedRecord.finding("VW-01.view", "two URLs"),
    ])
    record.apply(file.expectations, today: nil)
    #expect(
      file.updated(for: record).text == """
        {"format":1}
        // The city picker, until the server sorts.
        {"clause":"TL-18.provider","subject":"com.example.city","match":"out*","reason":"server",\
        "link":"#12","until":"2026-03-31"}

        # A row means all its clauses.
        {"clause":"VW-01.view","subject":"com.example.city","match":"two URLs","reason":"not explained yet"}

        """
    )
  }

  @Test func `updating takes a day that is over off what is still there`() throws {
    let file = try ExpectationFile(parsing: ExpectationFileTests.text, name: "e")
    var record = JudgedRecord.record([JudgedRecord.finding("TL-18.provider", "out of order")])
    record.apply(file.expectations, today: CalendarDay("2026-04-01"))
    let updated = file.updated(for: record)
    #expect(updated.expectations.map(\.until) == [nil])
    #expect(updated.expectations.map(\.reason) == ["server"])
  }

  @Test func `what was updated expects exactly what was found`() throws {
    var record = JudgedRecord.record([
      JudgedRecord.finding("TL-18.provider", "out of order"),
      JudgedRecord.finding("TL-18.provider", "out of order", widget: "lamp"),
    ])
    record.apply([], today: nil)
    let file = ExpectationFile(name: "e").updated(for: record)
    let read = try ExpectationFile(parsing: file.text, name: "e")
    record.apply(read.expectations, today: nil)
    #expect(record.status(failOn: .provisional) == .held)
    #expect(record.expectations.map(\.state) == [.matched, .matched])
    #expect(read.updated(for: record).text == file.text)
  }

  @Test(arguments: [
    ("2024-02-29", true), ("2026-02-29", false), ("2000-02-29", true), ("1900-02-29", false),
    ("2026-13-01", false), ("2026-00-10", false), ("2026-04-31", false), ("2026-4-3", false),
    ("0000-01-01", false), ("2026-12-31", true), ("2026-12-31T00:00:00Z", false), ("", false),
    ("٢٠٢٦-01-01", false),
  ])
  func `a day is one that the calendar has`(text: String, isDay: Bool) {
    #expect((CalendarDay(text) != nil) == isDay)
    #expect(CalendarDay(text)?.description == (isDay ? text : nil))
  }
}
