#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension AtomicFile {
  /// Removes the temporary files in a folder whose process is gone: it was killed while it wrote.
  ///
  /// Each write does so in the folder of its file. A folder that cannot be read keeps them.
  public static func removeLeftovers(in folder: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      guard let process = writer(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Returns the process that wrote a temporary file such as `report.html.4711-0.partial`.
  private static func writer(of name: String) -> Int32? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.last == "partial" else { return nil }
    let numbers = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = Int32(numbers[0]), process > 0, Int(numbers[1]) != nil
    else { return nil }
    return process
  }
}
