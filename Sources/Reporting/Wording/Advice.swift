/// What an author may do about a broken clause.
///
/// One text for each clause that is an author's to keep, in the project's own words; a test compares
/// the list with the catalogue.
enum Advice {
  /// The advice for a clause, `nil` for what is no author's to mend.
  static func text(for clause: String) -> String? { texts[clause] }

  /// The advice by the clause's id.
  static let texts = timelines.merging(deadlines) { first, _ in first }
    .merging(views) { first, _ in first }
    .merging(system) { first, _ in first }
    .merging(craft) { first, _ in first }

  private static let timelines = [
    "TL-01.provider": """
    Answer a placeholder or snapshot request with an entry and a timeline request with a \
    timeline, on every path. Catch errors in the provider and answer with an entry that says so.
    """,
    "TL-10.provider": """
    Return at least one entry on every path. Where there is nothing to show, return an entry \
    that says so, with the policy `.after` for the next attempt.
    """,
    "TL-10.provider.now": """
    Date the first entry `.now`, or the start of the span in which the request falls, so that \
    the widget has something to show until the next date.
    """,
    "TL-14.provider": """
    Make fewer entries with more time between them. For what moves by itself, such as a clock \
    or a countdown, use `Text` with a date style or a timer interval: it needs no entries.
    """,
    "TL-17.provider": """
    Make entries only for dates at which something changes, and end the timeline after a few \
    hours with the policy `.atEnd`.
    """,
    "TL-18.provider": """
    Sort the entries by date before you return them. If the dates come from several sources, \
    merge first, sort then.
    """,
    "TL-25.view": """
    Make the view from its entry alone. Move whatever it reads besides, such as the clock, \
    a random number or shared data, into the provider, and hand it over in the entry.
    """,
    "TL-27.provider": """
    Make the same timeline of the same input: no random choice, no counter that each request \
    raises. One tap may bring about two requests.
    """,
    "TL-32.provider": """
    Let at least the last entry be dated now or later. Drop dates that are over before you make \
    entries of them, and compute the rest from the request's time, not from stored data's.
    """,
    "TL-36.provider": """
    Call the completion exactly once on every path: in each branch, after each early return, \
    when the network fails and when `self` is gone. An `async` provider does so by its form.
    """,
    "TL-41.view": """
    Put the date, and what is to be loaded, into the entry. A widget's view is drawn ahead of \
    time, so `Date()` is not the time at which it is seen, and nobody waits for a load.
    """,
  ]

  private static let deadlines = [
    "DL-02.provider": """
    Show what you have, stored data if need be, and fetch with a time-out of a few seconds. \
    Let a slow source fill the store for the next timeline.
    """,
    "DL-03.provider": """
    Give each request a time-out well below the limit and answer from stored data when it \
    passes. After the limit the answer is thrown away.
    """,
    "DL-05.provider": """
    Read the control's value from shared data that the app keeps current; do not fetch it while \
    the system waits.
    """,
    "DL-06.provider": """
    Load images in the size in which they are shown, one after the other, and drop them before \
    the next. Decode large data in pieces.
    """,
    "DL-20.provider": """
    Make fewer entries, and scale images down before you put them into a view: each entry's \
    views are archived with their images.
    """,
    "DL-23.view": """
    Scale the image to the size of the widget before you hand it to `Image`, for example with \
    `preparingThumbnail(of:)`; a modifier on the view does not make it smaller.
    """,
  ]

  private static let views = [
    "VW-01.view": """
    Set `widgetURL` once, on the outermost view. For several targets use `Link` in the families \
    that allow it.
    """,
    "VW-03.view": """
    Branch on `@Environment(\\.widgetFamily)` and use `widgetURL` where `Link` has no effect.
    """,
    "VW-06.view": """
    Use `Button(intent:)` and `Toggle(isOn:intent:)` with an `AppIntent`. A closure never runs \
    in a widget; to open the app use `Link` or `widgetURL`.
    """,
    "VW-17.view": """
    Put `containerBackground(for: .widget)` round the content in every branch, the empty and \
    the error state too. Without it recent systems show a notice in place of the widget.
    """,
    "VW-22.view": """
    Replace the view by one that can be archived: stacks in place of lists and scroll views, \
    text in place of input, an image that the provider has loaded.
    """,
    "VW-24.view": """
    Replace the view by one that can be archived, in the placeholder, the snapshot, the control \
    and each presentation of a Live Activity.
    """,
    "VW-25.view": """
    Hand the values over in the entry. A widget's view is drawn once into an archive, so nobody \
    observes an object or keeps state while it is shown.
    """,
    "VW-26.provider": """
    Load remote images and data in the provider, before you return the timeline, and put the \
    result into the entry.
    """,
  ]

  private static let system = [
    "AG-04.provider": """
    Use `UserDefaults(suiteName:)` with your app group in the app and in the extension. \
    The standard defaults of an extension are a store of its own.
    """,
    "AG-08.provider": """
    Answer with an entry that says that there is nothing yet. Before the app is opened for the \
    first time the shared store is empty.
    """,
    "AI-07.intent": """
    Let `entities(for:)` find every entity that `suggestedEntities()` offers, by an id that \
    stays the same from launch to launch, and without a network.
    """,
    "CT-13.provider": """
    Catch errors in `currentValue()` and return the last value known; the control has to show \
    something.
    """,
    "LA-01.app": """
    Keep images and lists out of attributes and content state: store them in the app group and \
    hand over a name. Both together have to stay below 4 KB.
    """,
    "LA-03.app": """
    Start the activity while the app is in front, from an intent that adopts \
    `LiveActivityIntent`, or by a push; from the background the request throws.
    """,
    "LA-04.app": """
    Ask `ActivityAuthorizationInfo().areActivitiesEnabled` before you request an activity, and \
    do without one where it is off.
    """,
    "LA-10.app": """
    Look at `activityState` before you update, and forget the activity once it was ended or \
    dismissed.
    """,
    "LA-35.app": """
    End the activity when what it follows is over, also when the app is opened again later: go \
    through `Activity.activities` at launch and end what is left.
    """,
    "RB-29.app": """
    Call for a reload once, after all data has changed, and only for the kinds that show it. \
    Calls in a row are merged at best and spend the budget at worst.
    """,
  ]
}
