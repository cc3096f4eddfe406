/// A case that is not tried, because its code computed or waited too long too often before.
struct UnjudgedCase: Error, Hashable, CustomStringConvertible {
  /// The kind of the widget, empty if unknown.
  let widget: String

  /// The problem and a remedy.
  var description: String {
    let code = widget.isEmpty ? "code of an unknown widget" : widget
    return "\(code) computed or waited too long again and again, so this case was not tried;"
      + " replay the first such case, and let the code end soon"
  }
}
