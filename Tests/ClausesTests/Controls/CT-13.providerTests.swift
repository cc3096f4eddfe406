// Goal: a control without a value breaks the clause, a value that comes late does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-13 provider` {
  private let asked = TraceBuilder().asked(-2, .control)

  @Test func `an error and silence are violations`() throws {
    let error = try asked.answered(-2, .threw).judged(by: "CT-13.provider")
    let silence = try asked.at("56.000001s").judged(by: "CT-13.provider")
    expect(error, kinds: ["threw"])
    expect(silence, kinds: ["never"])
  }

  @Test func `a value is none, nor is a run that ends too soon or a killed process`() throws {
    let value = try asked.at("10s").answered(-2, .entry(ViewID(0))).judged(by: "CT-13.provider")
    expect(value, kinds: [], situations: [1, 0, 0])
    try expect(asked.at("56s").judged(by: "CT-13.provider"), kinds: [])
    let killed = try asked.input(.processKilled(WidgetID(0))).at("1h").judged(by: "CT-13.provider")
    expect(killed, kinds: [])
  }

  @Test func `the message names the circumstances`() throws {
    let run = TraceBuilder().with { $0.device.surroundings.network = .offline }
    let tally = try run.asked(-2, .control).answered(-2, .threw).judged(by: "CT-13.provider")
    #expect(tally.violations.first?.message.hasSuffix("; the network is offline") == true)
  }
}
