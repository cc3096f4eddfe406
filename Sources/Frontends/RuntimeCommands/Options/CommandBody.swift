import ArgumentParser
import CampaignRuns
import RunRecord

/// Runs a command's work and turns its outcome into the exit status of the process.
package enum CommandBody {
  /// Runs the work, which a signal may end normally, and prints errors with what to do about them;
  /// throws the exit status if it is not 0.
  package static func run(
    isEndedBySignal: Bool = false,
    _ work: () throws -> ExitStatus
  ) throws {
    Interruption.install()
    var status: ExitStatus
    do {
      status = try work()
      try Console.flush()
    } catch  where Interruption.isRequested {
      // After an interruption any error may be a consequence of it.
      Console.printNote(
        "\(CommandProgram.current.name): interrupted before there was anything to report"
      )
      status = .undecided
    } catch {
      Console.printNote("\(CommandProgram.current.name): \(error)")
      status = ExitStatus(of: error)
    }
    if Interruption.isRequested, !isEndedBySignal { status = .worst([status, .undecided]) }
    if status != .held { throw ExitCode(status.rawValue) }
  }
}
