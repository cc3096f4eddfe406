import Foundation
@_spi(Reflection) import Swift

/// Fills the parameters of a SiriKit intent, whose class the code declares, as a person might.
///
/// The choices of a text or an object are offered by an extension of its own, which is not here: such a value
/// is a guess (`OutsideData`). A number and the first case that is not *unknown* a person may choose in any case.
enum IntentFilling {
  /// An intent with a value for every parameter whose type is known.
  ///
  /// - Parameters:
  ///   - intent: The intent of somebody who only adds the widget.
  ///   - guesses: Whether texts and objects are filled, too.
  /// - Returns: The same intent.
  static func filled<Intent: INIntent>(
    _ intent: Intent,
    guesses: Bool = OutsideData.shared.mayGuess
  ) -> Intent {
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

  /// The parameters as a reader sees them.
  static func text(of intent: INIntent) -> String {
    Mirror(reflecting: intent).children.map { child in
      "\(child.label ?? ""): \(valueText(child.value))"
    }.joined(separator: ", ")
  }

  // Without a name no guess is made.
  private static func set<Value>(
    _ type: Value.Type,
    at place: UnsafeMutableRawPointer,
    as name: String?
  ) {
    guard let value = value(of: type, as: name) else { return }
    place.assumingMemoryBound(to: type).pointee = value
  }

  private static func value<Value>(of type: Value.Type, as name: String?) -> Value? {
    let cases = PlainCases.all(of: type)
    if !cases.isEmpty { return cases[min(1, cases.count - 1)] }
    // A value that the class gives by itself is a default and stays.
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
