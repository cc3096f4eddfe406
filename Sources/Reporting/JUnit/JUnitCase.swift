/// One test case of a JUnit report with its outcome.
struct JUnitCase {
  /// How a test case ended.
  enum Outcome {
    /// It passed.
    case passed
    /// The subject did wrong.
    case failure(type: String, message: String, story: String)
    /// The harness could not decide.
    case error(type: String, message: String)
    /// It says nothing about the subject.
    case skipped(type: String, message: String)
  }

  /// The name, unique in its suite and the same from run to run.
  let name: String

  /// How it ended.
  let outcome: Outcome

  /// The figures behind it.
  let output: [String]

  /// The file whose line is at fault, as the run's caller finds it; empty of what has none.
  var file = ""

  /// The line in the file, 0 of what has none.
  var line = 0

  /// The case as an element.
  ///
  /// The message stands in the attribute alone, where readers look for it first; the text tells the
  /// rest.
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
