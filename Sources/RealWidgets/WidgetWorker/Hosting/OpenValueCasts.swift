import InterposedCalls
@_spi(Hosting) import WidgetAuthoring

/// Lets a cast decide what a value of shared defaults is that was made up and read as anything.
package enum OpenValueCasts {
  /// Makes casts decide in this process from now on.
  package static func begin() {
    open_values_set_bridge(
      metadata(Any.self),
      metadata(Any?.self),
      metadata(OpenDefault.self)
    ) { value, object, type, isForced in
      guard let value, let object, let type else { return false }
      let open = Unmanaged<OpenDefault>.fromOpaque(object).takeUnretainedValue()
      let wanted = unsafeBitCast(type, to: Any.Type.self)
      guard let found = open.value(as: wanted, isForced: isForced) else { return false }
      value.initializeMemory(as: Any.self, to: found)
      return true
    }
    OpenDefault.becomeCastable()
  }

  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
