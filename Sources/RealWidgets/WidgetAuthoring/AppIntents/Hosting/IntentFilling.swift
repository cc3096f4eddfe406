import Foundation
@_spi(Reflection) import Swift

/// Fills the parameters of a SiriKit intent, whose class the app declares, as a person might.
///
/// A text or object is a guess (`OutsideData`), since a separate extension offers the choices. A
/// number or the first case that is not *unknown* can always be chosen.
enum IntentFilling {
  /// Gives parameters of a known type a value, in place; texts and objects only with `guesses`.
  static func filled<Intent: INIntent>(
    _ intent: Intent,
    guesses: Bool = OutsideData.shared.mayGuess
  ) -> Intent {
    // The pointer is used only while `withExtendedLifetime` keeps the intent alive.
    let object = Unmanaged.passUnretained(intent).toOpaque()
    withExtendedLifetime(intent) {
      // The only option says that the type is a class.
      _ = _forEachField(of: Intent.self, options: _EachFieldOptions(rawValue: 1)) {
        name,
        offset,
        type,
        _ in
        let isOwn = String(cString: name) != "suggestedInvocationPhrase"
        if isOwn {
          set(type, at: object + offset, as: guesses ? String(cString: name) : nil)
        }
        return true
      }
    }
    return intent
  }

  static func text(of intent: INIntent) -> String {
    Mirror(reflecting: intent).children.map { child in
      "\(child.label ?? ""): \(valueText(child.value))"
    }.joined(separator: ", ")
  }

  // `name` is nil if no guess is allowed.
  private static func set<Value>(
    _ type: Value.Type,
    at place: UnsafeMutableRawPointer,
    as name: String?
  ) {
    guard let value = value(of: type, as: name) else { return }
    // The runtime reported this offset as the place of a stored property of exactly this type.
    place.assumingMemoryBound(to: type).pointee = value
  }

  private static func value<Value>(of type: Value.Type, as name: String?) -> Value? {
    let cases = PlainCases.all(of: type)
    if !cases.isEmpty { return cases[min(1, cases.count - 1)] }
    // A value that the class sets itself is a default and stays.
    guard let optional = type as? any NilRepresentable.Type else { return nil }
    return (choice(of: optional.wrappedType) ?? guess(of: optional.wrappedType, as: name)) as? Value
  }

  private static func choice(of type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: true
    case is Int.Type: 1
    case is Double.Type: 1.0
    case is NSNumber.Type: NSNumber(value: 1)
    default: nil
    }
  }

  private static func guess(of type: Any.Type, as name: String?) -> Any? {
    guard let name else { return nil }
    let value: Any
    switch type {
    case is String.Type: value = "Sample"
    case let object as INObject.Type:
      value = object.init(identifier: "sample", display: "Sample")
    default: return nil
    }
    OutsideData.shared.noteGuess("“Sample” for the parameter “\(name)” of the configuration")
    return value
  }
}
