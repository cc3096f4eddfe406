import Foundation

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
  /// Goes through the collection until told to stop, where its type was known when the view was made.
  var walk: ((Data, (Data.Element) -> Bool) -> Void)?
  /// Where the view was made.
  let place = ViewIDs.place
}

extension ForEach: View where Content: View {
  /// Nothing: the system draws the views.
  public typealias Body = Never

  /// Draws the views one after the other; what modifiers say is said of each.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    let content = view.content
    if let place = view.place { ViewIDs.note(view.data, view.identify, at: place) }
    if let walk = view.walk {
      return walk(view.data) { element in
        Content._make(content(element), renderer)
        return !renderer.isCut
      }
    }
    for element in view.data {
      if renderer.isCut { return }
      Content._make(content(element), renderer)
    }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a key path.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// Makes a view for each element, told apart by its id.
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = { $0.id }
  }

  /// Makes a view for each number of a range.
  public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identify = { $0 }
    walk = { data, visit in
      for element in data where !visit(element) { return }
    }
  }

  /// Makes a view for a binding to each element.
  public nonisolated init<Values>(
    _ data: Binding<Values>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  )
  where
    Values: MutableCollection & RandomAccessCollection, Values.Element: Identifiable,
    Values.Index: Hashable, Data == [BoundElement<Values>], ID == Values.Element.ID,
    Content: View
  {
    self.data = BoundElement.all(of: data)
    self.content = { content($0.binding) }
    identify = { $0.binding.wrappedValue.id }
  }

  /// Makes a view for a binding to each element, told apart by a key path.
  public nonisolated init<Values>(
    _ data: Binding<Values>,
    id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  )
  where
    Values: MutableCollection & RandomAccessCollection, Values.Index: Hashable,
    Data == [BoundElement<Values>]
  {
    self.data = BoundElement.all(of: data)
    self.content = { content($0.binding) }
    identify = { $0.binding.wrappedValue[keyPath: id] }
  }
}

/// An element of a collection that a binding leads to.
public struct BoundElement<Values: MutableCollection & RandomAccessCollection> {
  /// Leads to the element.
  public let binding: Binding<Values.Element>

  static func all(of values: Binding<Values>) -> [BoundElement<Values>] {
    values.wrappedValue.indices.map { index in
      BoundElement(
        binding: Binding(
          get: { values.wrappedValue[index] },
          set: { values.wrappedValue[index] = $0 }
        )
      )
    }
  }
}

/// Content whose views are made from data.
public protocol DynamicViewContent: View {
  /// The collection's type.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
