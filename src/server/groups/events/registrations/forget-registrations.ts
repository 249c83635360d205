import type { UserId } from '#contract/profiles/profile.ts'
import { readContacts } from '#server/auth/public.ts'
import { recount } from '#server/groups/events/attendance/attendance-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { deleteByAddress, exportRegistrations, lockRegisteredEvents } from './registration-store.ts'

/** What somebody registered for by their confirmed address, before they had an account or beside it. */
export async function exportRegistrationsOf(tx: Tx, userId: UserId): Promise<unknown[]> {
  const { email } = await readContacts(tx, userId)
  return email === null ? [] : exportRegistrations(tx, email.toLowerCase())
}

/** Their places are free for those who wait; who moves up is seen to by a job. */
export async function deleteRegistrationsOf(tx: Tx, userId: UserId): Promise<void> {
  const { email } = await readContacts(tx, userId)
  if (email === null) return
  const eventIds = await lockRegisteredEvents(tx, email.toLowerCase())
  await deleteByAddress(tx, email.toLowerCase())
  await recount(tx, eventIds)
}
