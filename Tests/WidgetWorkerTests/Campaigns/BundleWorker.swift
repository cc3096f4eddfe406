import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetWorker
import WorkerProcesses

/// A worker with a bundle of these tests: this test program again, which serves before it looks for
/// its tests.
///
/// That search takes most of a worker's start, and no test runs up to a call here.
struct BundleWorker {
  private let bundle: any WidgetBundle.Type

  init(_ bundle: any WidgetBundle.Type) { self.bundle = bundle }

  /// Returns the worker that this process represents, `nil` if it is not one.
  fileprivate init?(_ environment: [String: String]) {
    guard let name = environment[BundleWorker.variable],
      let bundle = _typeByName(name) as? any WidgetBundle.Type
    else { return nil }
    self.init(bundle)
  }

  /// The command that starts it.
  var command: WorkerCommand {
    var command = WorkerCommand()
    command.variables[BundleWorker.variable] = _mangledTypeName(bundle)
    return command
  }

  private static let variable = "WIDGETCHECK_BUNDLE"

  fileprivate func serve(_ channel: WorkerChannel) -> Never {
    // Its conformances are not isolated.
    nonisolated(unsafe) let bundle = bundle
    WidgetService.serve(channel, name: "\(bundle)") { widgets(of: bundle) }
  }
}

@MainActor private func widgets<Bundle: WidgetBundle>(of bundle: Bundle.Type) -> [DeclaredWidget] {
  declarations(of: bundle.init())
}

/// Serves if the process is such a worker.
@section(".init_array") @used
private let service: @convention(c) () -> Void = {
  guard let channel = WorkerChannel.current,
    let worker = BundleWorker(ProcessInfo.processInfo.environment)
  else { return }
  worker.serve(channel)
}
