import Foundation

/// A SiriKit intent; its parameters are properties of a subclass in the code.
open class INIntent: NSObject, @unchecked Sendable {
  open var suggestedInvocationPhrase: String?

  public required override init() { super.init() }
}
