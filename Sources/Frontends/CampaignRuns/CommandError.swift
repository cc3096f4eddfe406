import Campaigns
import Foundation
import RunRecord
import ScenarioCorpus

/// A reason why a command cannot do what it was asked to.
package enum CommandError: StatusError, CustomStringConvertible {
  /// The command line asks for something that is not there.
  case usage(String)
  /// Nothing would run.
  case nothing(String)
  /// An input cannot be read.
  case unreadable(String)
  /// An output cannot be written.
  case cannotWrite(String, String)

  /// The error where a folder is to be written into and a file has its name; `nil` where none has.
  package static func fileInPlace(of folder: String, _ option: String) -> CommandError? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue else { return nil }
    return .usage("\(option) \(folder) is a file; name a folder")
  }

  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .usage(let problem), .nothing(let problem), .unreadable(let problem): problem
    case .cannotWrite(let what, let reason):
      "cannot write \(what): \(reason); free some room or choose another place"
    }
  }

  /// What the process tells its caller.
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
  /// The status for an error that ended a command.
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
