@_exported import WidgetAuthoring
