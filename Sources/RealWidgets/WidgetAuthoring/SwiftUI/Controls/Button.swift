import Foundation

public struct ButtonRole: Hashable, Sendable {
  let text: String

  public static let destructive = ButtonRole(text: "destructive")
  public static let cancel = ButtonRole(text: "cancel")
  public static let confirm = ButtonRole(text: "confirm")
  public static let close = ButtonRole(text: "close")
}

/// A button, which acts in a widget only with an intent; an action closure is never called (VW-06).
public struct Button<Label: View> {
  let role: ButtonRole?
  let intent: (any HostedIntent)?
  let label: Label

  let place = CallPlace.here

  nonisolated init(role: ButtonRole?, hosting intent: (any HostedIntent)?, label: Label) {
    self.role = role
    self.intent = intent
    self.label = label
  }

  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, hosting: nil, label: label())
  }

  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, hosting: nil, label: label())
  }
}

extension Button where Label == Text {
  nonisolated init(_ title: Text, role: ButtonRole? = nil, hosting: (any HostedIntent)? = nil) {
    self.init(role: role, hosting: hosting, label: title)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), role: role)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), role: role)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), role: role)
  }
}

extension Button where Label == WidgetAuthoring.Label<Text, Image> {
  nonisolated init(
    _ title: Text,
    _ icon: Image,
    role: ButtonRole? = nil,
    hosting: (any HostedIntent)? = nil
  ) {
    self.init(role: role, hosting: hosting, label: .init(title: title, icon: icon))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), Image(systemName: systemImage))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), role: role)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), role: role)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), Image(systemName: systemImage), role: role)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(image))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(image))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), Image(image))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(image), role: role)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(image), role: role)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), Image(image), role: role)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      hosting: configuration.intent,
      label: configuration.label
    )
  }
}

extension Button: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    if let style = renderer.environment[PrimitiveButtonStyleKey.self] {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: view.role,
        label: .init(part: PartView(of: view.label)),
        intent: view.intent
      )
      // A style's body may contain the button again, which must not use the style a second time.
      return renderer.with({ $0[PrimitiveButtonStyleKey.self] = nil }) {
        style.make(configuration, renderer)
      }
    }
    renderer.add(
      .button,
      target: view.intent.map { renderer.number(.intent($0)) } ?? 0,
      place: view.place
    )
    if let role = view.role { renderer.addAttribute(.role, role.text) }
    renderer.noteLostValue(of: view.intent, at: view.place)
    if let intent = view.intent, intent.onlyOpens {
      renderer.addAttribute(.opensApp, "\(intent.type)")
    }
    renderer.descend(offering: view.intent.map(Rendering.Target.intent)) {
      guard let style = renderer.environment[ButtonStyleKey.self] else {
        return Label._make(view.label, renderer)
      }
      style.make(
        ButtonStyleConfiguration(
          role: view.role,
          label: .init(part: PartView(of: view.label)),
          isPressed: false
        ),
        renderer
      )
    }
  }
}
