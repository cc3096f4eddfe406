import Foundation

extension View {
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    attributed(.animation, animation?.text ?? "none")
  }

  public nonisolated func animation(_ animation: Animation?) -> some View {
    attributed(.animation, animation?.text ?? "none")
  }

  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).attributed(.animation, animation?.text ?? "none")
  }

  public nonisolated func transition(_ t: AnyTransition) -> some View {
    attributed(.transition, t.text)
  }

  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    attributed(.transition, transition.transitionText)
  }

  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    attributed(.contentTransition, transition.text) { $0.contentTransition = transition }
  }

  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    attributed(.transaction, "true")
  }

  public nonisolated func transaction<V>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    attributed(.transaction, "true")
  }

  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    attributed(.matchedGeometryEffect, "\(id)")
  }

  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    if let place = ViewIDs.place(of: ID.self) { ViewIDs.record(id, at: place) }
    return attributed(.id, "\(id)")
  }

  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    attributed(.tag, "\(tag)")
  }

  public nonisolated func geometryGroup() -> some View {
    attributed(.geometryGroup, "true")
  }
}

public struct PlaceholderContentView<Value: View> {
  let content: Value
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    Value._make(view.content, renderer)
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

public struct SymbolEffect: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let pulse = SymbolEffect(description: "pulse")
  public static let bounce = SymbolEffect(description: "bounce")
  public static let variableColor = SymbolEffect(description: "variableColor")
  public static let scale = SymbolEffect(description: "scale")
  public static let appear = SymbolEffect(description: "appear")
  public static let disappear = SymbolEffect(description: "disappear")
  public static let replace = SymbolEffect(description: "replace")
  public static let breathe = SymbolEffect(description: "breathe")
  public static let rotate = SymbolEffect(description: "rotate")
  public static let wiggle = SymbolEffect(description: "wiggle")
}

extension View {
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    attributed(.symbolEffect, isActive ? effect.description : "false")
  }

  public nonisolated func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    attributed(.symbolEffect, effect.description)
  }
}

extension ContentTransition {
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(text: "symbolEffect \(effect)")
  }
}
