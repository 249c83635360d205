import type { SiteSettingsView } from '#contract/staff/settings/setting.ts'
import type { Platform } from '#server/platform/platform.ts'
import { viewSettings } from './settings-view.ts'

/** Read anew: another server may have changed them a moment ago. */
export async function readSiteSettings({ settings }: Pick<Platform, 'settings'>): Promise<SiteSettingsView> {
  await settings.refresh()
  return viewSettings(settings.current())
}
