import Foundation

/// The entry point of a program whose `@main` is a bundle or a widget.
///
/// On a device `main()` registers the widgets. Here it runs what a linked module registered at load
/// time: the host makes the program a worker of a campaign, the product `WidgetCheckProgram` makes
/// it run one over itself.
@_spi(Hosting) public enum BundleProgram {
  /// A task for the program's declarations; it returns if the task does not apply.
  public typealias Entry = (
    _ name: String, _ declare: @escaping @MainActor () -> [DeclaredWidget]
  ) -> Void

  /// Serves a campaign that started this process; set before `main()` and never afterwards.
  public nonisolated(unsafe) static var worker: Entry?

  /// Runs a campaign over the declarations; set before `main()` and never afterwards.
  public nonisolated(unsafe) static var campaign: Entry?

  /// Runs the registered tasks, or prints that there is none and exits.
  static func run(
    _ name: String,
    declare: @escaping @MainActor () -> [DeclaredWidget]
  ) -> Never {
    // The worker comes first, because a worker of a self-checking program has both tasks.
    worker?(name, declare)
    campaign?(name, declare)
    let message = """
      \(name): nothing here runs widgets. `widgetcheck check FOLDER` builds and tries their files; an \
      executable target that depends on the product WidgetCheckProgram tries itself.

      """
    FileHandle.standardError.write(Data(message.utf8))
    // EX_USAGE of sysexits.h.
    exit(64)
  }
}

extension WidgetBundle {
  /// Serves a campaign of `widgetcheck check`, or runs one over itself if the product
  /// `WidgetCheckProgram` is linked.
  @MainActor public static func main() {
    BundleProgram.run("\(Self.self)") { declarations(of: Self()) }
  }
}

extension Widget {
  @MainActor public static func main() {
    BundleProgram.run("\(Self.self)") { declarations(of: Self()) }
  }
}
