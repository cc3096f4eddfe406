import Foundation

extension View {
  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> some View {
    attributed(.font, font?.text ?? "default") { $0.font = font }
  }

  /// Sets how bold text is.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    attributed(.fontWeight, weight?.text ?? "default")
  }

  /// Sets how wide text is.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    attributed(.fontWidth, width.map { $0.value.attributeText } ?? "default")
  }

  /// Sets how letters are drawn.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    attributed(.fontDesign, design?.rawValue ?? "default")
  }

  /// Makes text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    attributed(.bold, "\(isActive)")
  }

  /// Sets text in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    attributed(.italic, "\(isActive)")
  }

  /// Gives letters one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    attributed(.monospaced, "\(isActive)")
  }

  /// Gives digits one width.
  public nonisolated func monospacedDigit() -> some View {
    attributed(.monospacedDigit, "true")
  }

  /// Underlines text.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attributed(.underline, Text.lineText(isActive, pattern, color))
  }

  /// Strikes text through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attributed(.strikethrough, Text.lineText(isActive, pattern, color))
  }

  /// Sets the room between certain letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    attributed(.kerning, kerning.attributeText)
  }

  /// Sets the room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    attributed(.tracking, tracking.attributeText)
  }

  /// Moves text up from its line.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    attributed(.baselineOffset, offset.attributeText)
  }

  /// Sets in which letters text is written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    attributed(.textCase, textCase.map { "\($0)" } ?? "none") { $0.textCase = textCase }
  }

  /// Makes text smaller beside other text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    attributed(.textScale, isEnabled ? scale.text : "default")
  }

  /// Sets the most lines of a text.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    attributed(.lineLimit, number.map { "\($0)" } ?? "none") { $0.lineLimit = number }
  }

  /// Sets the least and most lines of a text.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    attributed(.lineLimit, "\(limit.lowerBound)...\(limit.upperBound)") {
      $0.lineLimit = limit.upperBound
    }
  }

  /// Sets the least lines of a text.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    attributed(.lineLimit, "\(limit.lowerBound)...")
  }

  /// Sets the most lines of a text.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    attributed(.lineLimit, "...\(limit.upperBound)") { $0.lineLimit = limit.upperBound }
  }

  /// Sets the most lines of a text, whose room may be kept.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    attributed(.lineLimit, "\(limit)\(reservesSpace ? " reservesSpace" : "")") {
      $0.lineLimit = limit
    }
  }

  /// Sets the room between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    attributed(.lineSpacing, lineSpacing.attributeText) { $0.lineSpacing = lineSpacing }
  }

  /// Sets how lines stand to one another.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attributed(.multilineTextAlignment, alignment.rawValue) {
      $0.multilineTextAlignment = alignment
    }
  }

  /// Sets how small a text may become.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    attributed(.minimumScaleFactor, factor.attributeText) { $0.minimumScaleFactor = factor }
  }

  /// Sets where a text is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    attributed(.truncationMode, "\(mode)") { $0.truncationMode = mode }
  }

  /// Lets letters come closer.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    attributed(.allowsTightening, "\(flag)") { $0.allowsTightening = flag }
  }

  /// Lets a person choose text; not in a widget.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    attributed(.textSelection, S.allowsSelection ? "enabled" : "disabled")
  }

  /// Sets what is in front.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    attributed(.foreground, color?.attributeText ?? "default")
  }

  /// Sets what is in front.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attributed(.foreground, style.attributeText)
  }

  /// Sets what is in front, in two levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    attributed(.foreground, "\(primary.attributeText), \(secondary.attributeText)")
  }

  /// Sets what is in front, in three levels.
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

  /// Sets the colour of what can be tapped.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    attributed(.tint, accentColor?.attributeText ?? "default") { $0.tint = accentColor }
  }

  /// Sets the tint.
  public nonisolated func tint(_ tint: Color?) -> some View {
    attributed(.tint, tint?.attributeText ?? "default") { $0.tint = tint }
  }

  /// Sets the tint.
  @_disfavoredOverload public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    attributed(.tint, tint.attributeText)
  }

  /// Sets the range of text sizes.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    attributed(.dynamicTypeSize, size.rawValue) { $0.dynamicTypeSize = size }
  }

  /// Sets the range of text sizes.
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
