import WidgetModel

/// The reason why a corpus file or directory cannot be used.
public indirect enum CorpusError: Error, Hashable {
  case unreadable(path: String, reason: String)
  /// A directory contains no corpus file, even in subdirectories.
  case emptyDirectory(path: String)
  /// Directories are nested too deeply.
  case tooDeep(path: String)
  case notText
  /// The text is not valid JSON, or nested too deeply.
  case notJSON(JSONError)
  case notAnObject(String)
  case noFormat
  case newerFormat(found: Int64, newest: Int)
  /// A field is unknown, missing, of the wrong type or out of range.
  case field(ArchiveError)
  case unknownProfile(String, known: [String])
  case badSetting(index: Int, key: ProfileKey, value: String)
  case unknownClause(String, nearest: String?)
  /// A stimulus comes after one that happens later.
  case backwards(stimulus: Int, at: Instant, before: Instant)
  case inFile(path: String, CorpusError)
}

extension CorpusError: CustomStringConvertible {
  /// A one-line description of the error, with advice.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason); check the path and who may read it"
    case .emptyDirectory(let path):
      "\(path) has no corpus files (*.json); name a directory that has some, or a file"
    case .tooDeep(let path):
      "\(path) nests deeper than \(Corpus.maximumDepth) directories; name the files themselves"
    case .notText:
      "it is not UTF-8 text; a corpus file is JSON text"
    case .notJSON(let error):
      "\(error); mend the JSON there"
    case .notAnObject(let kind):
      "an object should stand here, not \(kind); a corpus file begins { \"format\": 1, ... }"
    case .noFormat:
      "`format` is missing or no positive number; write \"format\": \(CorpusFormat.current.newest)"
    case .newerFormat(let found, let newest):
      """
      it has format \(found), and this version reads formats up to \(newest); \
      use the version that wrote it or a newer one
      """
    case .field(let error):
      "\(error)"
    case .unknownProfile(let name, let known):
      "scenario.profile: there is no profile \"\(name)\"; use \(known.joined(separator: ", "))"
    case .badSetting(let index, let key, let value):
      """
      scenario.settings[\(index)]: \(key.rawValue) cannot be "\(value)"; \
      it should be \(key.unit.example)
      """
    case .unknownClause(let id, let nearest):
      "finding.clause: there is no clause \"\(id)\"; "
        + (nearest.map { "did you mean \($0)? " } ?? "")
        + "`widgetcheck clauses` lists them all"
    case .backwards(let stimulus, let at, let before):
      """
      scenario.workload[\(stimulus)] happens at \(at), before the stimulus ahead of it at \
      \(before); list stimuli in the order of their first instants
      """
    case .inFile(let path, let error):
      "\(path): \(error)"
    }
  }
}
