import Foundation

// A view that an intent shows appears outside the widget, which is not modelled; it is accepted
// and not drawn.
extension IntentResult {
  public static func result<Snippet: View>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self()
  }

  public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value)
  }

  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    dialog: IntentDialog,
    view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

extension IntentResult {
  /// Accepts a view builder without running it.
  public static func result<Snippet: View>(@ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self()
  }

  public static func result<Snippet: View>(
    dialog: IntentDialog,
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value)
  }

  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
