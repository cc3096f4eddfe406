import Campaigns
import RunRecord
import ScenarioCorpus
import WidgetModel

extension InputKind {
  /// Files of scenarios, as `replay`, `shrink`, `keep` and `run --corpus` read them, and of
  /// expectations.
  static let corpora = [
    InputKind(
      "corpus",
      share: 30,
      seeds: { try files(in: "Corpora/golden", ending: ".json", most: 200) },
      read: { bytes in
        guard let text = text(bytes) else { return false }
        let file: CorpusFile
        do { file = try CorpusFile(reading: text) } catch { return false }
        // What was read is written and read again by `keep` and `shrink`.
        let again = try CorpusFile(reading: file.text)
        guard again == file else { throw HostileInputError("a file changes when it is written") }
        return true
      }
    ),
    InputKind(
      "replay",
      share: 10,
      seeds: { try files(in: "Corpora/golden", ending: ".json", most: 200) },
      read: { bytes in
        guard let text = text(bytes), let file = try? CorpusFile(reading: text) else {
          return false
        }
        _ = try Replay(Corpus.Entry(path: "input.json", file: file), subject: .reference)
        return true
      }
    ),
    InputKind(
      "expectations",
      share: 100,
      seeds: texts(
        """
        {"format":1}
        # A remark.
        {"clause":"TL-18.provider","subject":"com.example.city","match":"out*","reason":"server",\
        "link":"https://example.com/1","until":"2027-01-31"}
        {"clause":"TL-10","reason":"no network"}

        """
      ),
      read: { bytes in
        guard let text = text(bytes) else { return false }
        do {
          _ = try ExpectationFile(parsing: text, name: "input").text
          return true
        } catch { return false }
      }
    ),
  ]
}
