/// Where and how a run was made, so that the commands in its reports run there as they stand.
///
/// It is no part of the record, which names no path: two runs that differ in nothing else have the same
/// record.
public struct RunSite: Hashable, Sendable {
  /// The program as it was called.
  public var program = "widgetcheck"

  /// The arguments that make the whole run again, where the record cannot tell them.
  public var arguments: [String] = []

  /// Further arguments of the whole run, which a record has no room for.
  public var options: [String] = []

  /// The arguments that run a finding again, before its file; none for those of the record.
  public var replay: [String] = []

  /// The folder of the reports as its user named it.
  public var folder = ""

  /// Creates the site of a program that is called by its name.
  public init() {}
}
