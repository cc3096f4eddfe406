import Clauses
import RunRecord
import ScenarioGeneration
import WidgetModel

/// A reason why a campaign cannot begin.
package enum TrialError: StatusError, Equatable, CustomStringConvertible {
  case died(String)
  case empty(String)
  /// The program numbers clauses differently, so its reports would be misread.
  case otherVersion

  /// The problem and a remedy.
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

  /// The exit status; a bundle that would not start on a phone is broken.
  package var status: ExitStatus {
    switch self {
    case .died: .broken
    case .empty: .nothingRan
    case .otherVersion: .internalError
    }
  }
}

extension WorkerReplyMessage {
  /// Parses a worker's reply.
  ///
  /// - Throws: ``TrialError/otherVersion`` for unknown fields, `JSONError` for malformed JSON.
  init(reading bytes: [UInt8]) throws {
    let json = try JSON(parsing: String(decoding: bytes, as: UTF8.self))
    do {
      self = try JSONReader.value(WorkerReplyMessage.self, from: json)
    } catch is ArchiveError {
      throw TrialError.otherVersion
    }
  }

  /// Returns true if the reply has what a request asks for, or says why not.
  ///
  /// A reply that judges fewer clauses than there are leaves the others undecided.
  func answers(_ order: WorkerRequest) -> Bool {
    guard problem.isEmpty, order.verb == .run else { return true }
    return report.judged == (order.wantsAnswers ? 0 : Int64(Clause.catalogue.count))
  }

  func offer() throws -> BundleInterface {
    guard problem.isEmpty else { throw WorkerProblem(text: problem) }
    guard numbering == CaseReport.numbering else { throw TrialError.otherVersion }
    guard !bundle.widgets.isEmpty else { throw TrialError.empty(bundle.name) }
    return bundle
  }
}
