import Foundation
import WidgetModel

/// A provider with its content closure, one instance per process; its host never lets two callers
/// touch it at once, so it need not be sendable.
@_spi(Hosting) public protocol HostedProvider: Sendable {
  /// The name of the configuration intent's type; `nil` for a static configuration.
  var configurationName: String? { get }

  /// Returns a configuration that a person might choose; variant 0 has every default.
  ///
  /// The variants, from 0, combine options of the code (enum cases, `DynamicOptionsProvider`,
  /// queries) and boundary values of plain types. The family limits array sizes.
  func configuration(variant: Int, family: Family?) async -> HostedConfiguration

  /// Offers every choice of the editor and returns the errors, each with its query; lost selections
  /// go to the host environment.
  @discardableResult func offerOptions() async -> [String]

  func placeholder(in context: HostedContext) -> HostedEntry

  /// Requests a snapshot; its completion, like a timeline's, may be called never, late or twice.
  func snapshot(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedEntry) -> Void
  )

  func timeline(
    for configuration: HostedConfiguration,
    in context: HostedContext,
    completion: @escaping @Sendable (HostedTimeline) -> Void
  )

  /// Returns a previewed entry with the content closure; `nil` if it is another provider's.
  func entry(showing previewed: Any) -> HostedEntry?

  /// Requests the recommended configurations, which a gallery shows if nobody can edit them.
  func recommend()

  func relevance() async
}

extension HostedProvider {
  public func configuration(variant: Int) async -> HostedConfiguration {
    await configuration(variant: variant, family: nil)
  }

  public func recommend() {}
}

/// A person's configuration: nothing, an app intent, or an `INIntent`.
@_spi(Hosting) public struct HostedConfiguration: @unchecked Sendable {
  /// The intent; `nil` for a static configuration.
  public var value: Any?
  /// The parameters as text for a finding, such as `city: Berlin`.
  public var text: String { describe() }
  private let describe: () -> String

  public var failures: [String] = []

  /// Creates a configuration; its parameters become text only when that is read.
  public init(value: Any? = nil, text: @autoclosure @escaping () -> String = "") {
    self.value = value
    describe = text
  }
}

@_spi(Hosting) public struct HostedContext: Sendable {
  public var family: Family
  public var isPreview: Bool
  /// The width of the place in points, like ``height``.
  public var width: Double
  public var height: Double

  public init(family: Family, isPreview: Bool, width: Double, height: Double) {
    self.family = family
    self.isPreview = isPreview
    self.width = width
    self.height = height
  }
}

@_spi(Hosting) public struct HostedEntry: @unchecked Sendable {
  /// Reads the entry's date; code may compute it again each time.
  public var date: () -> Date
  public var relevance: Double?
  /// The duration of the relevance in seconds; 0 means until the next entry.
  public var relevanceDuration: Double
  public var draw: (Renderer, EnvironmentValues) -> Rendering

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

@_spi(Hosting) public struct HostedTimeline: @unchecked Sendable {
  public var entries: [HostedEntry]
  /// The refresh policy; its date is read from the code once.
  public var policy: Policy
  public var place: SourcePlace

  public enum Policy: Sendable {
    case atEnd
    case after(Date)
    case never
  }

  public init(entries: [HostedEntry], policy: Policy, place: SourcePlace = .unknown) {
    self.place = place
    self.entries = entries
    self.policy = policy
  }
}
