import Foundation

/// The stored properties of a class, as the runtime reports them: an object with values for all is
/// complete without an initializer, which may do anything.
struct ClassFields {
  struct Field {
    let name: String
    let type: Any.Type
    fileprivate let offset: Int
  }

  /// The stored properties in declaration order, superclasses first.
  let all: [Field]
  private let metadata: UnsafeRawPointer

  /// Reads the stored properties of a class; `nil` if one is weak or unowned.
  init?(of type: AnyObject.Type) {
    // A class metatype is a pointer to its metadata.
    metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    var fields: [Field] = []
    for index in 0..<childCount(of: type) {
      var description = ChildDescription()
      let child = childType(of: type, index, &description)
      // The runtime allocates some names, and returns the function that frees them.
      defer { description.free?(description.name) }
      guard description.isStrong, let name = description.name else { return nil }
      let offset = childOffset(of: type, index)
      fields.append(Field(name: String(cString: name), type: child, offset: offset))
    }
    all = fields
  }

  /// Creates an object; returns `nil` if a value's type is not its property's.
  func object(_ values: [Any]) -> AnyObject? {
    // Checked before allocating, because a half-initialized object could not be released safely.
    guard let allocateObject, values.count == all.count,
      zip(all, values).allSatisfy({ Slot(value: $1).fits($0.type) })
    else { return nil }
    let size = metadata.load(fromByteOffset: Self.size, as: UInt32.self)
    let mask = metadata.load(fromByteOffset: Self.size + 4, as: UInt16.self)
    let memory = allocateObject(metadata, Int(size), Int(mask))
    for (field, value) in zip(all, values) {
      // The offset is the runtime's, and the memory is fresh, so it is initialized and not
      // assigned.
      Slot(value: value, memory: memory + field.offset).initialize(field.type)
    }
    // `swift_allocObject` returns an owned reference.
    return Unmanaged<AnyObject>.fromOpaque(memory).takeRetainedValue()
  }

  func set(_ field: Field, of object: AnyObject, to value: Any) {
    // The caller holds the object, so the pointer is valid for this call.
    let memory = Unmanaged.passUnretained(object).toOpaque() + field.offset
    Slot(value: value, memory: memory).assign(field.type)
  }

  /// The offset of the object size in a class's metadata, in bytes.
  private static var size: Int {
    #if canImport(ObjectiveC)
      5 * MemoryLayout<Int>.size + 8
    #else
      2 * MemoryLayout<Int>.size + 8
    #endif
  }
}

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

/// The runtime's description of a stored property; the layout is the runtime's.
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

/// The runtime's allocation function; `nil` if the process does not export it.
private let allocateObject: Allocation? = dlsym(nil, "swift_allocObject").map {
  unsafeBitCast($0, to: Allocation.self)
}

private typealias Allocation =
  @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
