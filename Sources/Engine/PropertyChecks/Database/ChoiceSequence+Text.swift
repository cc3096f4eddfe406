import PropertyTesting

// The text of a sequence, for people, files and source code: choices and brackets, separated by
// spaces.
//
//   5        a choice
//   5/9      a choice with its bound
//   (3       begins a span with the label 3          )   ends it
//   (3+1     begins a span that includes one choice before the bracket
//   [3       begins the container of the label 3     ]   ends it
//
// The list 5, 7 of numbers up to 9 is `[3 1/1 (3+1 5/9) 1/1 (3+1 7/9) 0/1]`.

extension ChoiceSequence: CustomStringConvertible {
  /// The sequence on one line without bounds, which suffices to replay it; safe in a string
  /// literal.
  public var description: String { tokens(withBounds: false).joined(separator: " ") }

  /// Returns the sequence with its bounds on lines of limited width, in O(choices and spans).
  public func lines(width: Int = 96) -> [String] {
    var lines: [String] = []
    var line = ""
    for token in tokens(withBounds: true) {
      if !line.isEmpty, line.utf8.count + token.utf8.count >= width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? token : " " + token
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private func tokens(withBounds: Bool) -> [String] {
    var tokens: [String] = []
    var open: [Int] = []
    var next = 0
    for position in 0...values.count {
      // Empty spans open and close between two choices; the depth distinguishes inner spans from
      // siblings.
      while true {
        if next < spans.count, spans[next].depth == open.count, spans[next].opening == position {
          tokens.append(spans[next].openingText)
          open.append(next)
          next += 1
        } else if let innermost = open.last, spans[innermost].end == position {
          let bracket = spans[innermost].label.isContainer ? "]" : ")"
          // A closing bracket follows the last choice without a space: `(3 5)`.
          tokens.append((tokens.popLast() ?? "") + bracket)
          open.removeLast()
        } else {
          break
        }
      }
      guard position < values.count else { break }
      let isBounded = withBounds && !bounds.isEmpty
      tokens.append(isBounded ? "\(values[position])/\(bounds[position])" : "\(values[position])")
    }
    return tokens
  }
}

extension Span {
  /// The number of choices made before the span was opened.
  fileprivate var opening: Int { min(start + lead, end) }

  fileprivate var openingText: String {
    let bracket = label.isContainer ? "[" : "("
    return bracket + String(label.element.rawValue) + (lead > 0 ? "+\(lead)" : "")
  }
}

extension SpanLabel {
  /// The label whose container this is, or the label itself.
  var element: SpanLabel { SpanLabel(rawValue & ~(1 << 31)) }
}
