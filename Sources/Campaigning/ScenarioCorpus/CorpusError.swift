import WidgetModel

/// A reason why a corpus file or directory cannot be used.
public indirect enum CorpusError: Error, Hashable {
  /// A file or directory cannot be read.
  case unreadable(path: String, reason: String)
  /// A directory has no corpus file in it or below it.
  case emptyDirectory(path: String)
  /// Directories nest deeper than any corpus does.
  case tooDeep(path: String)
  /// The bytes are no text.
  case notText
  /// The text is no JSON, or nests too deeply.
  case notJSON(JSONError)
  /// The JSON is a list, a number or the like.
  case notAnObject(String)
  /// The file does not say its format.
  case noFormat
  /// The file was written by a newer version.
  case newerFormat(found: Int64, newest: Int)
  /// A field is unknown, missing, of the wrong kind or out of its range.
  case field(ArchiveError)
  /// There is no profile of that name.
  case unknownProfile(String, known: [String])
  /// A setting's value is none of its key's values.
  case badSetting(index: Int, key: ProfileKey, value: String)
  /// A finding names a clause that does not exist.
  case unknownClause(String, nearest: String?)
  /// A stimulus stands behind one that happens later.
  case backwards(stimulus: Int, at: Instant, before: Instant)
  /// Something is wrong in a file of that path.
  case inFile(path: String, CorpusError)
}

extension CorpusError: CustomStringConvertible {
  /// One line saying what is wrong and what to do about it.
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
