/// An area of the platform, whose raw value is the prefix of its facts' ids.
public enum FactArea: String, CaseIterable, Hashable, Sendable {
  /// Providers, entries, policies, and displays.
  case timelines = "TL"
  /// The budget of reloads and their causes.
  case reloads = "RB"
  /// Requests of apps and servers to WidgetCenter, ControlCenter and by push.
  case centers = "WC"
  /// Deadlines, memory, archives, network and location.
  case limits = "DL"
  /// Views, links, buttons, toggles and rendering modes.
  case views = "VW"
  /// Bundles, kinds, families, the gallery and migration.
  case families = "FM"
  /// Configurations, queries and app intents.
  case configurations = "AI"
  /// Live Activities and the Dynamic Island.
  case activities = "LA"
  case controls = "CT"
  /// Relevance, Smart Stacks, StandBy, CarPlay, watch and Vision.
  case contexts = "RV"
  /// App groups, and the two processes that share them.
  case sharing = "AG"
  /// Statements of the briefs that belong to no other area.
  case remaining = "SD"
}
