extension ReloadCauses {
  var text: String { list.map(\.rawValue).joined(separator: " + ") }
}
