import Foundation

/// Questions to a person, recorded and then thrown, because nobody is there to answer (AI-16).
extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  public func requestConfirmation(
    for value: Value,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError.unconfirmed()
  }

  public func requestDisambiguation(
    among values: [Value],
    dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    CurrentHost.record(.dialogRequested, "needsValueError")
    return .needsValue
  }

  public func needsDisambiguationError(
    among values: [Value],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    CurrentHost.record(.dialogRequested, "needsDisambiguationError")
    return .needsDisambiguation
  }
}
