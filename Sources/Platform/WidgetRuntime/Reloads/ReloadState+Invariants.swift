extension ReloadState {
  var contradictions: [String] {
    pending.isEmpty && (heldReason != nil || !heldCauses.isEmpty)
      ? ["nothing is held for \(heldCauses.list)"] : []
  }
}
