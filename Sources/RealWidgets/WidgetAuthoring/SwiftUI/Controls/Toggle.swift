import Foundation

/// A switch.
///
/// In a widget only a toggle with an intent acts; a binding is never written.
///
/// Source: VW-06.
public struct Toggle<Label: View> {
  let isOn: Bool
  let intent: (any HostedIntent)?
  let label: Label

  /// Where the code makes the view.
  let place = CallPlace.here

  nonisolated init(isOn: Bool, hosting intent: (any HostedIntent)?, label: Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label
  }

  /// Creates a toggle over a binding.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, hosting: nil, label: label())
  }
}

extension Toggle where Label == Text {
  /// What every toggle with a title comes to.
  nonisolated init(_ title: Text, isOn: Bool, hosting: (any HostedIntent)? = nil) {
    self.init(isOn: isOn, hosting: hosting, label: title)
  }

  /// Creates a toggle over a binding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleKey), isOn: isOn.wrappedValue)
  }

  /// Creates a toggle over a binding.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleResource), isOn: isOn.wrappedValue)
  }

  /// Creates a toggle over a binding.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    isOn: Binding<Bool>
  ) {
    self.init(Text(title), isOn: isOn.wrappedValue)
  }
}

extension Toggle where Label == WidgetAuthoring.Label<Text, Image> {
  /// What every toggle with a title and an icon comes to.
  nonisolated init(
    _ title: Text,
    _ icon: Image,
    isOn: Bool,
    hosting: (any HostedIntent)? = nil
  ) {
    self.init(isOn: isOn, hosting: hosting, label: .init(title: title, icon: icon))
  }

  /// Creates a toggle with an icon over a binding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), isOn: isOn.wrappedValue)
  }

  /// Creates a toggle with an icon over a binding.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), isOn: isOn.wrappedValue)
  }

  /// Creates a toggle with an icon over a binding.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(Text(title), Image(systemName: systemImage), isOn: isOn.wrappedValue)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.isOn,
      hosting: configuration.intent,
      label: configuration.label
    )
  }
}

extension Toggle: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the toggle with its label, or with what the style makes of it.
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
      renderer.with({ $0[ToggleStyleKey.self] = nil }) { style.make(configuration, renderer) }
    }
  }
}
