/// Something that a widget's real code did apart from answering; scripts do no such things.
///
/// Side effects carry text, so the trace keeps them in a table to which events refer.
public struct SideEffect: Hashable, Sendable {
  /// The kind of side effect.
  public var kind: Kind

  /// An amount whose meaning depends on the kind: bytes, microseconds, pixels, a count.
  public var amount: Int64

  /// The subject of the side effect, such as a kind, a URL, a key or an activity's id.
  public var text: String

  /// The location in the source code.
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
    case reloadAllCalled
    /// Called `reloadControls(ofKind:)`, or with an empty string `reloadAllControls()`.
    case controlReloadCalled
    /// Called `invalidateRelevance(ofKind:)`; the text is the kind.
    case relevanceInvalidated
    /// Requested a Live Activity; the text is its id, the amount the bytes of its content.
    case activityRequested
    /// Requested a Live Activity and was refused; the text is the error.
    case activityRefused
    /// Updated a Live Activity; the text is its id, the amount the bytes of its content.
    case activityUpdated
    /// Ended a Live Activity; the text is its id, the amount the bytes of its content.
    case activityEnded
    /// Updated a Live Activity that had ended before; the text is its id.
    case activityMissed
    /// Ended a Live Activity that had ended before; the text is its id.
    case activityEndRepeated
    /// Started a second Live Activity with the same attributes; the text is the other's id.
    case activityDoubled
    /// Drew a Live Activity with a stale date as fresh and as stale; the amount is 1 if they agree.
    case activityStaleDrawn
    /// Read the push token of a Live Activity that takes pushes; the text is its id.
    case activityTokenRead
    /// Observed the push tokens of a Live Activity that takes pushes; the text is its id.
    case activityTokensObserved
    /// Gave a Live Activity an image's bytes; the text is the property, the amount the byte count.
    case activityImageGiven
    case activityPermissionRead
    /// Made a request over the network; the text is the URL, the amount the timeout that the code
    /// set in microseconds, or 0 if it leaves that to the system.
    case networkRequested
    /// Loaded again what an identical request had loaded; the text is the URL.
    case loadRepeated
    /// Used a background session that names no shared container; the text is the session's id.
    case backgroundSessionUnshared
    /// Used a background session whose events no declaration handles; the text is the session's id.
    case backgroundSessionUnheard
    /// Used `UserDefaults.standard`; the text is the key.
    case standardDefaultsUsed
    /// Wrote to shared defaults; the text is the key, and the amount 1 if a fixture says that the
    /// app stores it.
    case sharedDataWritten
    /// Fetched models from an empty store in the extension's container; the text is type and store.
    case separateStoreRead
    /// Asked for an app group whose id does not begin with `group.`; the text is the id.
    case misnamedGroupUsed
    /// Wrote less than was stored after a failed load, such as an empty list; the text is the key.
    case storedDataLost
    /// Failed to decode fixture data; the text is type and reason, the amount the data's number.
    case givenDataUndecoded
    /// Decoded fixture data in a different way after a failure; the amount is the data's number.
    case givenDataDecoded
    /// Read shared data that did not exist; the text is the key.
    case sharedDataMissed
    /// Read a stored value as the wrong type; the text is key and domain, a colon, and both types.
    case sharedDataMistyped
    /// Read such a value again with its own type; the text is the key and its domain.
    case sharedDataMatched
    /// Asked a person for a permission; the text is the function.
    case permissionRequested
    case locationPermissionRead
    /// Asked for the location; the text is the function or property.
    case locationRead
    /// Read a date of an entry twice with different results; the amount is the difference in
    /// microseconds.
    case entryDateMoved
    /// Answered before a network request of its own had finished; the text is the URL.
    case answeredEarly
    /// Suggested entities whose ids a lookup does not return; the amount is their number.
    case entitiesLost
    /// Failed to look up entities of which one is gone; the text is the query and the error.
    case lookUpFailed
    /// Looked up entities of which one is gone, and got those that exist; the text is the query.
    case lookUpOmitted
    /// Was configured with an entity that is now gone; the text is the query.
    case configuredVanished
    /// Offered choices before those they depend on; the text is the query, the amount the count.
    case offeredUnmet
    /// Asked the person something while an intent ran; the text is the function.
    case dialogRequested
    /// Declares a widget whose gallery entry has a text missing; the text is the missing modifier.
    case galleryTextMissing
    /// Declares a widget without any family; the text is its kind.
    case familiesMissing
    /// Declares every kind of the version that people have installed.
    case kindsKept
    /// Omits kinds of the version that people have installed; the text is the kinds in quotes.
    case kindsWithdrawn
    /// Declares a configuration; the text is the intent, the amount the number of its parameters.
    case parametersDeclared
    /// Declares a widget's parameter that is not optional and has no default; the text is its name.
    case parameterUnset
    /// Declares such a parameter of a control; the text is its name.
    case controlParameterUnset
    /// Drew a control's preview; the amount is the time that its value took in microseconds, the
    /// text the state of its toggle if it is one.
    case controlPreviewed
    /// Declares one of several controls without a display name; the text is their kinds in quotes.
    case controlNameMissing
    /// Built a view with state or an observed object of its own; the text is the type.
    case viewStateUsed
    /// Read the clock while drawing a view; the text is the entry's date.
    case viewReadClock
    /// Loaded data while drawing a view; the text is a request's URL, or names the shared data.
    case viewLoadedData
    /// Placed an image; the text is its name or source, the amount its area in pixels.
    case imageDrawn
    /// Used random numbers for an answer; identifiers do not count.
    case randomnessRead
    /// Opened a file outside the private home; the text is the path.
    case fileRefused
    /// Gave an entry a relevance that cannot be compared; the text gives score and duration.
    case relevanceMeaningless
    /// Drew a text that counts to a date and stays after it; the text gives the date, the amount is
    /// the time it stays, in microseconds.
    case textRunsPast
    /// Provided relevance clues; the text lists their groups, the amount is the number of clues.
    case relevanceTold
    /// Declares a widget that replaces one of a kind that no other declares; the text is that kind.
    case associatedKindMissing
    /// Did something that an entry of its target's settings allows; the amount is the
    /// ``TargetSetting``'s number, the text the feature that needs it.
    case settingFound
    /// Did something that such an entry would have to allow but does not; amount and text are as
    /// with ``settingFound``.
    case settingMissing
    /// Tried to start a process; the text is the command.
    case processRefused
    /// Tried to connect for real; the text is the address.
    case connectionRefused
    /// Left the simulation, for instance with a thread of its own; the text describes how.
    case leftSimulation
    /// Drew a time of day in a fixed 12-hour format for a person who uses 24 hours, or vice versa;
    /// the text is the time, the amount the person's hours.
    case fixedTimeDrawn
    /// Drew a time in a fixed zone that still changes with the phone's zone; the text has details.
    case zonedTextMoved
    /// Made an address with a part that the code had already encoded; the text is the part.
    case addressEncodedTwice
    /// Made an address whose host holds another address; the text is the address.
    case addressBegunTwice
    /// Made an address with an unescaped delimiter in a query value; the text is the value.
    case addressCutOff
    /// Ran an intent that opens the app's own scheme, which opens nothing; the text is the URL.
    case ownSchemeOpened
    /// Threw in an intent of a control that asked nobody and read nothing; the text is the intent
    /// and the error, the amount the value of a toggle (1 for on), or 2 for a button.
    case controlIntentThrew
    /// Set a control's toggle without any other influence; the amount is 1 if the toggle shows it,
    /// the text is the intent and the value.
    case controlToggled
    /// Ran a button's intent that only wrote shared defaults that no code has read; the text is the
    /// intent and the keys in quotes.
    case dataLeft
    /// Read shared defaults that such an intent wrote; the text is the key.
    case leftDataRead
    /// Changed in an intent data that another widget had read for its display; the text is its
    /// kind, a colon and the key, the amount its number.
    case readerOutdated
    /// Changed in an intent data that a control had read; details as with ``readerOutdated``.
    case controlOutdated
    /// Drew a text in a stale Live Activity that counts on past an end given in its content; the
    /// text is that text.
    case staleTextRunsOn
    /// Gave a parameter a default offered only for another choice; the text is query and default.
    case defaultNotOffered
    /// Declares a different kind on each evaluation; the text is two of them in quotes.
    case kindUnsteady
    /// Gave views ids that cannot be archived; the text is their type.
    case viewIDUnencodable
    /// Drew a button or toggle whose intent holds a value in a property that is not a parameter;
    /// the text is the property.
    case intentValueLost
    /// Gave two views of a list the same id; the text is the id.
    case viewIDDoubled
    /// Recommends two configurations under one description; the text is the description in quotes.
    case recommendationDoubled
    /// Wrote to the log; the text is the message.
    case logged
  }
}

/// The number of a side effect, in order of occurrence.
public struct SideEffectID: RunIdentifier, Comparable, Sendable {
  /// The number, from 0.
  public var number: Int32

  /// Creates the id of a side effect.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// Orders side effects by their time.
  public static func < (left: SideEffectID, right: SideEffectID) -> Bool {
    left.number < right.number
  }
}
