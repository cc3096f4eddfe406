/// A rule that the project states itself, because no fact does.
///
/// Rules of good craft come from a survey of failures in shipped widgets; laws tie facts on
/// budgets, requests and time together; relations state which runs must agree.
public enum HouseRule: String, CaseIterable, Hashable, Sendable {
  /// The law of accounts.
  case ac01 = "AC-01"
  /// The law of requests: each ends once and in time.
  case lw01 = "LW-01"
  /// The law of failures: each has the cause that it names.
  case lw02 = "LW-02"
  /// The law of stimuli: each comes in its turn.
  case lw03 = "LW-03"
  /// The law of answers: each scripted answer arrives.
  case lw04 = "LW-04"
  /// The law of causes: each event names its own cause.
  case lw05 = "LW-05"
  /// The law of places: nothing is done for a missing widget.
  case lw06 = "LW-06"
  /// `atEnd` follows an entry in the future.
  case cr01 = "CR-01"
  /// The date of `after` is in the future.
  case cr02 = "CR-02"
  /// The dates of entries do not change when the request is repeated.
  case cr03 = "CR-03"
  /// Dates are taken from the request and not captured earlier.
  case cr04 = "CR-04"
  /// An answer does not cause the next reload.
  case cr06 = "CR-06"
  /// Builders have few children.
  case cr07 = "CR-07"
  /// Days are counted by the calendar.
  case cr08 = "CR-08"
  /// Code stays within its sandbox.
  case cr09 = "CR-09"
  /// Code stays within what the harness can control.
  case cr10 = "CR-10"
  /// The values of a placeholder are not shown as real ones.
  case cr11 = "CR-11"
  /// An answer does not depend on earlier requests to the process.
  case cr12 = "CR-12"
  /// An entry shows the state at its date.
  case cr13 = "CR-13"
  /// Data of another day is not shown as today's.
  case cr14 = "CR-14"
  /// A countdown does not remain after its date.
  case cr50 = "CR-50"
  /// The gallery shows a sample that is available locally.
  case cr35 = "CR-35"
  /// Ids of views can be archived.
  case cr36 = "CR-36"
  /// An entity keeps its id across processes.
  case cr37 = "CR-37"
  /// Recommendations have distinct descriptions.
  case cr38 = "CR-38"
  /// Live Activities are found again after a relaunch.
  case cr39 = "CR-39"
  /// Widgets that read data changed by an intent are reloaded.
  case cr40 = "CR-40"
  /// The choices of a configuration are requested.
  case cr41 = "CR-41"
  /// A clock in a Live Activity ends with the period that it measures.
  case cr45 = "CR-45"
  /// A button in a Live Activity also works after a relaunch.
  case cr46 = "CR-46"
  /// Data that the user gives is decoded.
  case cr43 = "CR-43"
  /// Values in a query are escaped.
  case cr47 = "CR-47"
  /// A failed load does not remove stored data.
  case cr44 = "CR-44"
  /// No second Live Activity is started beside one of the same attributes.
  case cr23 = "CR-23"
  /// A Live Activity that becomes stale shows it.
  case cr24 = "CR-24"
  /// Stored values are read with their own types.
  case cr25 = "CR-25"
  /// A time is formatted according to the person's settings.
  case cr16 = "CR-16"
  /// A count of days changes at midnight.
  case cr15 = "CR-15"
  /// An age or a countdown does not stand still.
  case cr19 = "CR-19"
  /// A failed load does not look like a missing setup.
  case cr21 = "CR-21"
  /// An amount keeps the currency of its data.
  case cr22 = "CR-22"
  /// Years are counted in one calendar.
  case cr26 = "CR-26"
  /// A date without a time is the same day everywhere.
  case cr27 = "CR-27"
  /// A failed load is retried soon.
  case cr28 = "CR-28"
  /// A week starts on the user's first weekday.
  case cr29 = "CR-29"
  /// A stop button ends every activity.
  case cr42 = "CR-42"
  /// A request names the user's local day.
  case cr48 = "CR-48"
  /// A number keeps its digits in every region.
  case cr49 = "CR-49"
  /// Elements of a ForEach have distinct ids.
  case cr51 = "CR-51"
  /// Network content is loaded again.
  case cr52 = "CR-52"
  /// A failed load is not shown as an empty result.
  case cr53 = "CR-53"
  /// An entry is replaced when it becomes out of date.
  case cr54 = "CR-54"
  /// A finished activity is ended.
  case cr55 = "CR-55"
  /// The gallery does not show the empty state.
  case cr56 = "CR-56"
  /// A URL has one host.
  case cr57 = "CR-57"
  /// The order of a set is not shown.
  case cr58 = "CR-58"
  /// The URL of Xcode's template is replaced.
  case cr59 = "CR-59"
  /// Shared data is read under the app's names.
  case cr60 = "CR-60"
  /// App and extension have the same version.
  case cr61 = "CR-61"
  /// The extension's identifier begins with the app's.
  case cr62 = "CR-62"
  /// The extension contains the catalogs that it uses.
  case cr63 = "CR-63"
  /// No text is the debug description of a value.
  case cr67 = "CR-67"
  /// Every supported family is drawn.
  case cr68 = "CR-68"
  /// A reload names the kind of a widget.
  case cr64 = "CR-64"
  /// The extension runs where its app runs.
  case cr65 = "CR-65"
  /// The extension may load what its app may load.
  case cr66 = "CR-66"
  /// A time in a fixed zone does not follow the phone's zone.
  case cr17 = "CR-17"
  /// A failed load is tried again.
  case cr18 = "CR-18"
  /// A widget's kind does not change.
  case cr20 = "CR-20"
  /// Addresses are encoded once.
  case cr30 = "CR-30"
  /// An `OpenURLIntent` has a universal link.
  case cr31 = "CR-31"
  /// A control does what its tap announces.
  case cr32 = "CR-32"
  /// A button has a visible effect.
  case cr33 = "CR-33"
  /// A default follows the parameter that it depends on.
  case cr34 = "CR-34"
  /// Code survives every request.
  case crCrash = "CR-CRASH"
  /// Code survives the data of a sample.
  case crSample = "CR-SAMPLE"
  /// Everything that is due happens, and nothing else.
  case or01 = "OR-01"
  /// The start date changes only dates.
  case rl01 = "RL-01"
  /// A clock that is moved there and back changes nothing.
  case rl02 = "RL-02"
  /// The order of placed widgets does not affect any of them.
  case rl03 = "RL-03"
  /// Removing a widget does not affect the others.
  case rl04 = "RL-04"
  /// A shorter run is a prefix of the longer one.
  case rl05 = "RL-05"
  /// A repeated stimulus equals that many single ones.
  case rl06 = "RL-06"

  /// The id of the rule as written everywhere.
  public var text: String { rawValue }

  /// True if it is a rule of good craft, from the survey of widgets.
  public var isCraft: Bool { rawValue.hasPrefix("CR-") }
}
