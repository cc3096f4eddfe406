/// The name of a place in a page: safe in an address, and different for different texts.
struct Fragment {
  let name: String

  init(_ name: StaticString) { self.name = "\(name)" }

  init(_ prefix: StaticString, _ parts: String...) {
    name = (["\(prefix)"] + parts.map(Fragment.encode)).joined(separator: "-")
  }

  /// Returns the filtered clauses, such as `status:broken,level:required`.
  static func clauses(_ filter: String) -> Fragment {
    Fragment(unchecked: "clauses/" + filter)
  }

  private init(unchecked name: String) { self.name = name }

  private static func encode(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": result.unicodeScalars.append(scalar)
      default: result += "~" + String(scalar.value, radix: 16) + "~"
      }
    }
    return result
  }
}
