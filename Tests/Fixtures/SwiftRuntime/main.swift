import CampaignRunner

CampaignRunner.main { SwiftRuntime() }
