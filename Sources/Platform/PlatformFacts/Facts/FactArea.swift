/// An area of the platform; its raw value begins the ids of its facts.
public enum FactArea: String, CaseIterable, Hashable, Sendable {
  /// Providers, entries, policies, and what is on display.
  case timelines = "TL"
  /// The budget of reloads and their causes.
  case reloads = "RB"
  /// What apps and servers ask of WidgetCenter, ControlCenter and pushes.
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
  /// Controls and their values.
  case controls = "CT"
  /// Relevance, Smart Stacks, StandBy, CarPlay, watch and Vision.
  case contexts = "RV"
  /// App groups and two processes.
  case sharing = "AG"
  /// What the briefs say that no other area has.
  case remaining = "SD"
}
