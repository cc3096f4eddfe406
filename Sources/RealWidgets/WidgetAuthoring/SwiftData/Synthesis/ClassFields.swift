import Foundation

/// The stored properties of a class, by which an object is made without any of the class's initializers.
///
/// An initializer takes arguments that nobody here knows, and may do anything. The runtime tells where each stored
/// property lies and of which type it is, those of superclasses too. An object whose properties all have values is
/// whole, whoever gave it them.
struct ClassFields {
  /// A stored property.
  struct Field {
    /// Its name.
    let name: String
    /// Its type.
    let type: Any.Type
    fileprivate let offset: Int
  }

  /// The stored properties in the order of their declarations, those of superclasses first.
  let all: [Field]
  private let metadata: UnsafeRawPointer

  /// Reads the stored properties of a class, `nil` where one is weak or unowned.
  init?(of type: AnyObject.Type) {
    metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    var fields: [Field] = []
    for index in 0..<childCount(of: type) {
      var description = ChildDescription()
      let child = childType(of: type, index, &description)
      defer { description.free?(description.name) }
      guard description.isStrong, let name = description.name else { return nil }
      let offset = childOffset(of: type, index)
      fields.append(Field(name: String(cString: name), type: child, offset: offset))
    }
    all = fields
  }

  /// Makes an object.
  ///
  /// - Parameter values: The values of all stored properties in their order.
  /// - Returns: The object; `nil` where a value is of another type than its property.
  func object(_ values: [Any]) -> AnyObject? {
    guard let allocateObject, values.count == all.count,
      zip(all, values).allSatisfy({ Slot(value: $1).fits($0.type) })
    else { return nil }
    let size = metadata.load(fromByteOffset: Self.size, as: UInt32.self)
    let mask = metadata.load(fromByteOffset: Self.size + 4, as: UInt16.self)
    let memory = allocateObject(metadata, Int(size), Int(mask))
    for (field, value) in zip(all, values) {
      Slot(value: value, memory: memory + field.offset).initialize(field.type)
    }
    return Unmanaged<AnyObject>.fromOpaque(memory).takeRetainedValue()
  }

  /// Replaces the value of a stored property.
  func set(_ field: Field, of object: AnyObject, to value: Any) {
    let memory = Unmanaged.passUnretained(object).toOpaque() + field.offset
    Slot(value: value, memory: memory).assign(field.type)
  }

  /// Where the metadata of a class tells the size of its objects, in bytes.
  private static var size: Int {
    #if canImport(ObjectiveC)
      5 * MemoryLayout<Int>.size + 8
    #else
      2 * MemoryLayout<Int>.size + 8
    #endif
  }
}

/// A value for a stored property, whose type is known at run time alone.
private struct Slot {
  let value: Any
  var memory: UnsafeMutableRawPointer?

  func fits(_ type: Any.Type) -> Bool {
    func isValue<T>(of type: T.Type) -> Bool { value is T }
    return _openExistential(type, do: isValue)
  }

  func initialize(_ type: Any.Type) {
    func initialize<T>(as type: T.Type) {
      guard let value = value as? T else { return }
      memory?.bindMemory(to: type, capacity: 1).initialize(to: value)
    }
    _openExistential(type, do: initialize)
  }

  func assign(_ type: Any.Type) {
    func assign<T>(as type: T.Type) {
      guard let value = value as? T else { return }
      memory?.assumingMemoryBound(to: type).pointee = value
    }
    _openExistential(type, do: assign)
  }
}

/// What the runtime tells of a stored property beside its type; the layout is the runtime's.
private struct ChildDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(
  of type: Any.Type,
  _ index: Int,
  _ description: UnsafeMutablePointer<ChildDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(of type: Any.Type, _ index: Int) -> Int

/// The runtime's function that makes the memory of an object, `nil` where the process does not export it.
private let allocateObject: Allocation? = dlsym(nil, "swift_allocObject").map {
  unsafeBitCast($0, to: Allocation.self)
}

private typealias Allocation =
  @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
