import Foundation

/// A text field, recorded as a node that no widget shows (VW-24).
public struct TextField<Label: View> {
  let text: String
  let label: Label

  let place = CallPlace.here
}

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleResource))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

extension TextField: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.textField, text: view.text, place: view.place)
    renderer.addAttribute(.view, "TextField")
    renderer.descend { Label._make(view.label, renderer) }
  }
}

/// A secure field, recorded as a node that no widget shows (VW-24).
public struct SecureField<Label: View> {
  let text: String
  let label: Label

  let place = CallPlace.here
}

extension SecureField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(titleResource))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

extension SecureField: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.textField, text: view.text, place: view.place)
    renderer.addAttribute(.view, "SecureField")
    renderer.descend { Label._make(view.label, renderer) }
  }
}

/// A text editor, recorded as a node that no widget shows (VW-24).
public struct TextEditor: View {
  let text: String

  let place = CallPlace.here

  public nonisolated init(text: Binding<String>) { self.text = text.wrappedValue }

  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.textField, text: view.text, place: view.place)
    renderer.addAttribute(.view, "TextEditor")
  }
}
