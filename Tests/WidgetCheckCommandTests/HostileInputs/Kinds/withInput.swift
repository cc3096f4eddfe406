import Foundation

/// Makes a folder with an input and other files, and removes it afterwards.
func withInput<Result>(
  _ bytes: [UInt8],
  as name: String,
  beside others: [String: String] = [:],
  _ body: (String) throws -> Result
) throws -> Result {
  // An empty file creates the folders around the input, which need not be text.
  try withFolder(of: others.merging([name: ""]) { $1 }) { folder in
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
    return try body(folder)
  }
}
