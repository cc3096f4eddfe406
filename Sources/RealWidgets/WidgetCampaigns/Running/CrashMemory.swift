import WidgetModel

/// What has crashed in the cases of an island so far, and what is therefore left out of a share of the
/// later ones.
///
/// A widget that crashes in most of its cases would else end most cases, and one that computes without
/// end would use up the time of all others. It keeps a quarter of the cases, in which it may show
/// something new. Cases come in a fixed order in an island, so the same are left out in each run.
struct CrashMemory {
  private struct Record {
    /// The cases since the first crash in which it was not left out.
    var tried = 0
    /// Those that it ended.
    var died = 0
    /// The cases in which it was left out since it was tried last.
    var skipped = 0
    /// Whether it uses up all the time that there is.
    var isEndless = false
  }

  private var records: [CrashCulprit: Record] = [:]

  /// The parts in the order in which they crashed first.
  private var order: [CrashCulprit] = []

  /// What to leave out of the next case.
  mutating func next() -> [CrashCulprit] {
    order.filter { part in
      guard var record = records[part] else { return false }
      let isLeftOut =
        (record.isEndless || record.died >= 3) && 2 * record.died >= record.tried
        && record.skipped < 3
      record.skipped = isLeftOut ? record.skipped + 1 : 0
      if !isLeftOut { record.tried += 1 }
      records[part] = record
      return isLeftOut
    }
  }

  /// Remembers that a part ended a case.
  mutating func note(_ part: CrashCulprit, isEndless: Bool) {
    if records[part] == nil {
      records[part] = Record(tried: 1)
      order.append(part)
    }
    records[part]?.died += 1
    if isEndless { records[part]?.isEndless = true }
  }
}
