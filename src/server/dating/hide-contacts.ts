import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hideByContacts } from './apart-store.ts'
import { keptHashes } from './contact-policy.ts'
import { writeHiddenContacts } from './contact-store.ts'
import { lockOwnDating } from './profile-store.ts'

export function hideContacts(
  { db, config, clock }: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { hashes }: { hashes: readonly string[] },
): Promise<{ hiddenContacts: number }> {
  const kept = keptHashes(hashes, config.secretKey)
  return inTransaction(db, async (tx) => {
    if (!(await lockOwnDating(tx, userId))) throw new AppError('dating.no-profile')
    await writeHiddenContacts(tx, userId, kept)
    await hideByContacts(tx, userId, clock.now())
    return { hiddenContacts: kept.length }
  })
}
