import type { EventId } from '#contract/groups/events/event.ts'
import type { RegistrationId } from '#contract/groups/events/registrations/registration.ts'
import { lockLedEvent } from '#server/groups/events/open-event.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endRegistration } from './end-registration.ts'
import { findRegistration, updateRegistration } from './registration-store.ts'
import { queueRegistrationMails } from './send-registration-mail-job.ts'

interface Asked {
  eventId: EventId
  registrationId: RegistrationId
}

/** What is left of it is the address, which shall not come back. Removing what is not there changes nothing. */
export function removeRegistration(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  { userId }: Member,
  { eventId, registrationId }: Asked,
): Promise<{ isRemoved: true }> {
  return inTransaction(platform.db, async (tx) => {
    await lockLedEvent(tx, eventId, userId)
    const row = await findRegistration(tx, registrationId)
    if (row?.event_id !== eventId || row.confirmed_at === null) return { isRemoved: true as const }
    const removed = {
      name: '-',
      guests: 0,
      confirmed_at: null,
      is_waiting: false,
      reminded: null,
      removed_at: platform.clock.now(),
    }
    await endRegistration(tx, platform, eventId, () => updateRegistration(tx, registrationId, removed))
    await queueRegistrationMails(tx, platform, 'removed', [registrationId])
    return { isRemoved: true as const }
  })
}
