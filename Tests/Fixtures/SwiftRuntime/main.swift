import Foundation
import RuntimeCommands

if ProcessInfo.processInfo.environment["FIRST"] != nil {
  RuntimeCommands.main { MyRuntime() }
} else {
  RuntimeCommands.main { SwiftRuntime() }
}
