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
  /// Creates a toggle over a binding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn.wrappedValue, hosting: nil, label: Text(titleKey))
  }

  /// Creates a toggle over a binding.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn.wrappedValue, hosting: nil, label: Text(titleResource))
  }

  /// Creates a toggle over a binding.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn.wrappedValue, hosting: nil, label: Text(title))
  }
}

extension Toggle where Label == WidgetAuthoring.Label<Text, Image> {
  /// Creates a toggle with an icon over a binding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn.wrappedValue,
      hosting: nil,
      label: .init(title: Text(titleKey), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a toggle with an icon over a binding.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn.wrappedValue,
      hosting: nil,
      label: .init(title: Text(titleResource), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a toggle with an icon over a binding.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn.wrappedValue,
      hosting: nil,
      label: .init(title: Text(title), icon: Image(systemName: systemImage))
    )
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
