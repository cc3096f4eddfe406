import Foundation

extension Bool {
  /// How the two values read.
  public struct IntentDisplayName: Sendable {
    /// How true reads.
    public let trueName: LocalizedStringResource
    /// How false reads.
    public let falseName: LocalizedStringResource

    /// Creates the names.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      self.trueName = trueName
      self.falseName = falseName
    }
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Declares a choice of two with names of their own.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension String {
  /// How a person enters a text.
  public struct IntentInputOptions: Sendable {
    /// Creates the options; the keyboard has no effect here.
    public init(
      keyboardType: KeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false,
      autocorrect: Bool = true,
      smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}

    /// The keyboard.
    public enum KeyboardType: Hashable, Sendable {
      /// The usual one.
      case `default`
      /// Plain letters.
      case asciiCapable
      /// Numbers and signs.
      case numbersAndPunctuation
      /// For URLs.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      /// Digits.
      case numberPad
      /// Digits of a telephone.
      case phonePad
      /// For mail.
      case emailAddress
      /// Digits with a point.
      case decimalPad
      /// For search.
      case webSearch
    }

    /// Which letters become capitals.
    public enum CapitalizationType: Hashable, Sendable {
      /// None.
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      /// All.
      case allCharacters
    }
  }
}

extension IntentParameter where Value.ValueType == String {
  /// Declares a text with a keyboard of its own.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }

  /// Declares a text that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title, description, defaultValue, requestValueDialog, optionsProvider)
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// Which part of a date a person enters.
  public enum DateKind: Hashable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// Both.
    case dateTime
  }

  /// Declares a date of which a person enters a part.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }

  /// Declares a date that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title, description, defaultValue, requestValueDialog, optionsProvider)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Declares a file of some types.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil, requestValueDialog)
  }
}
