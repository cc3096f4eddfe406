import Foundation

extension OutsideData {
  /// Decodes data, and reports user data that is JSON or a property list and does not decode.
  func reading<T>(_ data: Data, as type: T.Type, _ decode: () throws -> T) throws -> T {
    guard isGiven(data) else { return try decode() }
    do {
      let value = try decode()
      if let number = noteDecoded(data) { CurrentHost.record(.givenDataDecoded, amount: number) }
      return value
    } catch let error as DecodingError {
      if let reason = error.reason, let number = noteUndecoded(data) {
        CurrentHost.record(.givenDataUndecoded, amount: number, "\(type): \(reason)")
      }
      throw error
    }
  }
}

extension DecodingError {
  /// The reason and path of the failure; `nil` if the data is not in the decoder's format.
  fileprivate var reason: String? {
    switch self {
    case .keyNotFound(let key, let context):
      "keyNotFound \(key.stringValue)\(Self.place(context))"
    case .typeMismatch(let type, let context): "typeMismatch \(type)\(Self.place(context))"
    case .valueNotFound(let type, let context): "valueNotFound \(type)\(Self.place(context))"
    case .dataCorrupted(let context):
      // An empty path means that the data as a whole could not be parsed.
      context.codingPath.isEmpty
        ? nil : "dataCorrupted\(Self.place(context)) (\(context.debugDescription))"
    @unknown default: nil
    }
  }

  private static func place(_ context: Context) -> String {
    guard !context.codingPath.isEmpty else { return "" }
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    let text = path.joined()
    return " at " + (text.hasPrefix(".") ? String(text.dropFirst()) : text)
  }
}
