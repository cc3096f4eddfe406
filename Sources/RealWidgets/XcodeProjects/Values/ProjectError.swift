/// A reason why a project cannot be read.
public enum ProjectError: Error, Equatable, Sendable {
  /// A file does not exist or cannot be opened.
  case unreadable(file: String)

  /// A file is malformed; the reason is a clause such as "a string is not closed".
  case malformed(SourceLocation, reason: String)

  case mergeConflict(SourceLocation)

  case requiresNewerVersion(file: String, capabilities: [String])

  /// A file nests values deeper than any project does.
  case tooDeep(SourceLocation, limit: Int)
}

extension ProjectError: CustomStringConvertible {
  /// The problem and a remedy.
  public var description: String {
    switch self {
    case .unreadable(let file): "\(file) cannot be read; check that it is there and is a file"
    case .malformed(let place, let reason):
      "\(place.file):\(place.line): \(reason); open the project in Xcode to see whether it is sound"
    case .mergeConflict(let place):
      "\(place.file):\(place.line): the file has the markers of a merge conflict; resolve it first"
    case .requiresNewerVersion(let file, let capabilities):
      "\(file) requires a newer version of WidgetCheck, with support for "
        + capabilities.joined(separator: ", ")
    case .tooDeep(let place, let limit):
      "\(place.file):\(place.line): values are nested deeper than \(limit) levels, which no project needs"
    }
  }
}
