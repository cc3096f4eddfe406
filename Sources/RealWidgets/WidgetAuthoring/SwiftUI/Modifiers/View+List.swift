// How rows of a list look. No widget shows a list, so that nothing of it is drawn.

extension View {
  /// Sets whether a line stands between rows.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the colour of the line between rows.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets whether a line stands between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the space round a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets what stands behind a row.
  public nonisolated func listRowBackground(_ view: (some View)?) -> some View { self }
}
