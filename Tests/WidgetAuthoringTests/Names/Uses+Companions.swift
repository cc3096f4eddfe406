import Combine
import CoreLocation
import Foundation
import Intents
import SwiftUI
import os

extension Uses {
  /// The small modules that real files import in addition to the main four.
  func addCompanions() {
    value("CLLocation", "CLLocation(latitude:longitude:)", "CLLocationCoordinate2D", without: "0") {
      let place = CLLocation(latitude: 52.5, longitude: 13.4)
      let coordinate: CLLocationCoordinate2D = place.coordinate
      return coordinate.latitude
    }
    value("AnyCancellable", ".sink", without: "[]") {
      var heard: [Int] = []
      let subscription: AnyCancellable = [1, 2].publisher.sink { heard.append($0) }
      subscription.cancel()
      return heard
    }
    value("AnyPublisher", ".eraseToAnyPublisher", ".replaceError", without: "[]") {
      struct Failed: Error {}
      var heard: [Int] = []
      let numbers: AnyPublisher<Int, Never> = Fail<Int, Failed>(error: Failed())
        .replaceError(with: 7)
        .eraseToAnyPublisher()
      numbers.sink { heard.append($0) }.cancel()
      return heard
    }
    noted(".dataTaskPublisher") {
      guard let url = URL(string: "https://example.org") else { return }
      URLSession.shared.dataTaskPublisher(for: url)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        .store(in: &self.subscriptions)
    }
    noted("Logger") { Logger().error("out of order") }
    noted(".containerURL", ".containerURL(forSecurityApplicationGroupIdentifier:)") {
      _ = FileManager.default
        .containerURL(forSecurityApplicationGroupIdentifier: "group.names")
    }
    value("DateComponentsFormatter", "DateComponentsFormatter()", without: "") {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .positional
      return formatter.string(from: 90) ?? ""
    }
    do {
      final class Choice: INIntent, @unchecked Sendable {}
      value("INIntent", without: "") { "\(type(of: Choice()))" }
      value("INObject", "INObjectCollection", "INObjectCollection(items:)", without: "0") {
        let object = INObject(identifier: "a", display: "b")
        let collection: INObjectCollection<INObject> = INObjectCollection(items: [object])
        return collection.allItems.count
      }
    }
  }
}
