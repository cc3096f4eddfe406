import Campaigns
import Clauses
import WidgetModel
import WidgetRuntime

/// The reference runtime, or the harness round it, with one thing wrong, and the clause that must catch it.
///
/// A mutant is written from the sentence of its clause, before the clause's checker. The mutants of one
/// clause stand in one file.
public struct Mutant: Sendable {
  /// The id: the clause's row and what is wrong, in a few words.
  public let id: String

  /// The clause that must break, whatever else does.
  public let clause: ClauseID

  /// What is wrong, in a sentence.
  public let summary: String

  /// The profile under which the clause applies.
  public let profile: String

  /// Why no observable clause can tell the mutant from the reference; `nil` of all that can be.
  public let equivalent: String?

  /// Where it differs from the reference.
  enum Fault: Sendable {
    case decisions(MutantDecisions)
    case edit(EditedRuntime.Edit)
    case harness
  }

  /// Where it differs from the reference.
  let fault: Fault

  /// The mutant as something to judge.
  public let subject: SubjectUnderTest

  /// Creates a mutant that turns a mutation point of the runtime or overrides a decision of it.
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

  /// Creates a mutant that edits what the runtime does or remembers.
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

  /// Creates a mutant of the harness, which plays or writes something else; the runtime is right.
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

  /// The mutant of an id, `nil` when there is none.
  public static func named(_ id: String) -> Mutant? { catalogue.first { $0.id == id } }
}
