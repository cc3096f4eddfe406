import Foundation

public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  nonisolated init(
    fraction: Double,
    label: Label,
    currentValueLabel: CurrentValueLabel? = nil,
    minimumValueLabel: BoundsLabel? = nil,
    maximumValueLabel: BoundsLabel? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  nonisolated static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value,
    in bounds: ClosedRange<Value>
  ) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = Double(value - bounds.lowerBound) / length
    // Bounds without length give no finite fraction.
    return part.isFinite ? max(0, min(part, 1)) : 0
  }
}

extension Gauge {
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(fraction: Self.fraction(value, in: bounds), label: label())
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      fraction: Self.fraction(value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      fraction: Self.fraction(value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel()
    )
  }

  /// Creates a gauge; labels of marked values are not drawn.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.fraction(value, in: bounds),
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel()
    )
  }
}

extension Gauge: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.gauge)
    renderer.addAttribute(.value, view.fraction.attributeText)
    renderer.descend {
      guard let style = renderer.environment[GaugeStyleKey.self] else {
        Label._make(view.label, renderer)
        if let label = view.currentValueLabel { CurrentValueLabel._make(label, renderer) }
        if let label = view.minimumValueLabel { BoundsLabel._make(label, renderer) }
        if let label = view.maximumValueLabel { BoundsLabel._make(label, renderer) }
        return
      }
      let configuration = GaugeStyleConfiguration(
        value: view.fraction,
        label: .init(part: PartView(of: view.label)),
        currentValueLabel: view.currentValueLabel.map { .init(part: PartView(of: $0)) },
        minimumValueLabel: view.minimumValueLabel.map { .init(part: PartView(of: $0)) },
        maximumValueLabel: view.maximumValueLabel.map { .init(part: PartView(of: $0)) }
      )
      style.make(configuration, renderer)
    }
  }
}
