import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let text: String

  /// It destroys something.
  public static let destructive = ButtonRole(text: "destructive")
  /// It calls something off.
  public static let cancel = ButtonRole(text: "cancel")
  /// It confirms something.
  public static let confirm = ButtonRole(text: "confirm")
  /// It closes something.
  public static let close = ButtonRole(text: "close")
}

/// Something to tap.
///
/// In a widget only a button with an intent acts; an action that is a closure is never called.
/// Source: VW-06.
public struct Button<Label: View> {
  let role: ButtonRole?
  let intent: (any HostedIntent)?
  let label: Label

  /// Where the code makes the view.
  let place = CallPlace.here

  nonisolated init(role: ButtonRole?, hosting intent: (any HostedIntent)?, label: Label) {
    self.role = role
    self.intent = intent
    self.label = label
  }

  /// Creates a button with a closure as its action.
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, hosting: nil, label: label())
  }

  /// Creates a button with a role and a closure as its action.
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, hosting: nil, label: label())
  }
}

extension Button where Label == Text {
  /// What every button with a title comes to.
  nonisolated init(_ title: Text, role: ButtonRole? = nil, hosting: (any HostedIntent)? = nil) {
    self.init(role: role, hosting: hosting, label: title)
  }

  /// Creates a button with a closure as its action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey))
  }

  /// Creates a button with a closure as its action.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource))
  }

  /// Creates a button with a closure as its action.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title))
  }

  /// Creates a button with a role and a closure as its action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), role: role)
  }

  /// Creates a button with a role and a closure as its action.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), role: role)
  }

  /// Creates a button with a role and a closure as its action.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), role: role)
  }
}

extension Button where Label == WidgetAuthoring.Label<Text, Image> {
  /// What every button with a title and an icon comes to.
  nonisolated init(
    _ title: Text,
    _ icon: Image,
    role: ButtonRole? = nil,
    hosting: (any HostedIntent)? = nil
  ) {
    self.init(role: role, hosting: hosting, label: .init(title: title, icon: icon))
  }

  /// Creates a button with an icon and a closure as its action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage))
  }

  /// Creates a button with an icon and a closure as its action.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage))
  }

  /// Creates a button with an icon and a closure as its action.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), Image(systemName: systemImage))
  }

  /// Creates a button with an icon, a role and a closure as its action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), role: role)
  }

  /// Creates a button with an icon, a role and a closure as its action.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), role: role)
  }

  /// Creates a button with an icon, a role and a closure as its action.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), Image(systemName: systemImage), role: role)
  }

  /// Creates a button with an icon and a closure as its action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(image))
  }

  /// Creates a button with an icon and a closure as its action.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(image))
  }

  /// Creates a button with an icon and a closure as its action.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), Image(image))
  }

  /// Creates a button with an icon, a role and a closure as its action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), Image(image), role: role)
  }

  /// Creates a button with an icon, a role and a closure as its action.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleResource), Image(image), role: role)
  }

  /// Creates a button with an icon, a role and a closure as its action.
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
  /// The button that a style was given.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      hosting: configuration.intent,
      label: configuration.label
    )
  }
}

extension Button: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the button with its label, or with what the style makes of it.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    if let style = renderer.environment[PrimitiveButtonStyleKey.self] {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: view.role,
        label: .init(part: PartView(of: view.label)),
        intent: view.intent
      )
      // The style's own button is drawn without the style.
      return renderer.with({ $0[PrimitiveButtonStyleKey.self] = nil }) {
        style.make(configuration, renderer)
      }
    }
    renderer.add(
      .button,
      target: view.intent.map { renderer.number(.intent($0)) } ?? 0,
      place: view.place
    )
    if let role = view.role { renderer.note(.role, role.text) }
    renderer.noteLostValue(of: view.intent, at: view.place)
    if let intent = view.intent, intent.onlyOpens { renderer.note(.opensApp, "\(intent.type)") }
    renderer.descend {
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
