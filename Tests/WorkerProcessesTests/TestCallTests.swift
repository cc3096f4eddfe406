import Testing

@testable import WorkerProcesses

@Suite struct TestCallTests {
  @Test func `a test is found by its id, letter by letter`() throws {
    let call = TestCall(test: "My.Suite/`a (b) | c?`()/File.swift:12:4")
    let filter = try #require(call.arguments.last)
    let expression = try Regex(filter)
    #expect(try expression.wholeMatch(in: call.test) != nil)
    #expect(try expression.firstMatch(in: "Your" + call.test) == nil)
    #expect(try expression.firstMatch(in: call.test + "0") == nil)
    #expect(try expression.firstMatch(in: "MyxSuite/`a (b) | c?`()/File.swift:12:4") == nil)
  }

  @Test func `addresses in the words for arguments do not count`() {
    let first = TestCall(test: "t", testCase: "Case.(unknown context at $7f1982fe735c).kind")
    let second = TestCall(test: "t", testCase: "Case.(unknown context at $7fffffffffff).kind")
    #expect(first == second)
  }

  @Test func `each call of a loop is one of its own`() {
    let call = TestCall(test: "t", place: "\(#fileID):\(#line)")
    #expect(call.begin() != call.begin())
  }
}
