import Foundation

/// Offers shortcuts that need no setting up.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system to read the shortcuts again; nobody reads them here.
  public static func updateAppShortcutParameters() {}
}

/// An intent with phrases that start it.
public struct AppShortcut {
  /// The intent.
  public let intent: any AppIntent
  /// What a person says.
  public let phrases: [String]
  /// The name below the tile.
  public let shortTitle: LocalizedStringResource?
  /// The symbol on the tile.
  public let systemImageName: String?

  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// Creates a shortcut without a tile.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    shortTitle = nil
    systemImageName = nil
  }
}

/// What a person says to start a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let text: String

  /// Words only.
  public init(stringLiteral value: String) { text = value }

  /// Words with the app's name and parameters between them.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${parameter}"
    }
  }
}

/// A word of a phrase that the system fills in.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name.
  case applicationName
}

/// Lists shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// One shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// The shortcuts of a block.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  /// A condition without alternative.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  /// A condition that holds.
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  /// A condition that does not hold.
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
  /// A part for newer systems.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Hashable, Sendable {
  /// A colour as its name says.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red
  /// A colour as its name says.
  case tangerine, teal, yellow
}
