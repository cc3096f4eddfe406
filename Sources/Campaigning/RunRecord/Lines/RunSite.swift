/// The place and manner of a run, so that the commands in its reports can be copied.
///
/// It is not part of the record: runs that differ only here have equal records.
public struct RunSite: Hashable, Sendable {
  /// The program name as it was called.
  public var program = "widgetcheck"

  /// The arguments that repeat the whole run, if they cannot be derived from the record.
  public var arguments: [String] = []

  /// Further arguments of the whole run that the record does not contain.
  public var options: [String] = []

  /// The arguments that replay a finding, before its file; empty to use the record's.
  public var replay: [String] = []

  /// The folder of the reports as the user named it.
  public var folder = ""

  /// Creates the site of a program that is called by its name.
  public init() {}
}
