import Foundation

/// A SiriKit intent; its parameters stand in a subclass of the app's own.
open class INIntent: NSObject, @unchecked Sendable {
  /// The sentence that a person says for it.
  open var suggestedInvocationPhrase: String?

  /// Creates an intent without values.
  public required override init() { super.init() }
}
