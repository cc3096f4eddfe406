import GoldenScenarios
import ScenarioCorpus

extension Corpus {
  /// Returns the built-in golden scenarios, such as `golden/added-later.json`, without the folders
  /// of areas, as in records; a test rules out errors.
  static func golden() throws(CorpusError) -> Corpus {
    var corpus = Corpus()
    guard var names = widgetcheckGoldenNames(), var text = widgetcheckGoldenTexts() else {
      return corpus
    }
    while let name = names.pointee {
      let path = goldenFolder + "/" + String(cString: name)
      do {
        corpus.entries.append(
          Entry(path: path, file: try CorpusFile(reading: String(cString: text)))
        )
      } catch {
        throw .inFile(path: path, error)
      }
      // The files are C strings, one after the other, as many as there are names.
      while text.pointee != 0 { text += 1 }
      text += 1
      names += 1
    }
    return corpus
  }

  static let goldenFolder = "golden"
}
