import WidgetModel

/// What one run of real code cannot tell, so that a clause asks another run before it accuses.
///
/// A date or value that breaks a clause may be a coincidence: it came from an answer of the network or
/// from shared data, and the generator drew a clock that fits it. In another run with another clock and
/// other answers, what the code made itself follows the clock or stays, and what it was given does not.
package enum ConfirmationRun: Hashable, Sendable {
  /// The dates by which the answer is accused.
  package enum Dates: Hashable, Sendable {
    case earliest, latest, policy, all
    /// The earliest one; or the code chose among dates that it was given, and left out the one in force.
    case earliestOfGiven
  }

  /// The dates have to lie about the request as before when the clock is another one.
  ///
  /// - always: Whether even code that was given nothing is looked at again: constants of its own may
  ///   meet the clock.
  case dates(Dates, always: Bool)

  /// All dates have to lie about the request as before when the clock is another one, and some of them elsewhere when
  /// the phone's zone is another one: what stays is counted in a zone of the code's own.
  case datesOfZone

  /// A value of the placeholder has to be shown with other data again, and not when data is there.
  case sampleValues

  /// A step of entries that is too short has to be as short at another moment, too.
  ///
  /// The first step of a timeline, from the request to the next mark of a clock, to midnight or to a date that code was
  /// given, is as short as the request makes it; at another moment it has another length.
  ///
  /// - least: The profile's value below which a step is too short.
  case otherMoment(least: ProfileKey)

  /// The answer must ask for another timeline when the network answers, and not with a failure.
  case served

  /// It has to be there with given values alone, as they are: no server may send extreme ones, nor those made up.
  case givenValues

  /// The answer must have an entry when the shared data is there.
  case missingData
}
