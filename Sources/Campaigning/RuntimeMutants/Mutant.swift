import Campaigns
import Clauses
import WidgetModel
import WidgetRuntime

/// The reference runtime, or the harness around it, with one fault, and the clause that must catch
/// it.
///
/// A mutant is written from the sentence of its clause, before the clause's checker. The mutants of
/// one clause are in one file.
public struct Mutant: Sendable {
  /// The id: the clause's row and a short name of the fault.
  public let id: String

  /// The clause that must break; others may break as well.
  public let clause: ClauseID

  /// The fault in a sentence.
  public let summary: String

  /// The profile under which the clause applies.
  public let profile: String

  /// The reason why no observable clause can distinguish the mutant from the reference, if so.
  public let equivalent: String?

  enum Fault: Sendable {
    case decisions(MutantDecisions)
    case edit(EditedRuntime.Edit)
    case harness
  }

  let fault: Fault

  /// The mutant as a subject.
  public let subject: SubjectUnderTest

  /// Creates a mutant that changes a decision or mutation point of the runtime.
  public init(
    _ id: String,
    breaks clause: Clause,
    _ summary: String,
    profile: String = Scenario.defaultProfile,
    equivalent: String? = nil,
    deciding decisions: MutantDecisions
  ) {
    self.id = id
    self.clause = clause.id
    self.summary = summary
    self.profile = profile
    self.equivalent = equivalent
    var named = decisions
    named.name = "mutant:\(id)"
    let final = named
    fault = .decisions(final)
    subject = .runtime(named.name, fault: clause.id, isJudgedExactly: true) {
      ReferenceRuntime(decisions: final)
    }
  }

  /// Creates a mutant that edits the effects or state of the runtime.
  public init(
    _ id: String,
    breaks clause: Clause,
    _ summary: String,
    profile: String = Scenario.defaultProfile,
    equivalent: String? = nil,
    editing edit: @escaping EditedRuntime.Edit
  ) {
    self.id = id
    self.clause = clause.id
    self.summary = summary
    self.profile = profile
    self.equivalent = equivalent
    let name = "mutant:\(id)"
    fault = .edit(edit)
    subject = .runtime(name, fault: clause.id, isJudgedExactly: true) {
      EditedRuntime(name: name, edit: edit)
    }
  }

  /// Creates a mutant of the harness, which plays or writes something wrong; the runtime is
  /// correct.
  public init(
    _ id: String,
    breaks clause: Clause,
    _ summary: String,
    misplaying misplay: HarnessMutation
  ) {
    self.id = id
    self.clause = clause.id
    self.summary = summary
    profile = Scenario.defaultProfile
    equivalent = nil
    fault = .harness
    subject = .runtime(
      "mutant:\(id)",
      fault: clause.id,
      isJudgedExactly: true,
      misplaying: misplay
    ) {
      ReferenceRuntime()
    }
  }

  /// Returns the mutant with an id, `nil` if there is none.
  public static func named(_ id: String) -> Mutant? { catalogue.first { $0.id == id } }
}
