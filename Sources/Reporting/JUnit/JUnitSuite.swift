/// The test cases of one area.
struct JUnitSuite {
  /// The name, which is also the class name of each case.
  let name: String

  /// The run's properties, for the suite that states them.
  var properties: [(name: String, value: String)] = []

  let cases: [JUnitCase]

  var node: XMLNode {
    let counts = counts
    var children: [XMLNode] = []
    if !properties.isEmpty {
      let nodes = properties.map { XMLNode("property", [("name", $0.name), ("value", $0.value)]) }
      children.append(XMLNode("properties", children: nodes))
    }
    children += cases.map { $0.node(className: name) }
    return XMLNode(
      "testsuite",
      [
        ("name", name), ("tests", "\(cases.count)"), ("failures", "\(counts.failures)"),
        ("errors", "\(counts.errors)"), ("skipped", "\(counts.skipped)"), ("time", "0.000"),
      ],
      children: children
    )
  }

  var counts: (failures: Int, errors: Int, skipped: Int) {
    var counts = (failures: 0, errors: 0, skipped: 0)
    for outcome in cases.map(\.outcome) {
      switch outcome {
      case .passed: break
      case .failure: counts.failures += 1
      case .error: counts.errors += 1
      case .skipped: counts.skipped += 1
      }
    }
    return counts
  }
}
