struct JUnitCase {
  enum Outcome {
    case passed
    case failure(type: String, message: String, story: String)
    case error(type: String, message: String)
    /// It has no result about the subject.
    case skipped(type: String, message: String)
  }

  /// The name, unique in its suite and stable across runs.
  let name: String

  let outcome: Outcome

  let output: [String]

  /// The file of the fault, as the run's caller finds it; empty if there is none.
  var file = ""

  /// The line in the file, 0 if there is none.
  var line = 0

  /// Returns the case as an element, with the message in the attribute, where readers look first.
  func node(className: String) -> XMLNode {
    var children: [XMLNode] = []
    switch outcome {
    case .passed: break
    case .failure(let type, let message, let story):
      children.append(JUnitCase.outcome("failure", type, message, story))
    case .error(let type, let message):
      children.append(JUnitCase.outcome("error", type, message, ""))
    case .skipped(let type, let message):
      children.append(JUnitCase.outcome("skipped", type, message, ""))
    }
    if !output.isEmpty {
      children.append(XMLNode("system-out", text: output.joined(separator: "\n")))
    }
    var attributes: [(name: StaticString, value: String)] = [
      ("classname", className), ("name", name), ("time", "0.000"),
    ]
    if !file.isEmpty { attributes.append(("file", file)) }
    if line > 0 { attributes.append(("line", "\(line)")) }
    return XMLNode("testcase", attributes, children: children)
  }

  private static func outcome(
    _ name: StaticString,
    _ type: String,
    _ message: String,
    _ text: String
  ) -> XMLNode {
    let line = message.split(separator: "\n").joined(separator: " ")
    return XMLNode(name, [("type", type), ("message", line)], text: text)
  }
}
