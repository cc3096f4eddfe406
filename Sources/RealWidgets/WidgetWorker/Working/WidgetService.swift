import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// Makes a bundle's `main()` serve as a worker if a campaign started the process.
@section(".init_array") @used
// In `.init_array`, because it must run before the bundle's `main()`.
private let registration: @convention(c) () -> Void = {
  BundleProgram.worker = { name, declare in
    if let channel = WorkerChannel.current {
      WidgetService.serve(channel, name: name, declare: declare)
    }
  }
}

/// The worker's side of a program.
package enum WidgetService {
  package static func serve(
    _ channel: WorkerChannel,
    name: String,
    declare: @escaping @MainActor () -> [DeclaredWidget]
  ) -> Never {
    // Both types differ only in the main actor, which virtual time provides: the threads of a
    // simulation run one at a time.
    let declare = unsafeBitCast(declare, to: (() -> [DeclaredWidget]).self)
    let home = URL(fileURLWithPath: SandboxDenials.home, isDirectory: true)
    let folder = variable(WorkerLaunch.fixturesVariable)
    let list = variable(WorkerLaunch.propertyListVariable)
    let settings = variable(WorkerLaunch.settingsVariable)
    let released = variable(WorkerLaunch.releasedVariable)
    var worker: CaseWorker?
    var number: UInt64 = 0
    var problem = ""
    let readable = [folder, list].compactMap(\.self)
    // On this thread, so that all threads of the code inherit it.
    Confinement.begin(home: home.path, readable: readable)
    channel.serve {
      // Before any of the code, which must run with all limits and hooks in place.
      IsolationLimits().apply()
      ErrorCasts.begin()
      OpenValueCasts.begin()
      WorkerOutput.begin()
      SandboxDenials.begin(home: home.path, readable: readable)
      MemoryMeter.begin()
      do {
        try list.map(describeBundle)
        TextTables.find()
        worker = CaseWorker(
          name: name,
          home: home,
          memory: AllocatorGauge(),
          fixtures: try FixtureFolder(folder: folder),
          settings: try settings.map {
            try JSONReader.value(TargetSettings.self, from: JSON(parsing: $0))
          } ?? TargetSettings(),
          released: try released.map {
            try JSONReader.value(ReleasedVersion.self, from: JSON(parsing: $0))
          },
          announce: { channel.mark(number, $0) },
          declare: declare
        )
      } catch {
        problem = "\(error)"
      }
    } handler: { bytes in
      var reply = WorkerReplyMessage()
      do {
        let json = try JSON(parsing: String(decoding: bytes, as: UTF8.self))
        let order = try JSONReader.value(WorkerRequest.self, from: json)
        channel.mark(number, order.verb.rawValue)
        number += 1
        if let worker { reply = worker.reply(to: order) } else { reply.problem = problem }
      } catch {
        reply.problem = "the request is malformed: \(error)"
      }
      return Array(JSONWriter.json(reply).description.utf8)
    }
  }

  /// Gives the main bundle the values of a property list.
  private static func describeBundle(by path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      throw UnreadableInput("\(path) is not a property list with keys and values")
    }
    MainBundle.describe(by: values)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Measures the allocations of the code's threads.
private final class AllocatorGauge: MemoryGauge {
  var bytesInUse: Int64 {
    MemoryMeter.resetPeak()
    return MemoryMeter.current
  }

  var peakInUse: Int64 { MemoryMeter.peak }

  func watch(_ growth: Int64) {
    let sum = MemoryMeter.current.addingReportingOverflow(growth)
    MemoryMeter.watch(sum.overflow ? 0 : sum.partialValue)
  }

  func takeExcess() -> StackSample? { StackSample.takeExcess() }
}
