import Foundation
@_spi(Reflection) import Swift

/// Fills the parameters of a SiriKit intent, whose class the code declares, as a person might.
///
/// What a person could choose stands in an extension of its own, so that plain values stand in: a
/// name, a number, the first case that is not *unknown*, something with an identifier.
enum IntentFilling {
  /// An intent with a value for every parameter whose type is known.
  static func filled<Intent: INIntent>(_ intent: Intent) -> Intent {
    let object = Unmanaged.passUnretained(intent).toOpaque()
    withExtendedLifetime(intent) {
      // The only option says that the type is a class.
      _ = _forEachField(of: Intent.self, options: _EachFieldOptions(rawValue: 1)) {
        name,
        offset,
        type,
        _ in
        let isOwn = String(cString: name) != "suggestedInvocationPhrase"
        if isOwn { set(type, at: object + offset) }
        return true
      }
    }
    return intent
  }

  /// The parameters as a reader sees them.
  static func text(of intent: INIntent) -> String {
    Mirror(reflecting: intent).children.map { child in
      "\(child.label ?? ""): \(valueText(child.value))"
    }.joined(separator: ", ")
  }

  private static func set<Value>(_ type: Value.Type, at place: UnsafeMutableRawPointer) {
    guard let value = value(of: type) else { return }
    place.assumingMemoryBound(to: type).pointee = value
  }

  private static func value<Value>(of type: Value.Type) -> Value? {
    let cases = PlainCases.all(of: type)
    if !cases.isEmpty { return cases[min(1, cases.count - 1)] }
    // A value that the class gives by itself is a default and stays.
    guard let optional = type as? any NilRepresentable.Type else { return nil }
    return sample(of: optional.wrappedType) as? Value
  }

  private static func sample(of type: Any.Type) -> Any? {
    switch type {
    case is String.Type: "Sample"
    case is Bool.Type: true
    case is Int.Type: 1
    case is Double.Type: 1.0
    case is NSNumber.Type: NSNumber(value: 1)
    case let object as INObject.Type: object.init(identifier: "sample", display: "Sample")
    default: nil
    }
  }
}
