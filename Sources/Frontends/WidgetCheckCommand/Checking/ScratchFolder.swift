import CampaignRuns
import Foundation

#if os(Linux)
  /// A folder for what a command needs while it runs.
  struct ScratchFolder {
    /// Where it is.
    let path: String

    /// Makes the folder.
    ///
    /// - Throws: ``CommandError`` when it cannot be made.
    init() throws {
      let template = FileManager.default.temporaryDirectory.path + "/widgetcheck-XXXXXX"
      var bytes = Array(template.utf8CString)
      guard let made = mkdtemp(&bytes) else {
        throw CommandError.cannotWrite(template, String(cString: strerror(errno)))
      }
      path = String(cString: made)
    }

    /// Takes the folder away with all that is in it.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
  }
#endif
