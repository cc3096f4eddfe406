/// Suggests the name that a misspelled word probably means.
public enum Suggestion {
  /// Returns the first of the nearest names, or `nil` if over half the letters differ, ignoring
  /// case.
  ///
  /// - Complexity: O(number of names × product of the lengths).
  public static func nearest(to word: String, of names: [String]) -> String? {
    let word = Array(word.lowercased().unicodeScalars.prefix(100))
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(word, Array(name.lowercased().unicodeScalars))
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best, best.distance * 2 <= max(word.count, best.name.unicodeScalars.count) else {
      return nil
    }
    return best.name
  }

  /// Returns the optimal string alignment distance: letters to insert, delete, replace or swap.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var line = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1], line[column]) + 1
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        line.append(cost)
      }
      beforeLast = last
      last = line
    }
    return last[right.count]
  }
}
