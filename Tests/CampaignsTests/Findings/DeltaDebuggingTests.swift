import Testing

@testable import Campaigns

// Goal: of the scenarios before a finding, exactly the necessary ones are kept.
// Method: every set of necessary elements of lists of up to nine; each must be found.
@Suite struct DeltaDebuggingTests {
  @Test(arguments: 1...9)
  func `what is needed is kept, and nothing else`(count: Int) {
    let all = Array(0..<count)
    for bits in 1..<(1 << count) {
      let needed = all.filter { bits >> $0 & 1 == 1 }
      let found = DeltaDebugging.needed(of: all) { Set($0).isSuperset(of: needed) }
      #expect(found == needed)
    }
  }

  @Test func `one element among many is found in few questions`() {
    var questions = 0
    let found = DeltaDebugging.needed(of: Array(0..<256)) { rest in
      questions += 1
      return rest.contains(100)
    }
    #expect(found == [100])
    #expect(questions <= 32)
  }
}
