/// A reason for which a project cannot be read.
public enum ProjectError: Error, Equatable, Sendable {
  /// A file is not there, or cannot be opened.
  case unreadable(file: String)

  /// A file is not what its name says; the reason is a clause such as "a string is not closed".
  case malformed(SourceLocation, reason: String)

  /// A file holds the markers that a merge leaves where it found a conflict.
  case mergeConflict(SourceLocation)

  /// A file asks for capabilities that this reader does not have.
  case requiresNewerVersion(file: String, capabilities: [String])

  /// A file nests values deeper than any project does.
  case tooDeep(SourceLocation, limit: Int)
}

extension ProjectError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
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
