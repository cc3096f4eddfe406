import CampaignRuns
import Foundation

#if os(Linux)
  struct ScratchFolder {
    let path: String

    /// Creates the folder, or throws a ``CommandError``.
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
