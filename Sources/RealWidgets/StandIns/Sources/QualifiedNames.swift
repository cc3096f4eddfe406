/// Qualified names of missing modules that the program also has, such as `Alamofire.Session`, which
/// becomes `Alamofire_Session` in the same columns: stand-ins are in the program's module.
enum QualifiedNames {
  /// Returns the files with such names joined into one word, in O(tokens of the program).
  static func settled(_ sources: [StandInSource], knownModules: Set<String>) -> [StandInSource] {
    let tokenized = sources.map(TokenizedSource.init)
    let missing = Set(tokenized.flatMap(ImportedModules.names)).subtracting(knownModules)
    guard !missing.isEmpty else { return sources }
    let own = Set(tokenized.flatMap(declared))
    return zip(sources, tokenized).map { file, source in
      var bytes: [UInt8]?
      for index in source.tokens.indices
      where missing.contains(source.text(index)) && source.isWord(index)
        && source.isSign(index + 1, ".") && !source.isSign(index - 1, ".")
        && source.isWord(index + 2) && own.contains(source.text(index + 2))
        && source.tokens[index + 2].offset == source.tokens[index].end + 1
      {
        bytes = bytes ?? Array(file.text.utf8)
        bytes?[source.tokens[index + 1].offset] = UInt8(ascii: "_")
      }
      guard let bytes else { return file }
      return StandInSource(path: file.path, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func declared(in source: TokenizedSource) -> [String] {
    let keywords = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return source.tokens.indices.filter {
      source.isWord($0) && keywords.contains(source.text($0 - 1)) && source.isWord($0 - 1)
        && !source.isSign($0 - 2, ".")
    }.map { source.text($0) }
  }
}
