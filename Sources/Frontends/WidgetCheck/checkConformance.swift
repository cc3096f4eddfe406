import Clauses
import Foundation
import Reporting
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetWorker
import WorkerProcesses

/// Tries a bundle of widgets against random days, and fails the calling test for what breaks.
///
/// The bundle's code runs in worker processes: this test's own program started again for this test alone,
/// so that a trap or an endless loop is a finding and not the end of the tests. Each finding is
/// an issue with the shrunk scenario; the record and the report are attached to the test.
///
/// - Parameters:
///   - bundle: The bundle, as the extension declares it.
///   - options: What is tried, and what fails.
///   - sourceLocation: Where issues are recorded.
/// - Throws: What kept the check from running at all.
public func checkConformance<Bundle: WidgetBundle>(
  of bundle: Bundle.Type,
  _ options: ConformanceOptions = ConformanceOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await ConformanceCheck(name: "\(bundle)", options: options, location: sourceLocation)
    .run { declarations(of: Bundle()) }
}

/// Tries one widget against random days, as ``checkConformance(of:_:sourceLocation:)`` tries a bundle.
///
/// - Parameters:
///   - widget: The widget.
///   - options: What is tried, and what fails.
///   - sourceLocation: Where issues are recorded.
/// - Throws: What kept the check from running at all.
public func checkConformance<SomeWidget: WidgetAuthoring.Widget>(
  of widget: SomeWidget.Type,
  _ options: ConformanceOptions = ConformanceOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await ConformanceCheck(name: "\(widget)", options: options, location: sourceLocation)
    .run { declarations(of: SomeWidget()) }
}
