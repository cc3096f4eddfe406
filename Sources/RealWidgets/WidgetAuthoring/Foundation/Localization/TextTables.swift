import Foundation
import Synchronization

@_spi(Hosting) public enum TextTables {
  private static let areThereNow = Atomic<Bool>(false)

  /// True if the main bundle has tables; otherwise texts appear as written in the code.
  static var areThere: Bool { areThereNow.load(ordering: .acquiring) }

  /// Looks for tables in a folder, by default the one of the program.
  public static func find(in folder: String = Bundle.main.bundlePath) {
    let kinds = ["strings", "stringsdict"]
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    let all =
      names
      + names.filter { $0.hasSuffix(".lproj") }.flatMap {
        (try? files.contentsOfDirectory(atPath: folder + "/" + $0)) ?? []
      }
    let found = all.contains { name in kinds.contains { name.hasSuffix("." + $0) } }
    areThereNow.store(found, ordering: .releasing)
  }

  /// The language of the texts: English if the bundle has it.
  static var language: String {
    let all = Bundle.main.localizations
    return Bundle.preferredLocalizations(from: all, forPreferences: ["en"]).first ?? "en"
  }
}
