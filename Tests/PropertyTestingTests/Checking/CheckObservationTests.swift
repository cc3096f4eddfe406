import PropertyChecks
import PropertyTesting
import Testing

// Goal: each judged case is observed once and in order, and the check finds the same as without an observer.
// Method: a property that passes, fails and rejects, run with an observer and without.
@Suite struct CheckObservationTests {
  private let check = Check<_, String>(
    Integers(in: 0...1_000),
    plan: CheckPlan(property: "small \"numbers\"", seed: 3)
  )

  private func judge(_ number: Int, _ source: ChoiceSource) -> Verdict<String> {
    source.label("even", if: number.isMultiple(of: 2))
    source.observe("digits", String(number).count)
    if number % 10 == 3 { source.reject() }
    if source.isRejected { return .discarded }
    return number > 900 ? .failed(["large"]) : .passed
  }

  @Test func `every case is observed, those of the shrink are not`() throws {
    var seen: [CheckObservation] = []
    let report = check.run(onCase: { seen.append($0) }, property: judge)
    #expect(seen.count == report.judged + report.discarded)
    #expect(seen.count { $0.status == .gaveUp } == report.discarded)
    #expect(seen.first?.origin == "case 0 of seed 3")
    let failed = seen.filter { $0.status == .failed }
    #expect(!failed.isEmpty)
    #expect(failed.allSatisfy { (Int($0.text) ?? 0) > 900 && $0.reason == "large" })
    #expect(seen.allSatisfy { $0.numbers["digits"] == $0.text.count })
    var again: [CheckObservation] = []
    _ = check.run(onCase: { again.append($0) }, property: judge)
    #expect(again == seen)
  }

  @Test func `an observer changes nothing`() {
    let observed = check.run(onCase: { _ in }, property: judge)
    let plain = check.run(property: judge)
    #expect(observed.lines == plain.lines)
  }

  @Test func `a line has the fields of the format`() throws {
    var seen: [CheckObservation] = []
    _ = check.run(onCase: { seen.append($0) }, property: judge)
    let even = try #require(seen.first { $0.labels == ["even"] && $0.status == .passed })
    #expect(
      even.line(runStart: 12)
        == "{\"type\":\"test_case\",\"run_start\":12,\"property\":\"small \\\"numbers\\\"\","
        + "\"status\":\"passed\",\"status_reason\":\"\",\"representation\":\"\(even.text)\","
        + "\"arguments\":{},\"how_generated\":\"\(even.origin)\","
        + "\"features\":{\"even\":true,\"digits\":\(even.text.count)},"
        + "\"coverage\":null,\"timing\":{},\"metadata\":{}}"
    )
  }
}
