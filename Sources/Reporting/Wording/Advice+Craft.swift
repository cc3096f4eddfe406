extension Advice {
  /// The advice for good craft (`CR`), by the clause's id.
  static let craft = [
    "CR-01": """
    Use `.after` with the date at which the data is worth asking for again, also on error \
    paths. A single entry dated now with `.atEnd` asks for its successor at once.
    """,
    "CR-02": """
    Compute the policy's date from the request's time and let it lie some minutes ahead at \
    least, also in the fallback. A date that is over asks for the next reload at once.
    """,
    "CR-03": """
    Make the entry's date a stored property. A computed one that reads the clock is another date \
    each time the system looks.
    """,
    "CR-04": """
    Read the clock in the method that makes the timeline. A provider may live for many requests, \
    so a date stored in it grows old.
    """,
    "CR-05": """
    Complete the request in the innermost callback, or `await` the work. What runs on after the \
    answer is stopped with the process, and its result is lost.
    """,
    "CR-06": """
    Do not call `reloadTimelines` from the provider: the policy of the timeline you return says \
    when to ask again. Leave the call to the app.
    """,
    "CR-07": """
    Group the views with `Group` or a view of their own, if the project is still built with a \
    compiler before Swift 5.9.
    """,
    "CR-08": """
    Use `Calendar.date(byAdding:value:to:)` or `nextDate(after:matching:)`. A day has 23 or 25 \
    hours when the clocks change.
    """,
    "CR-09": """
    Keep files in the extension's own or the app group's container and let `URLSession` do the \
    talking.
    """,
    "CR-10": """
    Use tasks, actors or dispatch queues in place of a thread of your own, and calls that wait \
    without blocking. What leaves the simulated clock cannot be judged.
    """,
    "CR-11": """
    Mark what is not known as such: show a dash or a note, or `redacted(reason:)`, never the \
    placeholder's figures.
    """,
    "CR-SAMPLE": """
    The state was drawn up from its types. If code can make it, handle it; else let the type forbid \
    it, with an enum in place of an index for instance. States of your own previews come first, and \
    of shared defaults what --fixtures gives.
    """,
    "CR-CRASH": """
    Handle the input that the finding shows: unwrap with `guard` or a default, check indices, \
    bound loops and recursion. The source line is the first of your own in the backtrace.
    """,
  ]
}
