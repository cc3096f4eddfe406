import Foundation
import WidgetModel

/// One widget of a bundle, as its declaration says, with its code behind doors that a host can open.
@_spi(Hosting) public struct DeclaredWidget {
  /// The kind, as the configuration names it; a Live Activity's is its attributes' type.
  public var kind = ""
  /// The name of the Swift type that declares it.
  public var typeName = ""
  /// The name in the gallery.
  public var displayName = ""
  /// The description in the gallery.
  public var description = ""
  /// The families that the declaration lists, `nil` when it lists none.
  public var families: [Family]?
  /// Whether the declaration has a push handler.
  public var isPushEnabled = false
  /// Whether the declaration turns the default content margins off.
  public var contentMarginsAreDisabled = false
  /// Whether the container background may be removed.
  public var backgroundIsRemovable = true
  /// What further modifiers say, by their names, in their order.
  public var attributes: [(name: String, value: String)] = []
  /// The code.
  public var code: Code = .empty
  /// Where the declaration and its code stand.
  public var places = DeclaredPlaces()

  /// What runs when the system asks.
  public enum Code {
    /// A provider of timelines.
    case timeline(any HostedProvider)
    /// A control.
    case control(any HostedControl)
    /// A Live Activity.
    case activity(any HostedActivity)
    /// Nothing, as in an `EmptyWidgetConfiguration`.
    case empty
  }

  /// Creates the declaration of nothing.
  public init() {}

  /// Puts down what a modifier says for which there is no field.
  mutating func say(_ name: String, _ value: String) { attributes.append((name, value)) }
}

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
  /// the stage.
  ///
  /// - Returns: What was thrown, with the query that threw it; empty when all went well.
  @discardableResult func offerOptions() async -> [String]

  /// The parameters that have neither a default nor an optional type; a person who adds the widget
  /// gives them no value.
  ///
  /// Source: AI-03.
  func parametersWithoutDefault() async -> [String]

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

  /// Asks how relevant the widget is and what it recommends.
  func relevance() async
}

extension HostedProvider {
  /// A configuration as a person might choose it, whatever the family.
  public func configuration(variant: Int) async -> HostedConfiguration {
    await configuration(variant: variant, family: nil)
  }
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
  /// Draws the entry with the widget's content closure.
  public var draw: (Renderer, EnvironmentValues) -> Rendering

  /// Creates an entry.
  public init(
    date: @escaping () -> Date,
    relevance: Double? = nil,
    draw: @escaping (Renderer, EnvironmentValues) -> Rendering
  ) {
    self.date = date
    self.relevance = relevance
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

/// A control of the Control Center; one instance lives as long as its process.
///
/// Templates are built on the main actor, as views are.
@_spi(Hosting) public protocol HostedControl: AnyObject, Sendable {
  /// The name of the configuration intent's type, `nil` for a static configuration.
  var configurationName: String? { get }
  /// Chooses a configuration as a person might; variant 0 has every default, and is what stands
  /// before the first call.
  @discardableResult func configure(variant: Int) async -> HostedConfiguration
  /// What a person meets who edits the configuration, as for a ``HostedProvider``.
  @discardableResult func offerOptions() async -> [String]
  /// Reads the present value.
  ///
  /// - Returns: What draws the control with it.
  @MainActor func drawing() async throws -> HostedControlDrawing
  /// Draws the control with its preview value.
  @MainActor func drawPreview(_ renderer: Renderer, _ environment: EnvironmentValues) -> Rendering
  /// Runs the control's action, a toggle's with the value to set.
  @MainActor func perform(isOn: Bool) async throws
}

/// What draws a control with a value that was read.
@_spi(Hosting) public struct HostedControlDrawing: @unchecked Sendable {
  /// Draws the control, the same each time if its template is a function of the value.
  public let draw: (Renderer, EnvironmentValues) -> Rendering

  /// Keeps a closure that draws on the main actor, which the host stands for when it draws.
  init(_ draw: @escaping @MainActor (Renderer, EnvironmentValues) -> Rendering) {
    typealias Free = (Renderer, EnvironmentValues) -> Rendering
    self.draw = unsafeBitCast(draw, to: Free.self)
  }
}

extension HostedControl {
  /// Reads the present value and draws the control with it.
  @MainActor public func draw(
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) async throws -> Rendering {
    try await drawing().draw(renderer, environment)
  }
}

/// A Live Activity's presentations.
@_spi(Hosting) public protocol HostedActivity: Sendable {
  /// The name of the attributes' type.
  var attributesName: String { get }

  /// The content of a variant, one of those with which the code itself started activities and those of
  /// its previews; where there are none, one drawn up for it.
  ///
  /// - Throws: ``UndrawableActivity`` when none of these gives any.
  func content(variant: Int) async throws -> HostedActivityContent
}

/// A content of a Live Activity with the closures that draw it.
@_spi(Hosting) public struct HostedActivityContent: @unchecked Sendable {
  /// Where a content comes from.
  public enum Origin: String, CaseIterable, Sendable {
    /// The code started or updated an activity with it.
    case request
    /// A preview of the code shows it.
    case preview
    /// It was drawn up: perhaps no code can make it.
    case drawnUp
  }

  /// Where it comes from.
  public let origin: Origin
  /// The state as a reader sees it.
  public let text: String
  /// The bytes of attributes and content state together, encoded as JSON.
  public let size: Int
  /// Draws the presentations by name: `lockScreen`, `expanded`, `compactLeading`,
  /// `compactTrailing`, `minimal`.
  public let draw: (Renderer, EnvironmentValues) -> [(name: String, rendering: Rendering)]
}

/// Why a Live Activity cannot be drawn.
@_spi(Hosting) public struct UndrawableActivity: Error, Sendable {
  /// The reason, as the end of a sentence.
  public let reason: String
}

/// A view tree with what its links and buttons lead to.
@_spi(Hosting) public struct Rendering: @unchecked Sendable {
  /// The tree; a node's target is 1 more than its place in ``targets``.
  public var tree = ViewTree(nodes: [])
  /// What links, `widgetURL`s, buttons and toggles lead to.
  public var targets: [Target] = []

  /// What a node leads to.
  public enum Target {
    /// A URL.
    case url(URL)
    /// An app intent that runs.
    case intent(any HostedIntent)
  }

  /// Creates an empty drawing.
  public init() {}
}

/// An app intent that a button, toggle or control runs.
@_spi(Hosting) public protocol HostedIntent: Sendable {
  /// The name of the intent's type with its parameters, such as `Like(song: 3)`.
  var text: String { get }
  /// The intent's type.
  var type: Any.Type { get }
  /// Whether the intent may start a Live Activity from the background.
  var startsActivities: Bool { get }
  /// Runs the intent, and those that it opens.
  func run() async throws
  /// Runs the intent after the system has filled in the value of a toggle.
  ///
  /// Source: CT-05.
  func run(settingValue isOn: Bool) async throws
}
