import PropertyTesting

/// A lock that opens after the right digits in a row; a wrong one starts over.
struct CombinationLock: StateMachine {
  let code = [3, 1, 4, 0, 2, 4, 1]
  var reportsModel = false
  var reportsSystem = false

  /// The number of right digits in a row so far.
  let initialModel = 0

  let rules: [Rule<Int, Int>] = (0..<5).map { digit in Rule("digit \(digit)", digit) }

  func advance(_ entered: inout Int, by digit: Int, as step: Step) {
    entered = digit == code[entered % code.count] ? entered + 1 : 0
  }

  func makeSystem() -> Int { 0 }

  func perform(_ digit: Int, as step: Step, on entered: inout Int, from model: Int) -> [String] {
    advance(&entered, by: digit, as: step)
    return entered == code.count ? ["open"] : []
  }

  func fingerprint(of entered: Int) -> UInt64? { reportsModel ? UInt64(entered) : nil }

  func fingerprint(ofSystem entered: Int) -> UInt64? { reportsSystem ? UInt64(entered) : nil }
}
