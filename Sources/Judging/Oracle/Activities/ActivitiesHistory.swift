import WidgetModel

struct ActivitiesHistory {
  let profile: Profile

  /// The visible activities in the order of their starts, and those that wait for their start.
  var visible: [ActivityHistory] = []

  var areAllowed = true

  var haveFrequentPushes = false

  /// The times of the pushes charged to the hourly budgets of updates and of starts (AS-16).
  var counted: (updates: [Instant], starts: [Instant]) = ([], [])

  var island: (attached: ActivityID?, detached: ActivityID?) = (nil, nil)

  /// The first instant at which time may change something.
  var firstChange = Instant.never

  init(_ profile: Profile) { self.profile = profile }

  /// The running activities by relevance, highest first, then by start (LA-12).
  var inOrder: [ActivityID] {
    let order = visible.filter(\.isRunning).enumerated().sorted {
      ($1.element.relevance, $0.offset) < ($0.element.relevance, $1.offset)
    }
    return order.map(\.element.id)
  }

  func place(of id: ActivityID) -> Int? { visible.firstIndex { $0.id == id } }

  /// Marks that the next look at the activities may find a change.
  mutating func expectChange() { firstChange = .start }
}
