import Conformance

/// A record as one self-contained page.
public struct HTMLReport {
  let record: RunRecord

  /// Creates the page.
  public init(_ record: RunRecord) { self.record = record }

  /// The page.
  public var text: String {
    "<!DOCTYPE html>\n" + element("html") { element("body") { Outcome(record).sentence } }.written
  }
}
