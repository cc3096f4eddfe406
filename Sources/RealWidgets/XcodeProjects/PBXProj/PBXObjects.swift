/// The objects of a `project.pbxproj`, by id.
struct PBXObjects {
  struct Object {
    let id: String
    /// Its kind, such as `PBXNativeTarget`; empty if it has none.
    let isa: String
    let fields: ProjectValue

    func text(_ key: String) -> String? { fields[key]?.text }

    func texts(_ key: String) -> [String] { fields[key]?.texts ?? [] }
  }

  let file: String

  let root: Object

  private let byID: [String: Object]

  /// Reads the objects of a file, or throws a ``ProjectError`` if no project is among them.
  init(_ value: ProjectValue, file: String) throws(ProjectError) {
    self.file = file
    guard let objects = value["objects"], !objects.members.isEmpty else {
      throw .malformed(
        SourceLocation(file: file, line: value.line),
        reason: "the project has no objects"
      )
    }
    var byID: [String: Object] = [:]
    for member in objects.members {
      byID[member.key] = Object(
        id: member.key,
        isa: member.value["isa"]?.text ?? "",
        fields: member.value
      )
    }
    self.byID = byID
    let named = value["rootObject"]?.text.flatMap { byID[$0] }
    // Tools that merge projects may leave a root id without an object.
    let only = objects.members.first { $0.value["isa"]?.text == "PBXProject" }
    guard let root = named ?? only.flatMap({ byID[$0.key] }) else {
      throw .malformed(
        SourceLocation(file: file, line: objects.line),
        reason: "none of the objects is a PBXProject"
      )
    }
    self.root = root
  }

  subscript(id: String?) -> Object? { id.flatMap { byID[$0] } }

  /// Returns the objects in a list of ids; unknown ids are skipped.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.texts(key).compactMap { byID[$0] }
  }

  func location(of object: Object) -> SourceLocation {
    SourceLocation(file: file, line: object.fields.line)
  }
}
