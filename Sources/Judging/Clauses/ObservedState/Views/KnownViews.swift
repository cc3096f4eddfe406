import WidgetModel

/// The view trees that entries show, by their ids.
///
/// They refer to memory that their owner releases with ``deallocate()``.
struct KnownViews {
  private(set) var trees: [ViewTree] = []

  /// The number of `widgetURL` modifiers with a target in each view.
  private var urls = StableArray<Int32>()

  /// Releases the memory.
  func deallocate() { urls.deallocate() }

  var count: Int { urls.count }

  /// The tree with an id, or `nil` if it was never announced.
  subscript(id: ViewID) -> ViewTree? {
    trees.indices.contains(Int(id.number)) ? trees[Int(id.number)] : nil
  }

  /// Returns the number of `widgetURL` modifiers with a target in a view; 0 for an unknown one.
  func urls(of view: ViewID) -> Int {
    let place = Int(view.number)
    return urls.indices.contains(place) ? Int(urls[place]) : 0
  }

  /// Adds the trees that are new in a run's list of all.
  mutating func define(_ views: [ViewTree]) {
    for place in count..<max(count, views.count) {
      trees.append(views[place])
      let urls = views[place].nodes.count { $0.kind == .widgetURL && $0.target != 0 }
      self.urls.append(Int32(truncatingIfNeeded: urls))
    }
  }

  /// Removes all trees and keeps the capacity.
  mutating func removeAll() {
    trees.removeAll(keepingCapacity: true)
    urls.removeAll()
  }
}
