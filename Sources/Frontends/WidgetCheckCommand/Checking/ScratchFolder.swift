import CampaignRuns
import Foundation

#if os(Linux)
  import WorkerProcesses

  /// A temporary folder of a command.
  struct ScratchFolder {
    private let folder: PrivateFolder

    var path: String { folder.path }

    /// Creates the folder, or throws a ``CommandError``.
    init() throws {
      do { folder = try PrivateFolder() } catch {
        throw CommandError.cannotWrite("a temporary folder", "\(error)")
      }
    }

    func remove() { folder.remove() }
  }
#endif
