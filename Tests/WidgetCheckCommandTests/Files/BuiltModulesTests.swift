import Foundation
import Testing

@testable import WidgetCheckCommand

#if os(Linux)
  // Goal: a checked program has the modules that its code needs, and none that report or judge
  // runtimes.
  @Suite struct BuiltModulesTests {
    /// Returns the modules as they were built with this test: `swift test` holds the lock of the
    /// build folder, and a build that is started here, because some source was touched, would wait
    /// for it forever.
    private func linkedModules() throws -> Set<String> {
      let folder = Executable.url.resolvingSymlinksInPath().deletingLastPathComponent().path
      let objects = try #require(ModuleBuild.objects(in: ModuleBuild.list(in: folder)))
      return Set(
        objects.flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(".build") }.map {
          String($0.dropLast(".build".count))
        }
      )
    }

    @Test func `a checked program is linked with the modules that its files import`() throws {
      let modules = try linkedModules()
      for name in BuiltModules.provided + ["WidgetWorker", "InterposedCalls"] {
        #expect(modules.contains(name), "\(name)")
      }
    }

    @Test(arguments: [
      "Reporting", "RuntimeMutants", "Benchmarks", "CampaignRuns", "WidgetCheckCommand",
    ])
    func `a checked program is linked with nothing that reports or judges runtimes`(_ name: String)
      throws
    {
      #expect(!(try linkedModules().contains(name)))
    }

    @Test func `modules beside a command that no package built are missed with what to do`() throws
    {
      try Executable.withDirectory { directory in
        _ = #expect(throws: (any Error).self) {
          try BuiltModules(besides: directory + "/widgetcheck")
        }
      }
    }
  }
#endif
