import Testing

// Goal: the exemptions are known, and can only become fewer.
@Suite struct ExemptionsTests {
  @Test func `an exemption that nothing needs is found`() {
    let found = [Finding("A", "wrong"), Finding("B", "wrong")]
    let exemptions = ["B", "C"].map { Exemption(subject: $0, reason: "it is old") }
    #expect(found.without(exemptions).map(\.subject) == ["A", "C"])
  }
}
