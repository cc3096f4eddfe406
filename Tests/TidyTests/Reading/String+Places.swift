import Foundation

extension String {
  /// Returns the matches of a regular expression, from the left and without overlap.
  func places(of pattern: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var start = startIndex
    while let place = range(of: pattern, options: .regularExpression, range: start..<endIndex) {
      places.append(place)
      start = place.upperBound
    }
    return places
  }
}
