import RunRecord
import ScenarioGeneration
import WidgetModel

/// A reason why a trial cannot begin.
package enum TrialError: StatusError, Equatable, CustomStringConvertible {
  /// The program ended before it could say what it offers.
  case died(String)
  /// The bundle declares nothing.
  case empty(String)
  /// The program numbers clauses or what they see otherwise: its reports would be misread here.
  case otherVersion

  /// What is wrong, and what to do about it.
  package var description: String {
    switch self {
    case .died(let what):
      "the bundle cannot even be asked what it declares: \(what); it would not start on a phone either"
    case .empty(let name):
      "the bundle \(name) declares no widget, control or Live Activity; there is nothing to check"
    case .otherVersion:
      "the bundle was built with another version of WidgetCheck than this command; build the command again"
    }
  }

  /// What the process tells its caller: what would not start on a phone is broken.
  package var status: ExitStatus {
    switch self {
    case .died: .broken
    case .empty: .nothingRan
    case .otherVersion: .internalError
    }
  }
}

extension WorkerReplyMessage {
  /// Reads what a worker wrote.
  ///
  /// - Throws: ``TrialError/otherVersion`` for fields that are not known here, `JSONError` for what is no JSON.
  init(reading bytes: [UInt8]) throws {
    let json = try JSON(parsing: String(decoding: bytes, as: UTF8.self))
    do {
      self = try JSONReader.value(WorkerReplyMessage.self, from: json)
    } catch is ArchiveError {
      throw TrialError.otherVersion
    }
  }

  /// What the bundle offers.
  ///
  /// - Throws: What keeps it from being tried here.
  func offer() throws -> BundleInterface {
    guard problem.isEmpty else { throw WorkerProblem(text: problem) }
    guard numbering == CaseReport.numbering else { throw TrialError.otherVersion }
    guard !bundle.widgets.isEmpty else { throw TrialError.empty(bundle.name) }
    return bundle
  }
}
