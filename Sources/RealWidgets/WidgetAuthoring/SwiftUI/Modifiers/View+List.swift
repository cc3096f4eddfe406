// No widget shows a list, so these modifiers return the view itself.

extension View {
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  public nonisolated func listRowBackground(_ view: (some View)?) -> some View { self }
}
