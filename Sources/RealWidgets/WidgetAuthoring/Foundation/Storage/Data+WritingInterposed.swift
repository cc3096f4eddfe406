import Foundation
import WidgetModel

// Code calls this Foundation method through its procedure linkage table and finds this definition
// first.

extension Data {
  /// Writes the bytes to a file, and reports it if the file is in an app group's container.
  @_silgen_name(
    "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF"
  )
  func interposedWrite(to file: URL, options: Data.WritingOptions) throws {
    let before = GroupContainers.shared.content(of: file)
    try original.call(file, options, self)
    guard let before else { return }
    let loads = CurrentHost.environment?.loads ?? .none
    if loads == .failed,
      StoredContent(before.data as NSData?).isLost(in: StoredContent(self as NSData))
    {
      CurrentHost.record(.storedDataLost, before.name)
    }
    CurrentHost.record(
      .sharedDataWritten,
      amount: before.isOfApp && loads != .brought ? 1 : 0,
      before.name
    )
  }
}

/// Foundation's own method; a method takes its receiver after its arguments.
private struct WriteData { let call: (URL, Data.WritingOptions, Data) throws -> Void }

/// The next definition after this executable's (`RTLD_NEXT`), as a closure without a context.
private nonisolated(unsafe) let original: WriteData = {
  let found = dlsym(
    UnsafeMutableRawPointer(bitPattern: -1),
    "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_AC14WritingOptionsVtKF"
  )
  return unsafeBitCast((UInt(bitPattern: found), UInt(0)), to: WriteData.self)
}()
