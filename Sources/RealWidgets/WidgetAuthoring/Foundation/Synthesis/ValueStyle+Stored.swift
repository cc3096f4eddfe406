import Foundation

extension ValueStyle {
  var ofApp: ValueStyle {
    var style = self
    style.isOfApp = true
    return style
  }

  /// Returns a value that an app may have stored; its texts are recorded, as code may parse them.
  func stored<T: Decodable>(_ type: T.Type, at path: SamplePath) throws -> T {
    let node = SampleNode()
    let value = try TypeSampler(self).value(of: type, into: node, at: path)
    for (_, text) in node.texts where !text.isEmpty {
      OutsideData.shared.remember(text: text, of: path.keys.joined(separator: " "))
    }
    return value
  }
}

/// Describes the first few values of a synthesized model, such as `with title = "Tea", cups = 3`.
func wordsOfStored(_ values: some Sequence<(name: String, value: Any)>) -> String {
  let words = values.lazy.compactMap { name, value -> String? in
    switch value {
    case let text as String: "\(name) = \"\(text.prefix(30))\""
    case let number as any Numeric: "\(name) = \(number)"
    case let flag as Bool: "\(name) = \(flag)"
    case let number as NSNumber: "\(name) = \(number)"
    default: nil
    }
  }
  return "with \(words.prefix(3).joined(separator: ", "))"
}
