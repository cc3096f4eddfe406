import Campaigns
import Foundation
import RunRecord
import ScenarioCorpus

package enum CommandError: StatusError, CustomStringConvertible {
  /// The command line names something that does not exist.
  case usage(String)
  case nothing(String)
  case unreadable(String)
  case cannotWrite(String, String)

  /// Returns the error if a file has the name of an output folder.
  package static func fileInPlace(of folder: String, _ option: String) -> CommandError? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue else { return nil }
    return .usage("\(option) \(folder) is a file; name a folder")
  }

  package var description: String {
    switch self {
    case .usage(let problem), .nothing(let problem), .unreadable(let problem): problem
    case .cannotWrite(let what, let reason):
      "cannot write \(what): \(reason); free some room or choose another place"
    }
  }

  package var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .nothing: .nothingRan
    case .unreadable: .unreadableInput
    case .cannotWrite: .internalError
    }
  }
}

extension ExitStatus {
  package init(of error: any Error) {
    switch error {
    case let error as any StatusError: self = error.status
    case is CorpusError, is RecordError, is ExpectationError: self = .unreadableInput
    case let error as CampaignError:
      switch error {
      case .nothingToRun, .noClauses: self = .nothingRan
      case .unknownProfile, .noSuchShard: self = .usage
      }
    case let error as SubjectCommandError:
      switch error {
      case .notFound: self = .usage
      case .noConversation, .interrupted: self = .undecided
      }
    default: self = .internalError
    }
  }
}
