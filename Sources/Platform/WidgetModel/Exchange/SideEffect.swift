/// Something that a widget's code did besides answering.
///
/// Only real code does such things; a generated widget's script has none. Side effects stand in
/// a table of the trace, since they carry text, and events point to them.
public struct SideEffect: Hashable, Sendable {
  /// What the code did.
  public var kind: Kind

  /// An amount whose meaning depends on the kind: bytes, microseconds, pixels, a count.
  public var amount: Int64

  /// What it was about, such as a kind, a URL, a key or an activity's id.
  public var text: String

  /// Where the code did it.
  public var place = SourcePlace.unknown

  /// Creates a side effect.
  public init(
    _ kind: Kind,
    amount: Int64 = 0,
    text: String = "",
    place: SourcePlace = .unknown
  ) {
    self.place = place
    self.kind = kind
    self.amount = amount
    self.text = text
  }

  /// The kinds of side effects.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Called `reloadTimelines(ofKind:)`; the text is the kind.
    case reloadCalled
    /// Called `reloadAllTimelines()`.
    case reloadAllCalled
    /// Called `reloadControls(ofKind:)`, or for all with an empty text.
    case controlReloadCalled
    /// Called `invalidateRelevance(ofKind:)`; the text is the kind.
    case relevanceInvalidated
    /// Asked for a Live Activity; the text is its id, the amount the bytes of its content.
    case activityRequested
    /// Asked for a Live Activity and was refused; the text is the error.
    case activityRefused
    /// Updated a Live Activity; the text is its id, the amount the bytes of its content.
    case activityUpdated
    /// Ended a Live Activity; the text is its id, the amount the bytes of its content.
    case activityEnded
    /// Updated a Live Activity that had ended before; the text is its id.
    case activityMissed
    /// Ended a Live Activity that had ended before; the text is its id.
    case activityEndRepeated
    /// Started a Live Activity while another of the same attributes ran; the text is the other one's id.
    case activityDoubled
    /// Gave a Live Activity a stale date and drew it as fresh and as stale; the amount is 1 where both are alike.
    case activityStaleDrawn
    /// Read the push token of a Live Activity that takes pushes; the text is its id.
    case activityTokenRead
    /// Listened to the push tokens of a Live Activity that takes pushes; the text is its id.
    case activityTokensObserved
    /// Gave a Live Activity the bytes of an image; the text is the property, the amount counts them.
    case activityImageGiven
    /// Asked whether Live Activities are enabled.
    case activityPermissionRead
    /// Made a request over the network; the text is the URL, the amount the microseconds after which the
    /// code has set it to fail, 0 where it leaves that to the system.
    case networkRequested
    /// Loaded again what the same request had loaded before; the text is the URL.
    case loadRepeated
    /// Made a request of a background session that names no shared container; the text is the session's id.
    case backgroundSessionUnshared
    /// Made a request of a background session whose events no declaration hears; the text is the session's id.
    case backgroundSessionUnheard
    /// Used `UserDefaults.standard`; the text is the key.
    case standardDefaultsUsed
    /// Wrote to shared defaults; the text is the key, and the amount 1 where a fixture says that the app stores it.
    case sharedDataWritten
    /// Fetched models from a store in the extension's own container that has none; the text is the type and the store.
    case separateStoreRead
    /// Asked for the container of an app group whose id does not begin with `group.`; the text is the id.
    case misnamedGroupUsed
    /// Wrote less than was stored, such as an empty list for a full one, after a load that failed; the text is the key.
    case storedDataLost
    /// Did not decode data of the user's fixtures; the text is the type and the decoder's reason, the amount the
    /// data's number.
    case givenDataUndecoded
    /// Decoded data of the user's fixtures otherwise, which had failed before; the amount is the data's number.
    case givenDataDecoded
    /// Read shared data that was not there; the text is the key.
    case sharedDataMissed
    /// Read a stored value as a type that it is not; the text is the key and its domain, a colon, and both types.
    case sharedDataMistyped
    /// Read such a value again, as what it is; the text is the key and its domain.
    case sharedDataMatched
    /// Asked a person for a permission; the text is the function.
    case permissionRequested
    /// Asked whether widgets may know where the phone is.
    case locationPermissionRead
    /// Asked where the phone is; the text is the function or property.
    case locationRead
    /// Read a date of an entry twice and it differed; the amount is the difference in microseconds.
    case entryDateMoved
    /// Answered before a request over the network that it had begun was over; the text is the URL.
    case answeredEarly
    /// Suggested entities whose ids a look-up does not give back; the amount counts them.
    case entitiesLost
    /// Failed to look entities up of which one is gone; the text is the query and the error.
    case lookUpFailed
    /// Looked entities up of which one is gone, and got those that are there; the text is the query.
    case lookUpOmitted
    /// Was configured with an entity that is gone by now; the text is the query.
    case configuredVanished
    /// Offered choices before those were made on which they depend; the text is the query, the amount counts them.
    case offeredUnmet
    /// Asked the person something while an intent ran; the text is the function.
    case dialogRequested
    /// Declares a widget whose gallery entry lacks a text; the text is the modifier that is missing.
    case galleryTextMissing
    /// Declares a widget for no family at all; the text is its kind.
    case familiesMissing
    /// Declares every kind that the version declares which people have.
    case kindsKept
    /// Lacks kinds that the version declares which people have; the text is the kinds in quotes.
    case kindsWithdrawn
    /// Declares a configuration; the text is the intent, the amount counts its parameters.
    case parametersDeclared
    /// Declares a widget's parameter that is not optional and gets no value by itself; the text is its name.
    case parameterUnset
    /// Declares such a parameter of a control; the text is its name.
    case controlParameterUnset
    /// Drew a control's preview; the amount is the microseconds that its value took, the text the state of its
    /// toggle if it is one.
    case controlPreviewed
    /// Declares a control without a display name beside others without one; the text is their kinds in quotes.
    case controlNameMissing
    /// Built a view with state or an observed object of its own; the text is the type.
    case viewStateUsed
    /// Read the clock while drawing a view; the text is the entry's date.
    case viewReadClock
    /// Loaded data while drawing a view; the text is the URL of a request, or names shared data.
    case viewLoadedData
    /// Placed an image; the text is its name or source, the amount its area in pixels.
    case imageDrawn
    /// Took random numbers for an answer; identifiers do not count.
    case randomnessRead
    /// Opened a file outside the private home; the text is the path.
    case fileRefused
    /// Answered with an entry whose relevance cannot be compared; the text says score and duration.
    case relevanceMeaningless
    /// Drew a text that counts to a date and stands on after it; the text says which, the amount is how much longer
    /// it stands, in microseconds.
    case textRunsPast
    /// Told clues of when the widget matters; the text is the groups among them, the amount counts the clues.
    case relevanceTold
    /// Declares a widget that takes the place of one of a kind which no other declares; the text is that kind.
    case associatedKindMissing
    /// Did what an entry of its target's settings allows; the amount is the ``TargetSetting``'s number, the text what
    /// needs it.
    case settingFound
    /// Did what such an entry would have to allow and does not; amount and text are as with ``settingFound``.
    case settingMissing
    /// Tried to start a process; the text is the command.
    case processRefused
    /// Tried to connect for real; the text is the address.
    case connectionRefused
    /// Left the simulation, for instance with a thread of its own; the text says how.
    case leftSimulation
    /// Drew a time of day in a fixed format of 12 hours where the person has 24, or the other way round; the text is
    /// the time, the amount counts the person's hours.
    case fixedTimeDrawn
    /// Drew a time in a zone of its own that changes with the phone's zone; the text says how.
    case zonedTextMoved
    /// Made an address with a part that the code had encoded before; the text is the part.
    case addressEncodedTwice
    /// Made an address whose host holds another address; the text is the address.
    case addressBegunTwice
    /// Made an address with a value in its query that has a divider of its own; the text is the value.
    case addressCutOff
    /// Ran an intent that opens a URL of an app's own scheme, which opens nothing; the text is the URL.
    case ownSchemeOpened
    /// Threw in an intent of a control that asked nobody and read nothing; the text is the intent and the error, the
    /// amount the value of a toggle, 1 for on, or 2 of a button.
    case controlIntentThrew
    /// Set a control's toggle with nobody else having a say; the amount is 1 where the toggle shows it, the text is
    /// the intent and the value.
    case controlToggled
    /// Did nothing in an intent of a button but to write shared defaults that no code has read; the text is the
    /// intent and the keys in quotes.
    case dataLeft
    /// Read shared defaults that an intent has left so; the text is the key.
    case leftDataRead
    /// Changed in an intent what another widget had read for what it shows; the text is its kind, a colon and the
    /// key, the amount its number.
    case readerOutdated
    /// Changed in an intent what a control had read so; text and amount are as with ``readerOutdated``.
    case controlOutdated
    /// Drew a text in a stale Live Activity that counts on past an end which its content holds; the text says which.
    case staleTextRunsOn
    /// Gave a parameter a default that is offered for another choice of what it depends on alone; the text is the
    /// query and the default.
    case defaultNotOffered
    /// Declares another kind each time it is asked; the text is two of them in quotes.
    case kindUnsteady
    /// Gave views ids that no archive can hold; the text is their type.
    case viewIDUnencodable
    /// Drew a button or toggle whose intent holds a value in a property that is no parameter; the text is the property.
    case intentValueLost
    /// Gave two views of a list the same id; the text is the id.
    case viewIDDoubled
    /// Recommends two configurations under one description; the text is the description in quotes.
    case recommendationDoubled
    /// Wrote to the log; the text is the message.
    case logged
  }
}

/// The number of a side effect in the order in which they happened.
public struct SideEffectID: RunIdentifier, Comparable, Sendable {
  /// The number, from 0.
  public var number: Int32

  /// Creates the id of a side effect.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// Orders side effects by when they happened.
  public static func < (left: SideEffectID, right: SideEffectID) -> Bool {
    left.number < right.number
  }
}
