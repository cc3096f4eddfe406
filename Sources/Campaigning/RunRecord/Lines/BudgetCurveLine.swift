import WidgetModel

/// The budget of a placed widget over the time of a finding's trace.
public struct BudgetCurveLine: Archivable {
  /// The number of the placed widget.
  public var placement: Int64 = 0
  /// The capacity of the budget, in thousandths of a reload.
  public var capacity: Int64 = 0
  /// The remaining budget at instants since the start of the run.
  public var levels: [BudgetLine] = []

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("placement", &placement, in: 0...Int64(Int32.max), default: 0)
    try archive.integer("capacity", &capacity, in: .natural, default: 0)
    try archive.list("levels", &levels, limit: 100_000)
  }
}
