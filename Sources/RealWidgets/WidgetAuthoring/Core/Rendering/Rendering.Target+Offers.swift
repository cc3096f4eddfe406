import Foundation

extension Rendering.Target {
  /// Returns true if a text of the label has numbers and a tap passes them all on.
  ///
  /// Such a text describes what the tap does, such as the 5 minutes that a timer then runs.
  func passesOn(_ text: String) -> Bool {
    let numbers = Self.numbers(in: text)
    guard !numbers.isEmpty else { return false }
    let passed =
      switch self {
      case .url(let url): url.absoluteString.removingPercentEncoding ?? url.absoluteString
      case .intent(let intent): intent.text
      }
    return numbers.isSubset(of: Self.numbers(in: passed))
  }

  private static func numbers(in text: String) -> Set<Substring> {
    Set(text.split { !$0.isNumber })
  }
}
