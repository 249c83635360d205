import { saveSwitch } from '#server/notifications/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

export function switchFavoriteMails(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { byMail }: { byMail: boolean },
): Promise<{ byMail: boolean }> {
  return inTransaction(db, async (tx) => {
    await saveSwitch(tx, userId, { topic: 'favorites', channel: 'email', isOn: byMail })
    return { byMail }
  })
}
