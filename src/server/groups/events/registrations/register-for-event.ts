import type { EventId } from '#contract/groups/events/event.ts'
import {
  REGISTRATION_LIMITS,
  type RegistrationFields,
} from '#contract/groups/events/registrations/registration.ts'
import { sizeOf } from '#server/groups/events/attendance/attendance-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockToRegister } from './open-registration.ts'
import { confirmableSince, MAIL_BUDGET, mailKeyOf } from './registration-policy.ts'
import {
  countUnconfirmed,
  findByAddress,
  insertRegistration,
  updateRegistration,
} from './registration-store.ts'
import { queueRegistrationMails } from './send-registration-mail-job.ts'

type Input = RegistrationFields & { eventId: EventId }

/**
 * Counts for nothing until the link of the mail is used. Whoever asks learns nothing of an address: what is confirmed
 * already stays as it is, and is mailed its link again.
 */
export async function registerForEvent(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'limits'>,
  _visitor: Visitor,
  { eventId, ...fields }: Input,
): Promise<{ isMailed: true }> {
  const { db, clock, config, limits } = platform
  await limits.spend(MAIL_BUDGET, mailKeyOf(fields.email, config.secretKey))
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const { capacity } = await lockToRegister(tx, eventId, now)
    if (capacity !== null && sizeOf(fields) > capacity)
      throw new AppError('groups.event-full', { places: capacity })
    const id = await putRegistration(tx, { eventId, ...fields }, now)
    if (id !== null) await queueRegistrationMails(tx, platform, 'registration', [id])
    return { isMailed: true as const }
  })
}

/** @returns null for an address that those who lead have removed */
async function putRegistration(tx: Tx, { eventId, ...fields }: Input, now: Date): Promise<string | null> {
  const before = await findByAddress(tx, eventId, fields.email)
  if (before && before.removed_at !== null) return null
  if (before && before.confirmed_at !== null) return before.id
  if (before) {
    await updateRegistration(tx, before.id, { ...fields, requested_at: now })
    return before.id
  }
  const limit = REGISTRATION_LIMITS.unconfirmedMax
  if ((await countUnconfirmed(tx, eventId, confirmableSince(now))) >= limit)
    throw new AppError('groups.too-many-registrations', { limit })
  const id = uuidv7()
  await insertRegistration(tx, { id, event_id: eventId, ...fields, requested_at: now })
  return id
}
