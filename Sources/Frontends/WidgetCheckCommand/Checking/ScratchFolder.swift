import CampaignRuns
import Foundation

#if os(Linux)
  /// A temporary folder of a command.
  struct ScratchFolder {
    let path: String

    /// Creates the folder.
    ///
    /// - Throws: ``CommandError`` if that fails.
    init() throws {
      let template = FileManager.default.temporaryDirectory.path + "/widgetcheck-XXXXXX"
      var bytes = Array(template.utf8CString)
      guard let made = mkdtemp(&bytes) else {
        throw CommandError.cannotWrite(template, String(cString: strerror(errno)))
      }
      path = String(cString: made)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
  }
#endif
