@_exported import WidgetAuthoring
@_exported import WidgetHarness
