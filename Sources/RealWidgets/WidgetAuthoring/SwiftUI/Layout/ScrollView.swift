import Foundation

/// Views that scroll; the platform does not draw them in a widget.
///
/// Source: VW-24.
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Where the code makes the view.
  let place = CallPlace.here

  /// Creates a view that scrolls.
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the views beneath a node that no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.scrollView, place: view.place)
    renderer.note(.axes, view.axes.text)
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// Rows; the platform does not draw them in a widget.
///
/// Source: VW-24.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content

  /// Where the code makes the view.
  let place = CallPlace.here
}

extension List {
  /// Creates a list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
  }

  /// Creates a list of a row for each element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of a row for each element, told apart by a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the rows beneath a node that no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.list, place: view.place)
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// Rows of settings; the platform does not draw them in a widget.
///
/// Source: VW-24.
public struct Form<Content: View> {
  let content: Content

  /// Where the code makes the view.
  let place = CallPlace.here

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the rows beneath a node that no widget shows.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.list, place: view.place)
    renderer.note(.view, "Form")
    renderer.descend { Content._make(view.content, renderer) }
  }
}
