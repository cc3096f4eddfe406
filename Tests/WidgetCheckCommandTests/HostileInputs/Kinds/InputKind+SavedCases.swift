import PropertyChecks
import WidgetModel

extension InputKind {
  /// Saved cases of properties, profiles' settings and other short texts.
  static let savedCases = [
    InputKind(
      "choices",
      share: 100,
      seeds: texts("7 8 18446744073709551615", "[3 1/1 (3+1 5/9) 1/1 (3+1 7/9) 0/1]"),
      read: { bytes in
        guard let text = text(bytes) else { return false }
        do {
          _ = try ChoiceSequence(parsing: text)
          return true
        } catch { return false }
      }
    ),
    InputKind(
      "json",
      share: 200,
      seeds: texts(
        #"{"a": [1, -25, "x\u0041\ud83d\ude00", true, null, {"b": {}}], "c": "d"}"#
      ),
      read: { bytes in
        guard let text = text(bytes) else { return false }
        let json: JSON
        do { json = try JSON(parsing: text) } catch { return false }
        guard try JSON(parsing: json.description) == json else {
          throw HostileInputError("a value changes when it is printed")
        }
        return true
      }
    ),
  ]
}
