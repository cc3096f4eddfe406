import Foundation
import StandIns

@testable import WidgetCheckCommand

extension InputKind {
  /// Swift files, a kind for each of their readers, and what the compiler says about them.
  static let sources = [
    swift("literals") { _ = LiteralTable.first(in: $0) },
    swift("entryPoint") { _ = try? EntryPoint(of: $0, choosing: nil) },
    swift("uncalled") { _ = UncalledFunction.find(in: $0) },
    swift("dropped") { _ = DroppedCode.find(in: $0) },
    swift("inert") { _ = InertNameUse.find(["opacity"], in: $0) },
    swift("mentions") { _ = TypeMentions(of: $0).parts.count },
    swift("conditions") { _ = $0.unsetConditions },
    swift("reached") { folder in
      let program = folder.files.map { StandInSource(path: $0.path, text: $0.text) }
      _ = UnreachedLines(ofProgram: program)
      _ = ReachedWords(ofProgram: program)
    },
    InputKind(
      "compiler",
      share: 40,
      isStrict: false,
      seeds: texts(
        """
        /tmp/A.swift:3:7: error: cannot find type 'Store' in scope
            var store: Store
        /tmp/A.swift:9:12: error: value of type 'Int' has no member 'shortened'
        /tmp/B.swift:1:1: note: 'Int' declared here
        /tmp/B.swift:4:9: error: missing argument for parameter 'of' in call
        error: emit-module command failed with exit code 1 (use -v to see invocation)

        """
      ),
      read: { bytes in
        _ = CompilerMessage.errors(in: String(decoding: bytes, as: UTF8.self))
        return true
      }
    ),
  ]

  private static func swift(
    _ name: String,
    _ read: @escaping @Sendable (SourceFolder) -> Void
  ) -> InputKind {
    InputKind(
      name,
      share: 4,
      isStrict: false,
      seeds: { try files(in: "Sources/FaultyExampleWidgets", ending: ".swift", most: 40) },
      read: { bytes in
        try withInput(bytes, as: "A.swift") { path in
          guard let folder = try? SourceFolder(path, excluding: []) else { return false }
          read(folder)
          return true
        }
      }
    )
  }
}
