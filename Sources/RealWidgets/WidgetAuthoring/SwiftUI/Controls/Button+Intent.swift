import Foundation

extension Button {
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, hosting: IntentHost(intent: intent), label: label())
  }

  public nonisolated init(
    role: ButtonRole?,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, hosting: IntentHost(intent: intent), label: label())
  }
}

extension Button where Label == Text {
  private nonisolated init(_ title: Text, role: ButtonRole? = nil, running intent: some AppIntent) {
    self.init(title, role: role, hosting: IntentHost(intent: intent))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), running: intent)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), role: role, running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), role: role, running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    intent: some AppIntent
  ) {
    self.init(Text(title), running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(title), role: role, running: intent)
  }
}

extension Button where Label == WidgetAuthoring.Label<Text, Image> {
  private nonisolated init(
    _ title: Text,
    _ icon: Image,
    role: ButtonRole? = nil,
    running intent: some AppIntent
  ) {
    self.init(title, icon, role: role, hosting: IntentHost(intent: intent))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), running: intent)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), role: role, running: intent)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), Image(image), running: intent)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), Image(image), role: role, running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), role: role, running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), Image(image), running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), Image(image), role: role, running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    intent: some AppIntent
  ) {
    self.init(Text(title), Image(systemName: systemImage), running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(title), Image(systemName: systemImage), role: role, running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    intent: some AppIntent
  ) {
    self.init(Text(title), Image(image), running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) {
    self.init(Text(title), Image(image), role: role, running: intent)
  }
}

extension Toggle {
  public nonisolated init<I: AppIntent>(
    isOn: Bool,
    intent: I,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: isOn, hosting: IntentHost(intent: intent), label: label())
  }
}

extension Toggle where Label == Text {
  private nonisolated init(_ title: Text, isOn: Bool, running intent: some AppIntent) {
    self.init(title, isOn: isOn, hosting: IntentHost(intent: intent))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), isOn: isOn, running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), isOn: isOn, running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(Text(title), isOn: isOn, running: intent)
  }
}

extension Toggle where Label == WidgetAuthoring.Label<Text, Image> {
  private nonisolated init(
    _ title: Text,
    _ icon: Image,
    isOn: Bool,
    running intent: some AppIntent
  ) {
    self.init(title, icon, isOn: isOn, hosting: IntentHost(intent: intent))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), isOn: isOn, running: intent)
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), isOn: isOn, running: intent)
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) {
    self.init(Text(title), Image(systemName: systemImage), isOn: isOn, running: intent)
  }
}
