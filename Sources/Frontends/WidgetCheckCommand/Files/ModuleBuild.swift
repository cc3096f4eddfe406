import CampaignRuns
import Foundation

/// The build of the modules that real files import, by the package manager that built this command.
struct ModuleBuild {
  /// The product with exactly the objects of a checked program.
  static let product = "CheckedPrograms"

  /// The variable with the build options of the command, separated by spaces.
  static let optionsVariable = "WIDGETCHECK_BUILD_OPTIONS"

  private let package: URL

  /// The folder of products, such as `.build/x86_64-unknown-linux-gnu/release`.
  private let folder: URL

  /// Finds the package of a folder of products; `nil` if there is none.
  init?(in folder: URL) {
    self.folder = folder
    let above = sequence(first: folder) { url in
      url.path == "/" ? nil : url.deletingLastPathComponent()
    }
    guard
      // Products are at least three levels below the package: `.build`, platform, configuration.
      let package = above.dropFirst(3).first(where: {
        FileManager.default.fileExists(atPath: $0.path + "/Package.swift")
      })
    else { return nil }
    self.package = package
  }

  static func list(in folder: String) -> String {
    "\(folder)/\(product).product/Objects.LinkFileList"
  }

  /// Returns the objects of a list, `nil` if it is missing.
  static func objects(in list: String) -> [String]? {
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").map { line in
      line.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }
  }

  /// True if the product exists and is newer than all files of its modules.
  var isDone: Bool {
    let library = folder.appendingPathComponent("lib\(ModuleBuild.product).a")
    guard let made = ModuleBuild.date(of: library),
      let objects = ModuleBuild.objects(in: ModuleBuild.list(in: folder.path))
    else { return false }
    let modules = Set(objects.compactMap(ModuleBuild.module))
    let sources = package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(
      at: sources,
      includingPropertiesForKeys: [.contentModificationDateKey]
    )
    while let file = files?.nextObject() as? URL {
      guard ["swift", "c", "h"].contains(file.pathExtension),
        file.pathComponents.dropFirst(sources.pathComponents.count).contains(
          where: modules.contains
        )
      else { continue }
      if let changed = ModuleBuild.date(of: file), changed > made { return false }
    }
    return true
  }

  /// Builds the product as the command was built, or throws a ``CommandError`` with the errors.
  func run() throws {
    let options = ProcessInfo.processInfo.environment[ModuleBuild.optionsVariable] ?? ""
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
    let (status, output) = try Toolchain.run(
      "swift",
      [
        "build", "--package-path", package.path, "--scratch-path", scratch.path,
        "--configuration", folder.lastPathComponent, "--product", ModuleBuild.product,
      ] + options.split(separator: " ").map(String.init),
      in: package.path
    )
    guard status == 0 else {
      let last = output.split(separator: "\n").suffix(30).joined(separator: "\n")
      throw CommandError.usage("the modules that widgets import do not build:\n\(last)")
    }
  }

  /// Returns the module of an object such as `.../WidgetModel.build/Widget.swift.o`.
  private static func module(of object: String) -> String? {
    object.split(separator: "/").last { $0.hasSuffix(".build") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(".build".count)) }
  }

  private static func date(of file: URL) -> Date? {
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    return values?[.modificationDate] as? Date
  }
}
