/// A reason why a file could not be written; nothing stands half-written under its name.
public enum AtomicFileError: Error, Hashable {
  /// No file can be made in the directory.
  case cannotCreate(path: String, reason: String)
  /// The bytes do not go into the file.
  case cannotWrite(path: String, reason: String)
  /// The finished file cannot take its name.
  case cannotReplace(path: String, reason: String)
}

extension AtomicFileError: CustomStringConvertible {
  /// One line saying what is wrong and what to do about it.
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
