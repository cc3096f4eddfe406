import Foundation
import PropertyChecks
import PropertyTesting

/// A folder of saved cases, meant to be committed: a folder per property, a file per case.
///
/// Files are written atomically, so that none is ever half-written. They are named after their
/// content, so that two branches can add cases without conflicts.
public struct DirectoryStore: CaseStore, Hashable, Sendable {
  /// The path of the folder, which is created when the first case is saved.
  public let path: String

  /// Creates a store in a folder.
  public init(_ path: String) { self.path = path }

  /// The suffix of the files of saved cases; other files are ignored.
  public static let suffix = ".case"

  /// Returns the folder of a property: its name in safe characters, and a unique suffix.
  public func folder(of property: String) -> String {
    let readable = property.unicodeScalars.prefix(60).map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": Character(scalar)
      default: Character("-")
      }
    }
    return "\(path)/\(String(readable))-\(ContentAddress(of: property).description.prefix(8))"
  }

  /// Returns the cases of a property, sorted by name; unreadable files are left unchanged.
  public func cases(of property: String) -> (cases: [StoredCase], problems: [CaseStoreProblem]) {
    let folder = folder(of: property)
    guard FileManager.default.fileExists(atPath: folder) else { return ([], []) }
    var (cases, problems): ([StoredCase], [CaseStoreProblem]) = ([], [])
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      for name in names.sorted() where name.hasSuffix(Self.suffix) && !name.hasPrefix(".") {
        let place = "\(folder)/\(name)"
        do {
          let saved = try read(place, of: property)
          cases.append(StoredCase(name: String(name.dropLast(Self.suffix.count)), saved: saved))
        } catch {
          problems.append(.unreadable(place: place, reason: error.reason))
        }
      }
    } catch {
      problems.append(.unreadable(place: folder, reason: reason(of: error)))
    }
    return (cases, problems)
  }

  /// Saves a case in a file named after its content.
  public func save(_ saved: SavedCase) throws(CaseStoreProblem) -> String {
    let folder = folder(of: saved.property)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let file = URL(fileURLWithPath: place(saved.name, in: folder))
      try Data(saved.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .cannotSave(place: folder, reason: reason(of: error))
    }
    return saved.name
  }

  /// Removes the file of a case, if there is one.
  public func remove(_ name: String, of property: String) throws(CaseStoreProblem) {
    let place = place(name, in: folder(of: property))
    // Another process may have removed the file already; that is not an error.
    guard FileManager.default.fileExists(atPath: place) else { return }
    do {
      try FileManager.default.removeItem(atPath: place)
    } catch {
      throw .cannotRemove(place: place, reason: reason(of: error))
    }
  }

  private func place(_ name: String, in folder: String) -> String {
    "\(folder)/\(name)\(Self.suffix)"
  }

  private struct Unreadable: Error {
    let reason: String
  }

  private func read(_ place: String, of property: String) throws(Unreadable) -> SavedCase {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: place))
    } catch {
      throw Unreadable(reason: reason(of: error))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Unreadable(reason: "it is not UTF-8 text; restore the file or delete it")
    }
    let saved: SavedCase
    do {
      saved = try SavedCase(parsing: text)
    } catch {
      throw Unreadable(reason: error.description)
    }
    guard saved.property == property else {
      throw Unreadable(reason: "it belongs to the property `\(saved.property)`; move it there")
    }
    return saved
  }
}

/// Returns the reason of an error, in the system's own words if available.
private func reason(of error: any Error) -> String {
  // Foundation wraps the POSIX error, whose message is shorter.
  let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
  for error in [underlying, error as NSError].compactMap({ $0 })
  where error.domain == NSPOSIXErrorDomain {
    return String(cString: strerror(Int32(error.code)))
  }
  return (error as NSError).localizedDescription
}
