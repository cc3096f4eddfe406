import Foundation

/// What a program does whose `@main` is a bundle or a widget.
///
/// On a device `main()` registers the widgets with the system. Here it does what a module has registered
/// for it when the program was loaded: the host has it serve as a worker where a campaign started it, and
/// the product `WidgetCheckProgram` has it run a campaign over itself.
@_spi(Hosting) public enum BundleProgram {
  /// Something that a program can do with its declarations; it returns when it is not its turn.
  public typealias Entry = (
    _ name: String, _ declare: @escaping @MainActor () -> [DeclaredWidget]
  ) -> Void

  /// Serves a campaign that started this process; set before `main()` and never afterwards.
  public nonisolated(unsafe) static var worker: Entry?

  /// Runs a campaign over the declarations; set before `main()` and never afterwards.
  public nonisolated(unsafe) static var campaign: Entry?

  /// Does what is registered, or says why nothing is.
  static func run(
    _ name: String,
    declare: @escaping @MainActor () -> [DeclaredWidget]
  ) -> Never {
    worker?(name, declare)
    campaign?(name, declare)
    let message = """
      \(name): nothing here runs widgets. `widgetcheck check FOLDER` builds and tries their files; an \
      executable target that depends on the product WidgetCheckProgram tries itself.

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(64)
  }
}

extension WidgetBundle {
  /// Begins the program, whose `@main` this bundle is.
  ///
  /// On a device this function registers the widgets. Here the program serves a campaign of
  /// `widgetcheck check`, or runs one over itself where the product `WidgetCheckProgram` is linked.
  @MainActor public static func main() {
    BundleProgram.run("\(Self.self)") { declarations(of: Self()) }
  }
}

extension Widget {
  /// Begins the program, whose `@main` this widget is, as ``WidgetBundle/main()`` does.
  @MainActor public static func main() {
    BundleProgram.run("\(Self.self)") { declarations(of: Self()) }
  }
}
