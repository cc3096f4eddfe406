import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetHosting
import WorkerProcesses

/// A worker that has an example bundle: this test program again, which serves before it looks for its tests.
///
/// That looking takes most of a worker's start, and no test runs up to a call here.
struct ExampleWorker {
  /// The bundle.
  let bundle: ExampleBundle

  /// Whether it is the twin with faults.
  let isFaulty: Bool

  init(_ bundle: ExampleBundle, isFaulty: Bool) {
    self.bundle = bundle
    self.isFaulty = isFaulty
  }

  /// The worker that this process is to be, `nil` where it is none.
  fileprivate init?(_ environment: [String: String]) {
    guard let words = environment[ExampleWorker.variable]?.split(separator: " "), words.count == 2,
      let bundle = ExampleBundle(rawValue: String(words[1]))
    else { return nil }
    self.init(bundle, isFaulty: words[0] == "faulty")
  }

  private var twin: String { isFaulty ? "faulty" : "right" }

  /// How it is started.
  var command: WorkerCommand {
    var command = WorkerCommand()
    command.variables[ExampleWorker.variable] = "\(twin) \(bundle.rawValue)"
    return command
  }

  private static let variable = "WIDGETCHECK_EXAMPLE"

  fileprivate func serve(_ channel: WorkerChannel) -> Never {
    let (bundle, isFaulty) = (bundle, isFaulty)
    WidgetService.serve(channel, name: twin) { isFaulty ? bundle.faulty : bundle.right }
  }
}

/// Serves where the process is such a worker.
@section(".init_array") @used
private let service: @convention(c) () -> Void = {
  guard let channel = WorkerChannel.current,
    let worker = ExampleWorker(ProcessInfo.processInfo.environment)
  else { return }
  worker.serve(channel)
}
