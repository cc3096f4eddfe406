import CoreLocation
import Intents
import Testing

@Suite struct CoreLocationTests {
  @Test func `distances follow the sphere`() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect((877_000...878_000).contains(berlin.distance(from: paris)))
    #expect(berlin.distance(from: berlin) == 0)
    let region = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "b")
    #expect(region.contains(berlin.coordinate))
    #expect(!region.contains(paris.coordinate))
  }

  final class Listener: NSObject, CLLocationManagerDelegate {
    let hear: (String) -> Void

    init(hear: @escaping (String) -> Void) { self.hear = hear }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      hear("\((error as? CLError)?.code == .denied)")
    }
  }

  @Test func `a manager reports that it was denied`() async {
    let manager = CLLocationManager()
    #expect(manager.authorizationStatus == .denied)
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let listener = Listener { continuation.yield($0) }
    manager.delegate = listener
    manager.requestLocation()
    var heard: String?
    for await message in stream {
      heard = message
      break
    }
    #expect(heard == "true")
    #expect(manager.delegate === listener)
  }

  @Test func `choices of intents come in sections`() {
    let song = INObject(identifier: "1", display: "Song")
    let collection = INObjectCollection(items: [song])
    #expect(collection.allItems == [INObject(identifier: "1", display: "Song")])
  }
}
