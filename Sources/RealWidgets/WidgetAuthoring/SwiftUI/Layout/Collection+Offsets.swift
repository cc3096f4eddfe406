import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets in O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves elements, in order, to just before the one at the destination offset, in O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter(source.contains)
    let left = elements.indices.filter { !source.contains($0) }
    let order =
      left.filter { $0 < destination } + moved + left.filter { $0 >= destination }
    for (place, offset) in zip(indices, order) { self[place] = elements[offset] }
  }
}
