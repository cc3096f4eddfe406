import Foundation

/// What a widget shows from an instant on.
public protocol TimelineEntry {
  /// When the entry comes into force.
  var date: Date { get }
  /// How much the entry matters beside those of other widgets.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Says nothing about how much the entry matters.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside those of other widgets.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The more, the higher; 0 and less for not at all.
  public var score: Float
  /// For how many seconds, 0 until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
