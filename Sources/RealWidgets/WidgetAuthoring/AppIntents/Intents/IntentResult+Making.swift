import Foundation

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { Self() }
}

extension IntentResult {
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    Self(next: opensIntent)
  }

  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(next: opensIntent, dialog: dialog)
  }

  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value,
    opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, Never> {
    Self(value: value, next: opensIntent)
  }

  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value,
    opensIntent: Next,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    Self(value: value, next: opensIntent, dialog: dialog)
  }
}
