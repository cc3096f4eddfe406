import WidgetModel

/// A second run of real code that a clause requires before it reports a violation.
///
/// A date or value that violates a clause may be a coincidence: it came from an answer of the
/// network or from shared data, and the generator chose a clock that fits it. In another run with
/// another clock and other answers, values that the code made itself follow the clock or stay, and
/// values that it was given do not.
package enum ConfirmationRun: Hashable, Sendable {
  /// The dates on which the accusation rests.
  package enum Dates: Hashable, Sendable {
    case earliest, latest, policy, all
    /// The earliest one, or a choice among given dates that omits the current one.
    case earliestOfGiven
  }

  /// The dates must keep their distance from the request under another clock.
  ///
  /// - always: True if even code without given data is run again, because constants of its own may
  ///   coincide with the clock.
  case dates(Dates, always: Bool)

  /// All dates must keep their distance from the request under another clock, and some must change
  /// in another zone of the phone; dates that stay are counted in a fixed zone of the code.
  case datesOfZone

  /// A value of the placeholder must be shown again with other data, and must disappear once there
  /// is data.
  case sampleValues

  /// An entry step that is too short must be as short at another moment, too.
  ///
  /// The first step of a timeline, from the request to the next full hour, midnight or given date,
  /// is only as short as the request makes it; at another moment it has another length.
  ///
  /// - least: The profile's value below which a step is too short.
  case otherMoment(least: ProfileKey)

  /// The answer must request another timeline when the network answers, but not after a failure.
  case served

  /// It must also occur with given values alone, unmodified: servers do not send extreme or
  /// synthesized ones.
  case givenValues

  /// The answer must have an entry when the shared data exists.
  case missingData
}
