import type { SettingChange, SiteSettingsView } from '#contract/staff/settings/setting.ts'
import { writeEvents } from '#server/moderation/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { saveSetting } from '#server/platform/settings/setting-store.ts'
import { storedChange, writeChange } from './setting-policy.ts'
import { viewSettings } from './settings-view.ts'

/** What is so already is not logged again. */
export async function changeSiteSetting(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  { userId }: Member,
  { change }: { change: SettingChange },
): Promise<SiteSettingsView> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const { name, value } = storedChange(change)
    const isNew = await saveSetting(tx, name, value, at)
    if (isNew)
      await writeEvents(tx, [{ at, actorId: userId, action: 'change_setting', note: writeChange(change) }])
  })
  await settings.refresh()
  return viewSettings(settings.current())
}
