import CampaignRuns
import Foundation
import RunRecord
import RuntimeCommands

#if os(Linux)
  extension CheckCommand {
    /// Checks after each change of a file until a signal, and returns the last exit status.
    ///
    /// An error that prevents a check is printed, and the next change tries again.
    func checkAgainAndAgain() throws -> ExitStatus {
      let folder = URL(fileURLWithPath: subject.folder).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: folder) else {
        throw CommandError.unreadable("\(folder) is not there; give the path of an app or a folder")
      }
      let root = URL(fileURLWithPath: folder)
      let isFolder = root.pathExtension.isEmpty
      let files = FolderMonitor(
        isFolder ? folder : root.deletingLastPathComponent().path,
        besides: URL(fileURLWithPath: output).standardizedFileURL.path
      )
      while true {
        files.begin()
        var status: ExitStatus
        do { status = try check(watching: files) } catch {
          Console.printNote("\(CommandProgram.current.name): \(error)")
          status = ExitStatus(of: error)
        }
        try Console.flush()
        if Interruption.isRequested { return status }
        if !files.hasChanged {
          Console.printNote("watching \(files.count) files; a change checks again, Ctrl-C ends")
        }
        while !files.hasChanged {
          if Interruption.isRequested { return status }
          Thread.sleep(forTimeInterval: FolderMonitor.interval)
        }
        Console.printNote("\nchanged: \(files.changes.joined(separator: ", "))")
      }
    }
  }
#endif
