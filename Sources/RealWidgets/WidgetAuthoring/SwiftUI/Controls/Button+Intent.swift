import Foundation

extension Button {
  /// Creates a button that runs an intent.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, hosting: IntentHost(intent: intent), label: label())
  }

  /// Creates a button with a role that runs an intent.
  public nonisolated init(
    role: ButtonRole?,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, hosting: IntentHost(intent: intent), label: label())
  }
}

extension Button where Label == Text {
  /// Creates a button that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    intent: some AppIntent
  ) {
    self.init(role: nil, hosting: IntentHost(intent: intent), label: Text(titleKey))
  }

  /// Creates a button with a role that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, hosting: IntentHost(intent: intent), label: Text(titleKey))
  }

  /// Creates a button that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    intent: some AppIntent
  ) {
    self.init(role: nil, hosting: IntentHost(intent: intent), label: Text(titleResource))
  }

  /// Creates a button with a role that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, hosting: IntentHost(intent: intent), label: Text(titleResource))
  }

  /// Creates a button that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    intent: some AppIntent
  ) {
    self.init(role: nil, hosting: IntentHost(intent: intent), label: Text(title))
  }

  /// Creates a button with a role that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(role: role, hosting: IntentHost(intent: intent), label: Text(title))
  }
}

extension Button where Label == WidgetAuthoring.Label<Text, Image> {
  /// Creates a button with an icon that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    intent: some AppIntent
  ) {
    self.init(
      role: nil,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleKey), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a button with an icon and a role that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(
      role: role,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleKey), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a button with an icon that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    intent: some AppIntent
  ) {
    self.init(
      role: nil,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleKey), icon: Image(image))
    )
  }

  /// Creates a button with an icon and a role that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(
      role: role,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleKey), icon: Image(image))
    )
  }

  /// Creates a button with an icon that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    intent: some AppIntent
  ) {
    self.init(
      role: nil,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleResource), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a button with an icon and a role that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(
      role: role,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleResource), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a button with an icon that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    intent: some AppIntent
  ) {
    self.init(
      role: nil,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleResource), icon: Image(image))
    )
  }

  /// Creates a button with an icon and a role that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(
      role: role,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleResource), icon: Image(image))
    )
  }

  /// Creates a button with an icon that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    intent: some AppIntent
  ) {
    self.init(
      role: nil,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(title), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a button with an icon and a role that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(
      role: role,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(title), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a button with an icon that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    intent: some AppIntent
  ) {
    self.init(
      role: nil,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(title), icon: Image(image))
    )
  }

  /// Creates a button with an icon and a role that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(
      role: role,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(title), icon: Image(image))
    )
  }
}

extension Toggle {
  /// Creates a toggle that runs an intent.
  public nonisolated init<I: AppIntent>(
    isOn: Bool,
    intent: I,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: isOn, hosting: IntentHost(intent: intent), label: label())
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, hosting: IntentHost(intent: intent), label: Text(titleKey))
  }

  /// Creates a toggle that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, hosting: IntentHost(intent: intent), label: Text(titleResource))
  }

  /// Creates a toggle that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(isOn: isOn, hosting: IntentHost(intent: intent), label: Text(title))
  }
}

extension Toggle where Label == WidgetAuthoring.Label<Text, Image> {
  /// Creates a toggle with an icon that runs an intent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(
      isOn: isOn,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleKey), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a toggle with an icon that runs an intent.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(
      isOn: isOn,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(titleResource), icon: Image(systemName: systemImage))
    )
  }

  /// Creates a toggle with an icon that runs an intent.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(
      isOn: isOn,
      hosting: IntentHost(intent: intent),
      label: .init(title: Text(title), icon: Image(systemName: systemImage))
    )
  }
}
