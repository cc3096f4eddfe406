import Foundation

/// The question that a parameter's value answers.
///
/// No person is there to answer while a widget's intent runs, so every question throws.
/// Source: AI-16.
extension IntentParameter {
  /// Asks for a value: throws, since nobody answers.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// Asks whether a value is right: throws, since nobody answers.
  public func requestConfirmation(
    for value: Value,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError.unconfirmed()
  }

  /// Asks which value is meant: throws, since nobody answers.
  public func requestDisambiguation(
    among values: [Value],
    dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  /// The error that asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    CurrentHost.note(.dialogRequested, "needsValueError")
    return .needsValue
  }

  /// The error that asks which value is meant.
  public func needsDisambiguationError(
    among values: [Value],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    CurrentHost.note(.dialogRequested, "needsDisambiguationError")
    return .needsDisambiguation
  }
}
