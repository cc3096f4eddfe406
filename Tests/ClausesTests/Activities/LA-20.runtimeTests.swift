// Goal: a tap on an activity opens its app, as its presentation says.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-20 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().at("1h")

  @Test func `a tap that opens the app, with and without a URL, is none`() throws {
    let tally = try begun.tapsActivity().leads(0, .app).tapsActivity(0, url: 2)
      .leads(0, .widgetURL(2)).at("2h").judged(by: "LA-20.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `a tap that opens something else is a violation`() throws {
    let other = begun.tapsActivity(0, url: 2).leads(0, .app)
    try expect(other.judged(by: "LA-20.runtime"), kinds: ["elsewhere"])
    let url = begun.tapsActivity().leads(0, .widgetURL(1))
    try expect(url.judged(by: "LA-20.runtime"), kinds: ["elsewhere"])
  }

  @Test func `a tap that leads nowhere is a violation, on what is not there it is none`() throws {
    try expect(begun.tapsActivity().at("3h").judged(by: "LA-20.runtime"), kinds: ["nowhere"])
    try expect(begun.tapsActivity(3).at("3h").judged(by: "LA-20.runtime"), kinds: [])
  }

  @Test func `what opens without a tap is a violation`() throws {
    try expect(begun.leads(0, .app).judged(by: "LA-20.runtime"), kinds: ["unfounded"])
  }
}
