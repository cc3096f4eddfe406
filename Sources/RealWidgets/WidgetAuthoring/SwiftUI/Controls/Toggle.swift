import Foundation

/// A toggle, which acts in a widget only with an intent; a binding is read, never written (VW-06).
public struct Toggle<Label: View> {
  let isOn: Bool
  let intent: (any HostedIntent)?
  let label: Label

  let place = CallPlace.here

  nonisolated init(isOn: Bool, hosting intent: (any HostedIntent)?, label: Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label
  }

  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, hosting: nil, label: label())
  }
}

extension Toggle where Label == Text {
  nonisolated init(_ title: Text, isOn: Bool, hosting: (any HostedIntent)? = nil) {
    self.init(isOn: isOn, hosting: hosting, label: title)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleKey), isOn: isOn.wrappedValue)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleResource), isOn: isOn.wrappedValue)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    isOn: Binding<Bool>
  ) {
    self.init(Text(title), isOn: isOn.wrappedValue)
  }
}

extension Toggle where Label == WidgetAuthoring.Label<Text, Image> {
  nonisolated init(
    _ title: Text,
    _ icon: Image,
    isOn: Bool,
    hosting: (any HostedIntent)? = nil
  ) {
    self.init(isOn: isOn, hosting: hosting, label: .init(title: title, icon: icon))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), isOn: isOn.wrappedValue)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), isOn: isOn.wrappedValue)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(Text(title), Image(systemName: systemImage), isOn: isOn.wrappedValue)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.isOn,
      hosting: configuration.intent,
      label: configuration.label
    )
  }
}

extension Toggle: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(
      .toggle,
      target: view.intent.map { renderer.number(.intent($0)) } ?? 0,
      isOn: view.isOn,
      place: view.place
    )
    renderer.noteLostValue(of: view.intent, at: view.place)
    renderer.descend {
      guard let style = renderer.environment[ToggleStyleKey.self] else {
        return Label._make(view.label, renderer)
      }
      let configuration = ToggleStyleConfiguration(
        label: .init(part: PartView(of: view.label)),
        isOn: .constant(view.isOn),
        intent: view.intent
      )
      // A style's body may contain the toggle again, which must not use the style a second time.
      renderer.with({ $0[ToggleStyleKey.self] = nil }) { style.make(configuration, renderer) }
    }
  }
}
