import Foundation

/// The renderer at work on this thread, which property wrappers ask for the environment.
enum CurrentRenderer {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The renderer, which whoever sets it keeps alive.
  static var value: Renderer? {
    get {
      pthread_getspecific(key).map { Unmanaged<Renderer>.fromOpaque($0).takeUnretainedValue() }
    }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }

  /// The environment where the renderer stands; the defaults outside a rendering.
  static var environment: EnvironmentValues { value?.environment ?? EnvironmentValues() }
}
