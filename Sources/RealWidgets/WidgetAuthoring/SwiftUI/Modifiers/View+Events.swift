import Foundation

extension View {
  /// Names what happens when the view is there; it never happens in an archive.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    attributed(.onAppear, "true")
  }

  /// Names what happens when the view is gone; it never happens in an archive.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    attributed(.onDisappear, "true")
  }

  /// Names work beside the view; it never begins in an archive.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    attributed(.task, "true")
  }

  /// Names work beside the view; it never begins in an archive.
  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    attributed(.task, "true")
  }

  /// Names what happens when a value changes; it never happens in an archive.
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    attributed(.onChange, "true")
  }

  /// Names what happens when a value changes; it never happens in an archive.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some View {
    attributed(.onChange, "true")
  }

  /// Names what happens when a value changes; it never happens in an archive.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    attributed(.onChange, "true")
  }

  /// Names what happens when a publisher sends; it never happens in an archive.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View
  where P.Failure == Never {
    attributed(.onReceive, "true")
  }

  /// Names what happens with a URL; it never happens in an archive.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    attributed(.onOpenURL, "true")
  }

  /// Names what a tap does; in a widget it does nothing.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    attributed(.onTapGesture, "true")
  }

  /// Names what a long press does; in a widget it does nothing.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    attributed(.onLongPressGesture, "true")
  }

  /// Names what a pointer does; in a widget it does nothing.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    attributed(.onHover, "true")
  }

  /// Names a gesture; in a widget there is none.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    attributed(.gesture, String(describing: T.self))
  }

  /// Names a gesture; in a widget there is none.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    attributed(.gesture, String(describing: T.self))
  }

  /// Names a gesture; in a widget there is none.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    attributed(.gesture, String(describing: T.self))
  }

  /// Names what hiding text by itself does.
  public nonisolated func onSubmit(of triggers: Int = 0, _ action: @escaping () -> Void)
    -> some View
  {
    attributed(.onSubmit, "true")
  }

  /// Names a help text.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    attributed(.help, textKey.text(in: EnvironmentValues()))
  }

  /// Names a help text.
  public nonisolated func help(_ text: Text) -> some View {
    attributed(.help, text.string(in: EnvironmentValues()))
  }

  /// Names a help text.
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    attributed(.help, String(text))
  }

  /// Names what a person refreshes by pulling; nobody pulls here.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Names a sound or touch that a value gives.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    attributed(.sensoryFeedback, feedback.text)
  }

  /// Says what the person does here.
  public nonisolated func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (AnyObject) -> Void
  ) -> some View {
    attributed(.userActivity, activityType)
  }
}

/// What a person does with fingers.
@MainActor @preconcurrency public protocol Gesture {
  /// What the gesture tells.
  associatedtype Value
}

extension Gesture {
  /// The gesture; what happens at its end never happens here.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// The gesture; what happens when it changes never happens here.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// The gesture; what it keeps never changes here.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }
}

/// A tap.
public struct TapGesture: Gesture {
  /// It tells nothing.
  public typealias Value = Void
  /// How many taps.
  public nonisolated(unsafe) var count: Int
  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// It tells whether it is held.
  public typealias Value = Bool
  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// Where it is now.
    public var location: CGPoint
    /// Where it was first.
    public var startLocation: CGPoint
    /// How far it has come.
    public var translation: CGSize
  }
  /// Creates a gesture.
  public nonisolated init(minimumDistance: CGFloat = 10) {}
}

/// A sound or touch.
public struct SensoryFeedback: Hashable, Sendable {
  let text: String

  /// The feedback `start`.
  public static let start = SensoryFeedback(text: "start")
  /// The feedback `stop`.
  public static let stop = SensoryFeedback(text: "stop")
  /// The feedback `alignment`.
  public static let alignment = SensoryFeedback(text: "alignment")
  /// The feedback `decrease`.
  public static let decrease = SensoryFeedback(text: "decrease")
  /// The feedback `increase`.
  public static let increase = SensoryFeedback(text: "increase")
  /// The feedback `levelChange`.
  public static let levelChange = SensoryFeedback(text: "levelChange")
  /// The feedback `selection`.
  public static let selection = SensoryFeedback(text: "selection")
  /// The feedback `success`.
  public static let success = SensoryFeedback(text: "success")
  /// The feedback `warning`.
  public static let warning = SensoryFeedback(text: "warning")
  /// The feedback `error`.
  public static let error = SensoryFeedback(text: "error")
  /// The feedback `impact`.
  public static let impact = SensoryFeedback(text: "impact")
}
