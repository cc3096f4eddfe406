import Clauses
import Foundation
import Reporting
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetWorker
import WorkerProcesses

/// Tests a bundle of widgets against random days, and fails the calling test for violations.
///
/// The bundle's code runs in worker processes: copies of this test program that run only this test,
/// so that a trap or endless loop is a finding and does not end the tests. Each finding is an issue
/// at `sourceLocation` with the shrunk scenario; the test has the record and report as attachments.
///
/// - Throws: An error that prevents the check.
public func checkConformance<Bundle: WidgetBundle>(
  of bundle: Bundle.Type,
  _ options: ConformanceOptions = ConformanceOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await ConformanceCheck(name: "\(bundle)", options: options, location: sourceLocation)
    .run { declarations(of: Bundle()) }
}

/// Tests one widget as ``checkConformance(of:_:sourceLocation:)`` tests a bundle.
public func checkConformance<SomeWidget: WidgetAuthoring.Widget>(
  of widget: SomeWidget.Type,
  _ options: ConformanceOptions = ConformanceOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await ConformanceCheck(name: "\(widget)", options: options, location: sourceLocation)
    .run { declarations(of: SomeWidget()) }
}
