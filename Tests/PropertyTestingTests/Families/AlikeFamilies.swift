import PropertyTesting

extension Family {
  /// Spans that must change in step: shortened alike, permuted copies, equal texts.
  static let spansAlike: [Family] = [
    Family("two texts of one length") { parameters in
      let (least, letters) = (parameters.number(in: 1...8), parameters.number(in: 2...26))
      let isEqual = parameters.number(in: 0...1) == 0
      let zeros = [Int](repeating: 0, count: least)
      let ideal = isEqual ? [zeros, zeros] : [zeros, zeros.dropLast() + [1]]
      return lists(2, of: letters, ideal: ideal) {
        $0[0].count == $0[1].count && $0[0].count >= least && (isEqual || $0[0] != $0[1])
      }
    },
    Family("anagrams") { parameters in
      let (least, letters) = (parameters.number(in: 2...4), parameters.number(in: 2...6))
      let zeros = [Int](repeating: 0, count: least - 2)
      return lists(2, of: letters, ideal: [zeros + [0, 1], zeros + [1, 0]]) {
        $0[0] != $0[1] && $0[0].count >= least && $0[0].sorted() == $0[1].sorted()
      }
    },
    Family("equal texts") { parameters in
      let (least, letters) = (parameters.number(in: 1...4), parameters.number(in: 2...4))
      let zeros = [Int](repeating: 0, count: least)
      return lists(2, of: letters, ideal: [zeros, zeros]) {
        $0[0] == $0[1] && $0[0].count >= least
      }
    },
    Family("a text and its reverse") { parameters in
      let (least, letters) = (parameters.number(in: 2...4), parameters.number(in: 2...4))
      let zeros = [Int](repeating: 0, count: least - 1)
      return lists(2, of: letters, ideal: [zeros + [1], [1] + zeros]) {
        $0[0].count >= least && $0[0] != $0[1] && $0[0].reversed() == $0[1]
      }
    },
    Family("three lists of one length") { parameters in
      let (least, letters) = (parameters.number(in: 1...5), parameters.number(in: 5...100))
      let zeros = [Int](repeating: 0, count: least)
      return lists(3, of: letters, ideal: [zeros, zeros, zeros]) {
        $0[0].count >= least && $0[0].count == $0[1].count && $0[1].count == $0[2].count
      }
    },
    Family("rows of one length") { parameters in
      let (rows, columns) = (parameters.number(in: 2...3), parameters.number(in: 1...4))
      let zeros = [Int](repeating: 0, count: columns)
      return Problem(ideal: [[Int]](repeating: zeros, count: rows)) {
        Integers(in: 0...9).list(count: 0...6).list(count: 0...5).generate(from: $0)
      } breaks: { table in
        table.count >= rows && table[0].count >= columns
          && table.allSatisfy { $0.count == table[0].count }
      }
    },
    Family("a list twice as long") { parameters in
      let (least, letters) = (parameters.number(in: 1...4), parameters.number(in: 2...50))
      return lists(
        2,
        of: letters,
        ideal: [[Int](repeating: 0, count: least), [Int](repeating: 0, count: 2 * least)]
      ) {
        $0[0].count >= least && $0[1].count == 2 * $0[0].count
      }
    },
  ]

  private static func lists(
    _ count: Int,
    of letters: Int,
    ideal: [[Int]],
    breaks: @escaping @Sendable ([[Int]]) -> Bool
  ) -> Problem<[[Int]]> {
    let list = Integers(in: 0...letters - 1).list(count: 0...12)
    return Problem(ideal: ideal) { source in
      (0..<count).map { _ in list.generate(from: source) }
    } breaks: {
      breaks($0)
    }
  }
}
