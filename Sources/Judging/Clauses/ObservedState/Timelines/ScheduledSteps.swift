import WidgetModel

/// The entries of a run's timelines in display order.
///
/// All are in one array that is reused from run to run, so that a commit allocates nothing and a
/// schedule is a few numbers. It refers to memory that its owner releases with ``deallocate()``.
struct ScheduledSteps {
  /// The entries of one timeline, by date.
  struct Row: RandomAccessCollection {
    fileprivate let memory: UnsafeMutablePointer<Memory>
    fileprivate let first: Int
    let count: Int

    var startIndex: Int { 0 }

    var endIndex: Int { count }

    subscript(place: Int) -> EntrySchedule.Step { memory.pointee.steps[first + place] }
  }

  fileprivate struct Memory {
    var steps = StableArray<EntrySchedule.Step>()
    /// For each timeline, the index of its first step and their number; a negative index if not
    /// computed yet.
    var rows = StableArray<(first: Int, count: Int)>()
    /// A buffer for sorting an unsorted timeline.
    var unsorted: [EntrySchedule.Step] = []
  }

  private let memory: UnsafeMutablePointer<Memory>

  init() {
    memory = .allocate(capacity: 1)
    memory.initialize(to: Memory())
  }

  /// Releases the memory, which invalidates all schedules.
  func deallocate() {
    memory.pointee.steps.deallocate()
    memory.pointee.rows.deallocate()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// Removes all timelines and keeps the capacity.
  func removeAll() {
    memory.pointee.steps.removeAll()
    memory.pointee.rows.removeAll()
  }

  /// Returns the schedule of a timeline.
  ///
  /// - Complexity: O(entries) the first time if they are sorted, else O(entries × log entries);
  ///   then O(1).
  func schedule(of timeline: KnownTimeline, id: TimelineID) -> EntrySchedule {
    let place = Int(id.number)
    while memory.pointee.rows.count <= place { memory.pointee.rows.append((-1, 0)) }
    if memory.pointee.rows[place].first < 0 {
      let first = memory.pointee.steps.count
      add(timeline)
      memory.pointee.rows[place] = (first, memory.pointee.steps.count - first)
    }
    let row = memory.pointee.rows[place]
    return EntrySchedule(
      timeline: id,
      steps: Row(memory: memory, first: row.first, count: row.count)
    )
  }

  private func add(_ timeline: KnownTimeline) {
    let first = memory.pointee.steps.count
    var last = WallDate.distantPast
    for (index, entry) in timeline.entries.enumerated() {
      guard entry.date >= last else {
        memory.pointee.steps.removeLast(memory.pointee.steps.count - first)
        return addSorted(timeline)
      }
      last = entry.date
      add(
        EntrySchedule.Step(date: entry.date, index: Int32(truncatingIfNeeded: index)),
        from: first
      )
    }
  }

  private func addSorted(_ timeline: KnownTimeline) {
    let first = memory.pointee.steps.count
    memory.pointee.unsorted.removeAll(keepingCapacity: true)
    for (index, entry) in timeline.entries.enumerated() {
      memory.pointee.unsorted.append(
        EntrySchedule.Step(date: entry.date, index: Int32(truncatingIfNeeded: index))
      )
    }
    memory.pointee.unsorted.sort { ($0.date, $0.index) < ($1.date, $1.index) }
    for step in memory.pointee.unsorted { add(step, from: first) }
  }

  /// Appends a step to those of its timeline; of equal dates the last stays.
  private func add(_ step: EntrySchedule.Step, from first: Int) {
    let count = memory.pointee.steps.count
    if count > first, memory.pointee.steps[count - 1].date == step.date {
      memory.pointee.steps[count - 1] = step
    } else {
      memory.pointee.steps.append(step)
    }
  }
}
