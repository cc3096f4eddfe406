import Foundation

extension View {
  /// Animates what changes with a value.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    attributed(.animation, animation?.text ?? "none")
  }

  /// Animates what changes.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    attributed(.animation, animation?.text ?? "none")
  }

  /// Animates what changes in a part of the view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).attributed(.animation, animation?.text ?? "none")
  }

  /// Sets how the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    attributed(.transition, t.text)
  }

  /// Sets how the view comes and goes.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    attributed(.transition, transition.transitionText)
  }

  /// Sets how contents change.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    attributed(.contentTransition, transition.text) { $0.contentTransition = transition }
  }

  /// Changes transactions within the view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    attributed(.transaction, "true")
  }

  /// Changes transactions within the view.
  public nonisolated func transaction<V>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    attributed(.transaction, "true")
  }

  /// Names the view among those that change into one another.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    attributed(.matchedGeometryEffect, "\(id)")
  }

  /// Gives the view an identity.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    if let place = ViewIDs.place(of: ID.self) { ViewIDs.note(id, at: place) }
    return attributed(.id, "\(id)")
  }

  /// Gives the view a name among choices.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    attributed(.tag, "\(tag)")
  }

  /// Moves parts of the view together.
  public nonisolated func geometryGroup() -> some View {
    attributed(.geometryGroup, "true")
  }
}

/// A view as a closure that changes it sees it.
public struct PlaceholderContentView<Value: View> {
  let content: Value
}

extension PlaceholderContentView: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the view.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    Value._make(view.content, renderer)
  }
}

/// What of a view changes into another one.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a symbol moves.
public struct SymbolEffectOptions: Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// A movement of a symbol.
public struct SymbolEffect: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// The movement `pulse`.
  public static let pulse = SymbolEffect(description: "pulse")
  /// The movement `bounce`.
  public static let bounce = SymbolEffect(description: "bounce")
  /// The movement `variableColor`.
  public static let variableColor = SymbolEffect(description: "variableColor")
  /// The movement `scale`.
  public static let scale = SymbolEffect(description: "scale")
  /// The movement `appear`.
  public static let appear = SymbolEffect(description: "appear")
  /// The movement `disappear`.
  public static let disappear = SymbolEffect(description: "disappear")
  /// The movement `replace`.
  public static let replace = SymbolEffect(description: "replace")
  /// The movement `breathe`.
  public static let breathe = SymbolEffect(description: "breathe")
  /// The movement `rotate`.
  public static let rotate = SymbolEffect(description: "rotate")
  /// The movement `wiggle`.
  public static let wiggle = SymbolEffect(description: "wiggle")
}

extension View {
  /// Lets a symbol move.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    attributed(.symbolEffect, isActive ? effect.description : "false")
  }

  /// Lets a symbol move when a value changes.
  public nonisolated func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    attributed(.symbolEffect, effect.description)
  }
}

extension ContentTransition {
  /// By a movement of the symbol.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(text: "symbolEffect \(effect)")
  }
}
