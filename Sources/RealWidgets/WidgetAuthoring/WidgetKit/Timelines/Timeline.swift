import Foundation

/// Entries and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries in the code's order.
  public let entries: [EntryType]
  /// When to ask for more.
  public let policy: TimelineReloadPolicy

  /// Where the code makes the timeline.
  let place = CallPlace.here

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When to ask for another timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  let kind: Kind

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app asks.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
