import CampaignRuns

/// The entry point of a checked folder.
///
/// A folder with one `@main` begins there, else with its `WidgetBundle` or all its widgets. An
/// app's `@main` has to be left out; a bundle that the user names takes precedence.
struct EntryPoint {
  struct Declaration: Equatable {
    let name: String
    /// The protocol of WidgetKit that it conforms to, empty for none.
    let role: String
    let isMain: Bool
    let file: String
    /// The line, from 1.
    let line: Int
  }

  /// The source to add to the folder's own, `nil` if the folder has its entry point.
  let source: String?

  let formerMains: [String]

  /// The types that the program begins with.
  let names: [String]

  /// Finds a folder's entry point, or checks the user's; throws a ``CommandError`` with advice.
  init(of folder: SourceFolder, choosing chosen: String?) throws {
    let all = folder.files.flatMap { EntryPoint.declarations(in: $0) }
    let mains = all.filter(\.isMain)
    let bundles = all.filter { $0.role == "WidgetBundle" }
    let widgets = all.filter { EntryPoint.widgetRoles.contains($0.role) }
    // An app's entry point would start the app instead of the widgets.
    for main in mains where main.role == "App" && chosen == nil {
      throw CommandError.usage(
        "\(main.file):\(main.line): `@main` of the app \(main.name) is not part of a widget "
          + "extension; leave the file out with --exclude \(main.file)"
      )
    }
    if mains.count > 1, chosen == nil {
      let places = mains.map { "\($0.name) (\($0.file):\($0.line))" }
      throw CommandError.usage(
        "there are several `@main`: \(places.joined(separator: ", ")); choose one with --bundle NAME, "
          + "or leave files out with --exclude until one is left"
      )
    }
    if let chosen {
      guard let found = (bundles + widgets).first(where: { $0.name == chosen }) else {
        let names = (bundles + widgets).map(\.name).joined(separator: ", ")
        throw CommandError.usage("no bundle or widget is called \(chosen); there are: \(names)")
      }
      // A bundle that the user names takes precedence over every `@main`.
      let others = mains.filter { $0.name != chosen }
      formerMains = others.map(\.file)
      names = [chosen]
      source =
        mains.contains { $0.name == chosen } ? nil : EntryPoint.source(beginningWith: [found])
      return
    }
    formerMains = []
    if let main = mains.first {
      names = [main.name]
      source = nil
      return
    }
    if bundles.count > 1 {
      throw CommandError.usage(
        "there is no `@main` and there are several bundles: "
          + bundles.map(\.name).joined(separator: ", ") + "; choose one with --bundle NAME"
      )
    }
    let begin = bundles.isEmpty ? widgets : bundles
    guard !begin.isEmpty else {
      throw CommandError.nothing(
        "no file of \(folder.path) declares a WidgetBundle or a Widget; there is nothing to check"
      )
    }
    names = begin.map(\.name)
    source = EntryPoint.source(beginningWith: begin)
  }

  /// Returns the location of the program's declaration, such as `Feed.swift:12`, if found.
  func place(in folder: SourceFolder) -> String {
    for file in folder.files {
      for declaration in EntryPoint.declarations(in: file) where names.contains(declaration.name) {
        return "\(file.name):\(declaration.line)"
      }
    }
    return ""
  }

  private static let widgetRoles = ["Widget", "ControlWidget"]

  private static func source(beginningWith declarations: [Declaration]) -> String {
    if declarations.count == 1, declarations[0].role != "ControlWidget" {
      return """
        import WidgetKit

        @main enum WidgetCheckEntryPoint {
          @MainActor static func main() { \(declarations[0].name).main() }
        }

        """
    }
    let lines = declarations.map { "    \($0.name)()" }.joined(separator: "\n")
    return """
      import SwiftUI
      import WidgetKit

      @main struct WidgetCheckEntryPoint: WidgetBundle {
        var body: some Widget {
      \(lines)
        }
      }

      """
  }

  /// Returns the types of a file that matter, with their protocols.
  static func declarations(in file: SourceFolder.File) -> [Declaration] {
    var found: [Declaration] = []
    var isMain = false
    var depth = 0
    for (number, line) in file.lines.enumerated() {
      let words = line.split { " \t:,{<".contains($0) }.map(String.init)
      defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
      if words.contains("@main") || words.contains("@UIApplicationMain") { isMain = true }
      guard
        let place = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
        words.count > place + 1, depth == 0 || isMain,
        words[..<place].allSatisfy({
          $0.hasPrefix("@") || modifiers.contains($0) || $0.hasSuffix(")")
        })
      else { continue }
      let conformances = line.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
      let protocols = conformances.split { " \t,{".contains($0) }.map { name in
        String(name.split(separator: ".").last ?? name)
      }
      let role = (["WidgetBundle", "App"] + widgetRoles).first { protocols.contains($0) } ?? ""
      found.append(
        Declaration(
          name: words[place + 1],
          role: role,
          isMain: isMain,
          file: file.name,
          line: number + 1
        )
      )
      isMain = false
    }
    return found
  }

  private static let modifiers = [
    "public", "internal", "private", "fileprivate", "final", "package",
  ]
}
