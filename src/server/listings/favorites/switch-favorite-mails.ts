import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { switchMails } from './favorite-store.ts'

export function switchFavoriteMails(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { byMail }: { byMail: boolean },
): Promise<{ byMail: boolean }> {
  return inTransaction(db, async (tx) => {
    await switchMails(tx, userId, byMail)
    return { byMail }
  })
}
