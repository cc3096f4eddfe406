import WidgetModel

/// The widgets that crashed in an island's cases, which some later cases skip.
///
/// A widget that crashes in most of its cases would otherwise end most cases, and an endless loop
/// would use up everyone else's time. Such a widget still runs in a quarter of the cases, in case
/// it shows something new. Cases have a fixed order in an island, so each run skips the same ones.
struct CrashMemory {
  private struct Record {
    /// The cases since the first crash in which it was not skipped.
    var tried = 0
    var died = 0
    /// The skipped cases since it was last tried.
    var skipped = 0
    /// True if each end takes seconds, as an endless loop does.
    var takesSeconds = false
  }

  /// The number of ends of a widget that take seconds after which an island does not try it again.
  static let slowLimit = 2

  private var records: [CrashCulprit: Record] = [:]

  private var order: [CrashCulprit] = []

  mutating func next() -> [CrashCulprit] {
    order.filter { part in
      guard var record = records[part] else { return false }
      let isLeftOut =
        (record.takesSeconds || record.died >= 3) && 2 * record.died >= record.tried
        && (record.skipped < 3 || record.takesSeconds && record.died >= CrashMemory.slowLimit)
      record.skipped = isLeftOut ? record.skipped + 1 : 0
      if !isLeftOut { record.tried += 1 }
      records[part] = record
      return isLeftOut
    }
  }

  mutating func record(_ part: CrashCulprit, takesSeconds: Bool) {
    if records[part] == nil {
      records[part] = Record(tried: 1)
      order.append(part)
    }
    records[part]?.died += 1
    if takesSeconds { records[part]?.takesSeconds = true }
  }
}
