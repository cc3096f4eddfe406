import Combine
import SwiftUI
@_spi(Hosting) import WidgetAuthoring
import WidgetKit

/// Every use of a name, by the theme of the name.
///
/// A name counts as offered only if code here uses it: the code is compiled, its text must spell
/// the name, and the host's view must differ from the view without the code.
@MainActor final class Uses {
  /// The uses in the order in which they were added.
  private(set) var all: [Use] = []

  /// The storage for subscriptions of uses.
  var subscriptions: Set<AnyCancellable> = []

  /// The host environment in which the uses run.
  let host: RecordingHost

  init(on host: RecordingHost) {
    self.host = host
    addStacks()
    addLayout()
    addText()
    addColors()
    addShapes()
    addEffects()
    addImages()
    addControls()
    addEnvironment()
    addTimelines()
    addIntents()
    addControlWidgets()
    addActivities()
    addPreviews()
    addCompanions()
  }

  /// Adds names that change how a view is drawn.
  func view<Plain: View, Used: View>(
    _ names: String...,
    from plain: Plain = Text("a"),
    file: String = #filePath,
    line: Int = #line,
    @ViewBuilder _ used: @escaping () -> Used
  ) {
    add(names, file, line) {
      drawing(of: plain)
    } with: {
      drawing(of: used())
    }
  }

  /// Adds names that are accepted and change nothing.
  func inert<Plain: View, Used: View>(
    _ names: String...,
    from plain: Plain = Text("a"),
    file: String = #filePath,
    line: Int = #line,
    @ViewBuilder _ used: @escaping () -> Used
  ) {
    add(names, file, line, isInert: true) {
      drawing(of: plain)
    } with: {
      drawing(of: used())
    }
  }

  /// Adds names that change the declarations, answers or drawings of a widget.
  func widget<Plain: Widget, Used: Widget>(
    _ names: String...,
    from plain: Plain = PlainWidget(),
    file: String = #filePath,
    line: Int = #line,
    _ used: @escaping () -> Used
  ) {
    add(names, file, line) {
      await text(of: declarations(of: plain))
    } with: {
      await text(of: declarations(of: used()))
    }
  }

  /// Adds names that change a configuration.
  func configured<Used: WidgetConfiguration>(
    _ names: String...,
    file: String = #filePath,
    line: Int = #line,
    _ change: @escaping @MainActor (PlainConfiguration) -> Used
  ) {
    add(names, file, line) {
      await text(of: declarations(of: PlainWidget()))
    } with: {
      await text(of: declarations(of: Configured(configuration: change(PlainConfiguration()))))
    }
  }

  /// Adds names that change the declarations of a bundle.
  func bundle<Used: WidgetBundle>(
    _ names: String...,
    file: String = #filePath,
    line: Int = #line,
    _ used: @escaping () -> Used
  ) {
    add(names, file, line) {
      await text(of: declarations(of: PlainWidget()))
    } with: {
      await text(of: declarations(of: used()))
    }
  }

  /// Adds names that the host environment receives.
  func noted(
    _ names: String...,
    file: String = #filePath,
    line: Int = #line,
    _ body: @escaping @MainActor () async -> Void
  ) {
    add(names, file, line) {
      ""
    } with: { [host] in
      host.sideEffects = []
      await body()
      return "\(host.sideEffects)"
    }
  }

  /// Adds names whose effect is a value that code reads.
  func value<Value>(
    _ names: String...,
    without: String,
    file: String = #filePath,
    line: Int = #line,
    _ body: @escaping @MainActor () -> Value
  ) {
    add(names, file, line) {
      without
    } with: {
      "\(body())"
    }
  }

  /// Adds names of an intent that runs.
  func performed<Intent: AppIntent>(
    _ names: String...,
    isInert: Bool = false,
    file: String = #filePath,
    line: Int = #line,
    _ intent: @escaping () -> Intent
  ) {
    add(names, file, line, isInert: isInert) {
      "[]"
    } with: { [host] in
      host.sideEffects = []
      host.intentsOfApp = []
      let button = Button(intent: intent()) { Text("a") }
      var outcome = ""
      for case .intent(let hosted) in Renderer().render(button, in: EnvironmentValues()).targets {
        do { try await hosted.run() } catch { outcome = "\(error)" }
      }
      return "\(outcome)\(host.intentsOfApp.joined())\(host.sideEffects)"
    }
  }

  func add(
    _ names: [String],
    _ file: String,
    _ line: Int,
    isInert: Bool = false,
    without: @escaping @MainActor () async -> String,
    with: @escaping @MainActor () async -> String
  ) {
    all.append(
      Use(names: names, file: file, line: line, isInert: isInert, without: without, with: with)
    )
  }
}
