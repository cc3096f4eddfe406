import Foundation

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
  /// Visits elements until a closure returns false; set for statically known collection types.
  var walk: ((Data, (Data.Element) -> Bool) -> Void)?
  let place = ViewIDs.place
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    let content = view.content
    if let place = view.place { ViewIDs.record(view.data, view.identify, at: place) }
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
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = { $0.id }
  }

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

public struct BoundElement<Values: MutableCollection & RandomAccessCollection> {
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

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
