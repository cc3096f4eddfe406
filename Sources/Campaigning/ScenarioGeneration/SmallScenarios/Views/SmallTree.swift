import Clauses
import WidgetModel

struct SmallTree: Sendable {
  let tree: ViewTree
  let faults: FaultSet

  private init(_ nodes: [ViewNode], hasBackground: Bool = true, _ faults: [Fault] = []) {
    tree = ViewTree(nodes: (hasBackground ? [ViewNode(.containerBackground)] : []) + nodes)
    var set = FaultSet()
    for fault in faults { set.insert(fault) }
    self.faults = set
  }

  /// Returns trees in which taps lead to different places.
  static func all(_ limits: Boundaries) -> [SmallTree] {
    let url = ViewNode(.widgetURL, depth: 1, target: 1)
    let link = ViewNode(.link, depth: 2, target: 2)
    let misplaced: [Fault] = limits.familiesWithoutLinks.rawValue == 0 ? [] : [.misplacedLink]
    let closure: [Fault] = limits.isInteractive ? [.closureControl] : []
    let bare: [Fault] = limits.expectsBackground ? [.missingBackground] : []
    return [
      SmallTree([ViewNode(.text, depth: 1)]),
      SmallTree([url, ViewNode(.text, depth: 2)]),
      SmallTree([url, link, ViewNode(.text, depth: 3)], misplaced),
      SmallTree([ViewNode(.group, depth: 1), link, ViewNode(.image, depth: 3)], misplaced),
      SmallTree([url, ViewNode(.widgetURL, depth: 2, target: 3)], [.severalWidgetURLs]),
      SmallTree([ViewNode(.widgetURL, depth: 1, target: 0), ViewNode(.text, depth: 2)]),
      SmallTree([url, ViewNode(.widgetURL, depth: 2, target: 0)], [.severalWidgetURLs]),
      SmallTree(
        [
          ViewNode(.widgetURL, depth: 1, target: 0), ViewNode(.widgetURL, depth: 2, target: 3),
          ViewNode(.text, depth: 3),
        ],
        [.severalWidgetURLs]
      ),
      // Side by side, the deeper first.
      SmallTree(
        [ViewNode(.vStack, depth: 1), ViewNode(.widgetURL, depth: 2, target: 3), url],
        [.severalWidgetURLs]
      ),
      SmallTree([url, ViewNode(.button, depth: 2, target: 1), ViewNode(.text, depth: 3)]),
      SmallTree([url, ViewNode(.button, depth: 2)], closure),
      SmallTree([link, ViewNode(.button, depth: 3, target: 1)], misplaced),
      // If the link is inactive, the enclosing button acts.
      SmallTree(
        [ViewNode(.button, depth: 1, target: 1), link, ViewNode(.text, depth: 3)],
        misplaced
      ),
      SmallTree([ViewNode(.toggle, depth: 1, target: 1), ViewNode(.text, depth: 1)]),
      SmallTree([ViewNode(.toggle, depth: 1, target: 1, isOn: true)]),
      SmallTree([ViewNode(.toggle, depth: 1)], closure),
      // A button inside a toggle is part of the toggle's style; one beside it is not.
      SmallTree([ViewNode(.toggle, depth: 1, target: 1), ViewNode(.button, depth: 2)]),
      SmallTree([ViewNode(.toggle, depth: 1, target: 1), ViewNode(.button, depth: 1)], closure),
      SmallTree([ViewNode(.text)], hasBackground: false, bare),
      SmallTree([ViewNode(.list, depth: 1), ViewNode(.text, depth: 2)], [.forbiddenView]),
      SmallTree([ViewNode(.unknown, depth: 1), ViewNode(.gauge, depth: 1)]),
    ]
  }
}
