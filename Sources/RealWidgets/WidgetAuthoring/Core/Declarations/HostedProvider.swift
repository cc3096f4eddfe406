import Foundation
import WidgetModel

/// A provider of timelines with its content closure; one instance lives as long as its process.
///
/// The code behind it need not be sendable: whoever hosts it lets nothing else touch it meanwhile.
@_spi(Hosting) public protocol HostedProvider: Sendable {
  /// The name of the configuration intent's type, `nil` for a static configuration.
  var configurationName: String? { get }

  /// A configuration as a person might choose it; variant 0 has every default.
  ///
  /// The variants enumerate combinations of the options that the code itself offers (enum cases,
  /// `DynamicOptionsProvider`, entity queries) and of boundary values of plain types.
  ///
  /// - Parameters:
  ///   - variant: Which one, from 0; any number is fine.
  ///   - family: The family for which arrays are filled, if it is known.
  /// - Returns: The configuration with its text and what queries threw meanwhile.
  func configuration(variant: Int, family: Family?) async -> HostedConfiguration

  /// What a person meets who edits the configuration; queries that lose a selection are noted on
  /// the host environment.
  ///
  /// - Returns: What was thrown, with the query that threw it; empty when all went well.
  @discardableResult func offerOptions() async -> [String]

  /// The placeholder.
  func placeholder(in context: HostedContext) -> HostedEntry

  /// Asks for a snapshot; the completion may be called never, late, or twice.
  func snapshot(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedEntry) -> Void
  )

  /// Asks for a timeline; the completion may be called never, late, or twice.
  func timeline(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedTimeline) -> Void
  )

  /// An entry of the code's previews with the content closure, `nil` for an entry of another provider.
  func entry(showing previewed: Any) -> HostedEntry?

  /// Asks which configurations it recommends, which a gallery shows where nobody can edit one.
  func recommend()

  /// Asks how relevant the widget is and what it recommends.
  func relevance() async
}

extension HostedProvider {
  /// A configuration as a person might choose it, whatever the family.
  public func configuration(variant: Int) async -> HostedConfiguration {
    await configuration(variant: variant, family: nil)
  }

  /// A provider without configurations recommends none.
  public func recommend() {}
}

/// A configuration as the person chose it: nothing, an app intent, or an `INIntent`.
@_spi(Hosting) public struct HostedConfiguration: @unchecked Sendable {
  /// The intent, `nil` for a static configuration.
  public var value: Any?
  /// The parameters as a reader sees them, such as `city: Berlin`.
  public var text: String { describe() }
  private let describe: () -> String

  /// What queries threw while the configuration was made, empty when all went well.
  public var failures: [String] = []

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - value: The intent.
  ///   - text: Its parameters as a reader sees them, made only when somebody wants to know.
  public init(value: Any? = nil, text: @autoclosure @escaping () -> String = "") {
    self.value = value
    describe = text
  }
}

/// What a provider learns of the place for which it draws.
@_spi(Hosting) public struct HostedContext: Sendable {
  /// The family.
  public var family: Family
  /// Whether the answer feeds the gallery.
  public var isPreview: Bool
  /// The width of the place in points.
  public var width: Double
  /// The height of the place in points.
  public var height: Double

  /// Creates a context.
  public init(family: Family, isPreview: Bool, width: Double, height: Double) {
    self.family = family
    self.isPreview = isPreview
    self.width = width
    self.height = height
  }
}

/// One entry that real code made.
@_spi(Hosting) public struct HostedEntry: @unchecked Sendable {
  /// Reads the entry's date; code may compute it anew each time.
  public var date: () -> Date
  /// The score of the entry's relevance, `nil` when it has none.
  public var relevance: Double?
  /// For how many seconds it counts, 0 until the next entry.
  public var relevanceDuration: Double
  /// Draws the entry with the widget's content closure.
  public var draw: (Renderer, EnvironmentValues) -> Rendering

  /// Creates an entry.
  public init(
    date: @escaping () -> Date,
    relevance: Double? = nil,
    relevanceDuration: Double = 0,
    draw: @escaping (Renderer, EnvironmentValues) -> Rendering
  ) {
    self.date = date
    self.relevance = relevance
    self.relevanceDuration = relevanceDuration
    self.draw = draw
  }
}

/// A timeline that real code made.
@_spi(Hosting) public struct HostedTimeline: @unchecked Sendable {
  /// The entries in the code's order.
  public var entries: [HostedEntry]
  /// When to ask again; dates are read from the code once.
  public var policy: Policy
  /// Where the code made it.
  public var place: SourcePlace

  /// When to ask again.
  public enum Policy: Sendable {
    /// After the last entry.
    case atEnd
    /// At a date.
    case after(Date)
    /// Never.
    case never
  }

  /// Creates a timeline.
  public init(entries: [HostedEntry], policy: Policy, place: SourcePlace = .unknown) {
    self.place = place
    self.entries = entries
    self.policy = policy
  }
}
