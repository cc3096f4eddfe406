import WidgetModel

/// What was left of a placed widget's budget while a finding's trace went on.
public struct BudgetCurveLine: Archivable {
  /// The placed widget.
  public var placement: Int64 = 0
  /// The most that the budget holds, in thousandths of a reload.
  public var capacity: Int64 = 0
  /// What was left, at instants counted from the start of the run.
  public var levels: [BudgetLine] = []

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("placement", &placement, in: 0...Int64(Int32.max), default: 0)
    try archive.integer("capacity", &capacity, in: 0...Int64.max, default: 0)
    try archive.list("levels", &levels, limit: 100_000)
  }
}
