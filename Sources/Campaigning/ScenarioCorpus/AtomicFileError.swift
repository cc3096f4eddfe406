/// The reason why a file could not be written; a file is never left half-written.
public enum AtomicFileError: Error, Hashable {
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// The finished file cannot be renamed to the target.
  case cannotReplace(path: String, reason: String)
}

extension AtomicFileError: CustomStringConvertible {
  /// A one-line description of the error, with advice.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "\(path) cannot be created: \(reason); choose a directory that exists and may be written"
    case .cannotWrite(let path, let reason):
      """
      \(path) cannot be written: \(reason); nothing was changed under that name, \
      make room or choose another place
      """
    case .cannotReplace(let path, let reason):
      "\(path) cannot be replaced: \(reason); nothing was changed under that name"
    }
  }
}
