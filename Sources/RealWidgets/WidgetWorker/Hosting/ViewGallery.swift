@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// The trees that entries show, each once, with what their nodes lead to.
///
/// Trees are compared by value: what draws alike is one view, so that an impure view is one whose
/// second drawing is another view. URLs and intents are numbered from 1 in the order in which they
/// were met, by their texts.
struct ViewGallery {
  /// The trees, by ``ViewID``.
  private(set) var views: [ViewTree] = []

  /// The bytes that each tree takes in an archive, by ``ViewID``.
  private(set) var archivedSizes: [Int64] = []

  /// The trees by their hashes; what would stand at a hash that is taken stands at the next free one.
  private var known: [Int: ViewID] = [:]
  private var numbers: [String: Int] = [:]
  private var intents: [Int: any HostedIntent] = [:]

  /// The number of a drawing's tree.
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

  /// The intent of a number.
  func intent(_ number: Int) -> (any HostedIntent)? { intents[number] }

  /// The node of a tree that a tap on the n-th thing hits; -1, elsewhere, when there is none.
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
