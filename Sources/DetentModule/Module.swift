import CDetentModule
import DetentCalendar
import DetentKit
import DetentLua

/// `require "detent"` of a stock Lua interpreter: a host for its state, which lives until the state closes.
@_cdecl("detent_module_attach")
public func attach(_ lua: UnsafeMutableRawPointer?) -> OpaquePointer? {
  guard let lua else { return nil }
  return ModuleHost.attach(to: lua) { host in
    host.calendars = ToolchainCalendars()
    host.auditor = Auditor()
    host.loader = ScreenLoader(host.calendars)
  }
}
