import InterposedCalls
@_spi(Hosting) import WidgetAuthoring

/// Lets a cast decide the type of a synthesized value of shared defaults that was read as `Any`.
package enum OpenValueCasts {
  /// Makes casts decide in this process from now on.
  package static func begin() {
    open_values_set_bridge(
      metadata(Any.self),
      metadata(Any?.self),
      metadata(OpenDefault.self)
    ) { value, object, type, isForced in
      guard let value, let object, let type else { return false }
      // The hook is called only for live objects of this class; `value` has room for an `Any`,
      // which is written only on success.
      let open = Unmanaged<OpenDefault>.fromOpaque(object).takeUnretainedValue()
      let wanted = unsafeBitCast(type, to: Any.Type.self)
      guard let found = open.value(as: wanted, isForced: isForced) else { return false }
      value.initializeMemory(as: Any.self, to: found)
      return true
    }
    OpenDefault.becomeCastable()
  }

  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    // The metatype of a known type is a pointer to its metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
