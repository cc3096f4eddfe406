import PropertyTesting

extension ChoiceSequence {
  /// Parses the text of a sequence, with or without bounds.
  ///
  /// - Throws: ``ChoiceTextError`` with the column of the first fault.
  /// - Complexity: O(length of the text).
  public init(parsing text: String) throws(ChoiceTextError) {
    var parser = ChoiceTextParser(bytes: Array(text.utf8))
    self = try parser.sequence()
  }
}

/// A syntax error in the text of a choice sequence.
public struct ChoiceTextError: Error, Hashable, CustomStringConvertible {
  /// The column of the fault: the byte offset in the text, from 1.
  public let column: Int

  /// The problem at that column.
  public let problem: String

  /// A one-line description of the fault, with its column and advice.
  public var description: String {
    "column \(column) of the choices: \(problem); copy the whole text as it was printed"
  }
}

/// A parser without recursion, so that no text can exhaust the stack.
private struct ChoiceTextParser {
  let bytes: [UInt8]
  var position = 0
  var values: [UInt64] = []
  var bounds: [UInt64] = []
  var spans: [Span] = []
  var open: [Int] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func sequence() throws(ChoiceTextError) -> ChoiceSequence {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      case UInt8(ascii: "("), UInt8(ascii: "["): try openSpan()
      case UInt8(ascii: ")"), UInt8(ascii: "]"): try closeSpan()
      default: try choice()
      }
    }
    guard open.isEmpty else { throw fault("\(open.count) brackets are still open at the end") }
    guard bounds.isEmpty || bounds.count == values.count else {
      throw fault("some choices have a bound and others have none")
    }
    return ChoiceSequence(values: values, bounds: bounds, spans: spans)
  }

  private mutating func choice() throws(ChoiceTextError) {
    let start = position
    let value = try number()
    values.append(value)
    guard consume("/") else { return }
    let bound = try number()
    guard value <= bound else {
      position = start
      throw fault("the choice \(value) is over its bound \(bound)")
    }
    bounds.append(bound)
  }

  private mutating func openSpan() throws(ChoiceTextError) {
    let isContainer = bytes[position] == UInt8(ascii: "[")
    position += 1
    let start = position
    let label = try number()
    guard label < 1 << 31 else {
      position = start
      throw fault("the label \(label) is not below 2^31")
    }
    let lead = consume("+") ? try number() : 0
    guard lead <= UInt64(values.count) else {
      position = start
      throw fault("the span includes \(lead) choices before it, and there are \(values.count)")
    }
    let plain = SpanLabel(UInt32(label))
    let first = values.count - Int(lead)
    spans.append(
      Span(
        label: isContainer ? plain.container : plain,
        start: first,
        end: first,
        depth: open.count,
        lead: Int(lead)
      )
    )
    open.append(spans.count - 1)
  }

  private mutating func closeSpan() throws(ChoiceTextError) {
    let isContainer = bytes[position] == UInt8(ascii: "]")
    guard let innermost = open.last, spans[innermost].label.isContainer == isContainer else {
      throw fault("this bracket does not match an open one")
    }
    open.removeLast()
    spans[innermost].end = values.count
    position += 1
  }

  private mutating func number() throws(ChoiceTextError) -> UInt64 {
    let start = position
    var number: UInt64 = 0
    while position < bytes.count, (48...57).contains(bytes[position]) {
      let (tens, isOver) = number.multipliedReportingOverflow(by: 10)
      let (sum, isOverToo) = tens.addingReportingOverflow(UInt64(bytes[position] - 48))
      guard !isOver, !isOverToo else {
        position = start
        throw fault("the number does not fit into 64 bits")
      }
      number = sum
      position += 1
    }
    guard position > start else { throw fault("a number is expected here") }
    return number
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(_ problem: String) -> ChoiceTextError {
    ChoiceTextError(column: position + 1, problem: problem)
  }
}
