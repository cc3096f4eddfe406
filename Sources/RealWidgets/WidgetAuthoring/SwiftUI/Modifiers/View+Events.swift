import Foundation

extension View {
  /// Records the modifier; the closure never runs, because a widget's views are archived.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    attributed(.onAppear, "true")
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    attributed(.onDisappear, "true")
  }

  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    attributed(.task, "true")
  }

  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    attributed(.task, "true")
  }

  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    attributed(.onChange, "true")
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View {
    attributed(.onChange, "true")
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    attributed(.onChange, "true")
  }

  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View
  where P.Failure == Never {
    attributed(.onReceive, "true")
  }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    attributed(.onOpenURL, "true")
  }

  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    attributed(.onTapGesture, "true")
  }

  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    attributed(.onLongPressGesture, "true")
  }

  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    attributed(.onHover, "true")
  }

  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    attributed(.gesture, String(describing: T.self))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    attributed(.gesture, String(describing: T.self))
  }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    attributed(.gesture, String(describing: T.self))
  }

  /// Records the modifier; the closure never runs.
  public nonisolated func onSubmit(of triggers: Int = 0, _ action: @escaping () -> Void)
    -> some View
  {
    attributed(.onSubmit, "true")
  }

  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    attributed(.help, textKey.text(in: EnvironmentValues()))
  }

  public nonisolated func help(_ text: Text) -> some View {
    attributed(.help, text.string(in: EnvironmentValues()))
  }

  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    attributed(.help, String(text))
  }

  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    attributed(.sensoryFeedback, feedback.text)
  }

  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (AnyObject) -> Void
  ) -> some View {
    attributed(.userActivity, activityType)
  }
}

/// A gesture, which never happens here.
@MainActor @preconcurrency public protocol Gesture {
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture itself; the closure never runs.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture itself; the state never changes.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public nonisolated(unsafe) var count: Int
  public nonisolated init(count: Int = 1) { self.count = count }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
  }
  public nonisolated init(minimumDistance: CGFloat = 10) {}
}

public struct SensoryFeedback: Hashable, Sendable {
  let text: String

  public static let start = SensoryFeedback(text: "start")
  public static let stop = SensoryFeedback(text: "stop")
  public static let alignment = SensoryFeedback(text: "alignment")
  public static let decrease = SensoryFeedback(text: "decrease")
  public static let increase = SensoryFeedback(text: "increase")
  public static let levelChange = SensoryFeedback(text: "levelChange")
  public static let selection = SensoryFeedback(text: "selection")
  public static let success = SensoryFeedback(text: "success")
  public static let warning = SensoryFeedback(text: "warning")
  public static let error = SensoryFeedback(text: "error")
  public static let impact = SensoryFeedback(text: "impact")
}
