import CampaignRunner
import Foundation

if ProcessInfo.processInfo.environment["FIRST"] != nil {
  CampaignRunner.main { MyRuntime() }
} else {
  CampaignRunner.main { SwiftRuntime() }
}
