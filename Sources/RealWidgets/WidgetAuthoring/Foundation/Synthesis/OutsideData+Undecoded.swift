import Foundation

extension OutsideData {
  /// Decodes data, and tells where the user's does not decode.
  ///
  /// Bytes that are no JSON or property list at all are another matter: code may read them otherwise.
  func reading<T>(_ data: Data, as type: T.Type, _ decode: () throws -> T) throws -> T {
    guard isGiven(data) else { return try decode() }
    do {
      let value = try decode()
      if let number = noteDecoded(data) { CurrentHost.note(.givenDataDecoded, amount: number) }
      return value
    } catch let error as DecodingError {
      if let reason = error.reason, let number = noteUndecoded(data) {
        CurrentHost.note(.givenDataUndecoded, amount: number, "\(type): \(reason)")
      }
      throw error
    }
  }
}

extension DecodingError {
  /// Why data does not decode, with the path to where; `nil` where it is no data of the decoder's format.
  fileprivate var reason: String? {
    switch self {
    case .keyNotFound(let key, let context):
      "keyNotFound \(key.stringValue)\(Self.place(context))"
    case .typeMismatch(let type, let context): "typeMismatch \(type)\(Self.place(context))"
    case .valueNotFound(let type, let context): "valueNotFound \(type)\(Self.place(context))"
    case .dataCorrupted(let context):
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
