import WidgetModel

/// A second run of real code that a clause requires before it reports a violation.
///
/// A violating date or value may be a coincidence of data and the generator's clock. With a
/// different clock and other answers, the code's own values follow the clock or stay, and given
/// ones do not.
package enum ConfirmationRun: Hashable, Sendable {
  /// The dates on which the accusation rests.
  package enum Dates: Hashable, Sendable {
    case earliest, latest, policy, all
    /// The earliest one, or a choice among given dates that omits the current one.
    case earliestOfGiven
  }

  /// The dates must keep their distance from the request under a different clock; `always` for
  /// constants of code without given data, which may coincide with the clock.
  case dates(Dates, always: Bool)

  /// All dates must keep their distance from the request under a different clock, and some must
  /// change in a different zone of the phone; dates that stay are counted in a fixed zone.
  case datesOfZone

  /// A placeholder's value must be shown again with other data, and disappear once there is data.
  case sampleValues

  /// An entry step below the profile's `least` must be as short at a different moment, too: the
  /// first, up to a full hour, midnight or given date, is only as short as the request makes it.
  case otherMoment(least: ProfileKey)

  /// The answer must request another timeline when the network answers, but not after a failure.
  case served

  /// It must also occur with given values alone: servers do not send extreme or synthesized ones.
  case givenValues

  /// The answer must have an entry when the shared data exists.
  case missingData
}
