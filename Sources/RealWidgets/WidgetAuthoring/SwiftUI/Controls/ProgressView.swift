import Foundation

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
    // A total of zero gives no finite fraction.
    return .fraction(fraction.isFinite ? max(0, min(fraction, 1)) : 0)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView { self.init(progress: .indeterminate) }

  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(progress: .indeterminate, label: label())
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0
  ) where Label == EmptyView {
    self.init(progress: Self.fraction(value, of: total))
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(progress: Self.fraction(value, of: total), label: label())
  }

  /// Creates a view of a `Progress`, whose fraction is read once.
  public nonisolated init(_ progress: Foundation.Progress) where Label == EmptyView {
    self.init(progress: .fraction(progress.fractionCompleted))
  }
}

extension ProgressView {
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
  public nonisolated init(
    _ titleKey: LocalizedStringKey
  ) {
    self.init(progress: .indeterminate, label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource
  ) {
    self.init(progress: .indeterminate, label: Text(titleResource))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S
  ) {
    self.init(progress: .indeterminate, label: Text(title))
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1.0
  ) {
    self.init(progress: Self.fraction(value, of: total), label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: S,
    value: Value?,
    total: Value = 1.0
  ) {
    self.init(progress: Self.fraction(value, of: total), label: Text(title))
  }
}

public struct DefaultDateProgressLabel: View {
  let text: Text

  public var body: some View { text }
}

extension ProgressView: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    let fraction = view.progress.fraction(at: renderer.environment.instant)
    renderer.add(.progressView)
    if let fraction { renderer.addAttribute(.value, fraction.attributeText) }
    if case .interval(_, let countsDown) = view.progress {
      renderer.addAttribute(.timerInterval, countsDown ? "countsDown" : "countsUp")
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
  /// Returns the completed fraction at an instant, or `nil` if it is indeterminate.
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
