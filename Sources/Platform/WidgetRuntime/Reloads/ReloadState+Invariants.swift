extension ReloadState {
  /// The inconsistencies of this value; empty when it is valid.
  var contradictions: [String] {
    pending.isEmpty && (heldReason != nil || !heldCauses.isEmpty)
      ? ["nothing is held for \(heldCauses.list)"] : []
  }
}
