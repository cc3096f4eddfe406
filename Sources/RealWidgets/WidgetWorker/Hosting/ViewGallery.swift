@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// The distinct trees that entries show, with the targets of their nodes.
///
/// Trees are compared by value: equal drawings are one view, so an impure view shows as two views.
/// URLs and intents are numbered from 1 in order of appearance, by their texts.
struct ViewGallery {
  private(set) var views: [ViewTree] = []

  /// The assumed bytes of each tree in an archive.
  private(set) var archivedSizes: [Int64] = []

  /// The trees by their hashes; on a collision the next free number is used.
  private var known: [Int: ViewID] = [:]
  private var numbers: [String: Int] = [:]
  private var intents: [Int: any HostedIntent] = [:]

  mutating func hang(_ drawing: Rendering) -> ViewID {
    var tree = drawing.tree
    if !drawing.targets.isEmpty {
      let targets = drawing.targets.map { number(of: $0) }
      for index in tree.nodes.indices where tree.nodes[index].target > 0 {
        let place = tree.nodes[index].target - 1
        tree.nodes[index].target = targets.indices.contains(place) ? targets[place] : 0
      }
    }
    var place = tree.hashValue
    while let id = known[place] {
      if views[Int(id.number)] == tree { return id }
      place &+= 1
    }
    let id = ViewID(views.count)
    archivedSizes.append(tree.archivedSize)
    views.append(tree)
    known[place] = id
    return id
  }

  func intent(_ number: Int) -> (any HostedIntent)? { intents[number] }

  /// Returns the node that a tap on the n-th target hits; -1 if there is none.
  func hit(_ number: Int, in view: ViewID) -> Int32 {
    guard views.indices.contains(Int(view.number)) else { return -1 }
    let nodes = views[Int(view.number)].nodes
    let hits = nodes.indices.filter {
      nodes[$0].kind == .link || nodes[$0].kind == .button || nodes[$0].kind == .toggle
    }
    guard !hits.isEmpty else { return -1 }
    return Int32(hits[number % hits.count])
  }

  private mutating func number(of target: Rendering.Target) -> Int {
    let text = target.text
    if let number = numbers[text] { return number }
    let number = numbers.count + 1
    numbers[text] = number
    if case .intent(let intent) = target { intents[number] = intent }
    return number
  }
}
