/// The objects of a `project.pbxproj`, by their ids.
struct PBXObjects {
  /// One object.
  struct Object {
    /// The id by which others refer to it.
    let id: String
    /// Its kind, such as `PBXNativeTarget`; empty where it has none.
    let isa: String
    /// Its fields.
    let fields: ProjectValue

    /// The text of a field.
    func text(_ key: String) -> String? { fields[key]?.text }

    /// The texts of a list in a field.
    func texts(_ key: String) -> [String] { fields[key]?.texts ?? [] }
  }

  /// The path of the file.
  let file: String

  /// The project itself.
  let root: Object

  private let byID: [String: Object]

  /// Takes the objects of a file's value.
  ///
  /// - Throws: ``ProjectError`` for a value that has no objects, or no project among them.
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
    // Tools that merge projects leave a root that is not there.
    let only = objects.members.first { $0.value["isa"]?.text == "PBXProject" }
    guard let root = named ?? only.flatMap({ byID[$0.key] }) else {
      throw .malformed(
        SourceLocation(file: file, line: objects.line),
        reason: "none of the objects is a PBXProject"
      )
    }
    self.root = root
  }

  /// An object by its id, `nil` for an id that nothing has.
  subscript(id: String?) -> Object? { id.flatMap { byID[$0] } }

  /// The objects to which a list refers; ids that nothing has are left out.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.texts(key).compactMap { byID[$0] }
  }

  /// Where an object stands.
  func location(of object: Object) -> SourceLocation {
    SourceLocation(file: file, line: object.fields.line)
  }
}
