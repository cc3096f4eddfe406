import Foundation

/// A scroll view, recorded as a node that no widget shows (VW-24).
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content

  let place = CallPlace.here

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
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.scrollView, place: view.place)
    renderer.addAttribute(.axes, view.axes.text)
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// A list, recorded as a node that no widget shows (VW-24).
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content

  let place = CallPlace.here
}

extension List {
  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
  }

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

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.list, place: view.place)
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// A form, recorded as a node that no widget shows (VW-24).
public struct Form<Content: View> {
  let content: Content

  let place = CallPlace.here

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.list, place: view.place)
    renderer.addAttribute(.view, "Form")
    renderer.descend { Content._make(view.content, renderer) }
  }
}
