import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    attributed(.font, font?.text ?? "default") { $0.font = font }
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    attributed(.fontWeight, weight?.text ?? "default")
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    attributed(.fontWidth, width.map { $0.value.attributeText } ?? "default")
  }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    attributed(.fontDesign, design?.rawValue ?? "default")
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    attributed(.bold, "\(isActive)")
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    attributed(.italic, "\(isActive)")
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    attributed(.monospaced, "\(isActive)")
  }

  public nonisolated func monospacedDigit() -> some View {
    attributed(.monospacedDigit, "true")
  }

  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attributed(.underline, Text.lineText(isActive, pattern, color))
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attributed(.strikethrough, Text.lineText(isActive, pattern, color))
  }

  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    attributed(.kerning, kerning.attributeText)
  }

  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    attributed(.tracking, tracking.attributeText)
  }

  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    attributed(.baselineOffset, offset.attributeText)
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    attributed(.textCase, textCase.map { "\($0)" } ?? "none") { $0.textCase = textCase }
  }

  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    attributed(.textScale, isEnabled ? scale.text : "default")
  }

  public nonisolated func lineLimit(_ number: Int?) -> some View {
    attributed(.lineLimit, number.map { "\($0)" } ?? "none") { $0.lineLimit = number }
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    attributed(.lineLimit, "\(limit.lowerBound)...\(limit.upperBound)") {
      $0.lineLimit = limit.upperBound
    }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    attributed(.lineLimit, "\(limit.lowerBound)...")
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    attributed(.lineLimit, "...\(limit.upperBound)") { $0.lineLimit = limit.upperBound }
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    attributed(.lineLimit, "\(limit)\(reservesSpace ? " reservesSpace" : "")") {
      $0.lineLimit = limit
    }
  }

  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    attributed(.lineSpacing, lineSpacing.attributeText) { $0.lineSpacing = lineSpacing }
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attributed(.multilineTextAlignment, alignment.rawValue) {
      $0.multilineTextAlignment = alignment
    }
  }

  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    attributed(.minimumScaleFactor, factor.attributeText) { $0.minimumScaleFactor = factor }
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    attributed(.truncationMode, "\(mode)") { $0.truncationMode = mode }
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    attributed(.allowsTightening, "\(flag)") { $0.allowsTightening = flag }
  }

  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    attributed(.textSelection, S.allowsSelection ? "enabled" : "disabled")
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    attributed(.foreground, color?.attributeText ?? "default")
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attributed(.foreground, style.attributeText)
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    attributed(.foreground, "\(primary.attributeText), \(secondary.attributeText)")
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    attributed(
      .foreground,
      "\(primary.attributeText), \(secondary.attributeText), \(tertiary.attributeText)"
    )
  }

  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    attributed(.tint, accentColor?.attributeText ?? "default") { $0.tint = accentColor }
  }

  public nonisolated func tint(_ tint: Color?) -> some View {
    attributed(.tint, tint?.attributeText ?? "default") { $0.tint = tint }
  }

  @_disfavoredOverload public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    attributed(.tint, tint.attributeText)
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    attributed(.dynamicTypeSize, size.rawValue) { $0.dynamicTypeSize = size }
  }

  public nonisolated func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return attributed(
      .dynamicTypeSize,
      "\(sizes.first?.rawValue ?? "")...\(sizes.last?.rawValue ?? "")"
    ) { values in
      let size = values.dynamicTypeSize
      if let first = sizes.first, size < first { values.dynamicTypeSize = first }
      if let last = sizes.last, size > last { values.dynamicTypeSize = last }
    }
  }
}
