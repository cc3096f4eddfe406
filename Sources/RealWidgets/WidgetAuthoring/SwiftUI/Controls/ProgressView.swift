import Foundation

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  enum Progress {
    case indeterminate
    case fraction(Double)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }

  let progress: Progress
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  nonisolated init(
    progress: Progress,
    label: Label? = nil,
    currentValueLabel: CurrentValueLabel? = nil
  ) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  nonisolated static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value?,
    of total: Value
  ) -> Progress {
    guard let value else { return .indeterminate }
    let fraction = Double(value) / Double(total)
    return .fraction(fraction.isFinite ? max(0, min(fraction, 1)) : 0)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something that goes on.
  public nonisolated init() where Label == EmptyView { self.init(progress: .indeterminate) }

  /// Creates a view of something that goes on.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(progress: .indeterminate, label: label())
  }

  /// Creates a view of a part of a whole.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0
  ) where Label == EmptyView {
    self.init(progress: Self.fraction(value, of: total))
  }

  /// Creates a view of a part of a whole.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(progress: Self.fraction(value, of: total), label: label())
  }

  /// Creates a view of a `Progress`.
  public nonisolated init(_ progress: Foundation.Progress) where Label == EmptyView {
    self.init(progress: .fraction(progress.fractionCompleted))
  }
}

extension ProgressView {
  /// Creates a view of a part of a whole.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: Self.fraction(value, of: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  /// Creates a view of a time that passes.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  /// Creates a view of a time that passes, with the time as its label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true
  ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown),
      currentValueLabel: DefaultDateProgressLabel(
        text: Text(timerInterval: timerInterval, countsDown: countsDown)
      )
    )
  }

  /// Creates a view of a time that passes, with the time as its label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown),
      label: label(),
      currentValueLabel: DefaultDateProgressLabel(
        text: Text(timerInterval: timerInterval, countsDown: countsDown)
      )
    )
  }

  /// Creates the view that a style was given.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      progress: configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view of something that goes on.
  public nonisolated init(
    _ titleKey: LocalizedStringKey
  ) {
    self.init(progress: .indeterminate, label: Text(titleKey))
  }

  /// Creates a view of something that goes on.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource
  ) {
    self.init(progress: .indeterminate, label: Text(titleResource))
  }

  /// Creates a view of something that goes on.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S
  ) {
    self.init(progress: .indeterminate, label: Text(title))
  }

  /// Creates a view of a part of a whole.
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1.0
  ) {
    self.init(progress: Self.fraction(value, of: total), label: Text(titleKey))
  }

  /// Creates a view of a part of a whole.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: S,
    value: Value?,
    total: Value = 1.0
  ) {
    self.init(progress: Self.fraction(value, of: total), label: Text(title))
  }
}

/// The time that a view of progress shows of itself.
public struct DefaultDateProgressLabel: View {
  let text: Text

  /// The time.
  public var body: some View { text }
}

extension ProgressView: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the progress with its labels, or with what the style makes of it.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    let fraction = view.progress.fraction(at: renderer.environment.instant)
    renderer.add(.progressView)
    if let fraction { renderer.note(.value, fraction.attributeText) }
    if case .interval(_, let countsDown) = view.progress {
      renderer.note(.timerInterval, countsDown ? "countsDown" : "countsUp")
    }
    renderer.descend {
      guard let style = renderer.environment[ProgressViewStyleKey.self] else {
        if let label = view.label { Label._make(label, renderer) }
        if let label = view.currentValueLabel { CurrentValueLabel._make(label, renderer) }
        return
      }
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: view.label.map { .init(part: PartView(of: $0)) },
        currentValueLabel: view.currentValueLabel.map { .init(part: PartView(of: $0)) }
      )
      renderer.with({ $0[ProgressViewStyleKey.self] = nil }) {
        style.make(configuration, renderer)
      }
    }
  }
}

extension ProgressView.Progress {
  /// The part that is done at an instant, `nil` when nobody knows.
  func fraction(at instant: Date?) -> Double? {
    switch self {
    case .indeterminate: return nil
    case .fraction(let fraction): return fraction
    case .interval(let range, let countsDown):
      guard let instant else { return countsDown ? 1 : 0 }
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      let passed = instant.timeIntervalSince(range.lowerBound)
      let done = length > 0 ? max(0, min(passed / length, 1)) : 1
      return countsDown ? 1 - done : done
    }
  }
}
