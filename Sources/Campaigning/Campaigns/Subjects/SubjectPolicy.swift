/// A campaign's treatment of a sort of subject: a runtime, whose widgets are generated, or the code
/// of real widgets.
struct SubjectPolicy {
  /// True if all small scenarios run before the random cases.
  let runsSmallScenarios: Bool

  /// True if the faults that generation seeds into widgets are compared with what clauses report.
  let comparesSeededFaults: Bool

  /// True if the violation with the earliest event is shrunk first.
  let shrinksByEvent: Bool

  /// True if the table of common causes joins violations into a finding and orders them; otherwise
  /// they are one if each one's smallest scenario shows the other, in the order of their classes.
  let usesCommonCauses: Bool

  /// True if a finding also describes violations that its own scenario does not show.
  let describesOtherCases: Bool

  /// True if a finding keeps the message of the first case, which has the fault's true size.
  let keepsFirstMessage: Bool

  /// True if a finding lists scenarios close to its own that hold.
  let listsNeighbours: Bool

  /// For generated widgets, where a fault is described by events and numbers.
  ///
  /// Shards with other first cases merge to the findings of the whole run, so violations are ordered
  /// by class.
  static let runtime = SubjectPolicy(
    runsSmallScenarios: true,
    comparesSeededFaults: true,
    shrinksByEvent: true,
    usesCommonCauses: false,
    describesOtherCases: false,
    keepsFirstMessage: true,
    listsNeighbours: true
  )

  /// For real code, where a fault is described by its line.
  static let realWidgets = SubjectPolicy(
    runsSmallScenarios: false,
    comparesSeededFaults: false,
    shrinksByEvent: false,
    usesCommonCauses: true,
    describesOtherCases: true,
    keepsFirstMessage: false,
    listsNeighbours: false
  )
}

extension SubjectUnderTest {
  /// The treatment of the subject by a campaign.
  var policy: SubjectPolicy { bundle == nil ? .runtime : .realWidgets }
}
