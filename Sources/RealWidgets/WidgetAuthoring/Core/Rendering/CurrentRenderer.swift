import Foundation

/// The renderer that is drawing on this thread; property wrappers read the environment from it.
enum CurrentRenderer {
  // Views draw synchronously on one thread, so a thread-specific value suffices.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The renderer; unowned, so the code that sets it keeps it alive.
  static var value: Renderer? {
    get {
      pthread_getspecific(key).map { Unmanaged<Renderer>.fromOpaque($0).takeUnretainedValue() }
    }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }

  /// The environment at the renderer's position; the defaults outside a rendering.
  static var environment: EnvironmentValues { value?.environment ?? EnvironmentValues() }
}
