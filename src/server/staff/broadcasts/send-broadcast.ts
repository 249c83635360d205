import type { Audience, BroadcastContent } from '#contract/staff/broadcasts/broadcast.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { insertBroadcast } from './broadcast-store.ts'
import { countAudience } from './count-audience.ts'

interface Input {
  content: BroadcastContent
  audience: Audience
  byMail: boolean
}

/** @throws AppError staff.no-audience */
export async function sendBroadcast(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  { userId }: Member,
  { content, audience, byMail }: Input,
): Promise<{ id: string; people: number }> {
  const { people } = await countAudience(db, audience)
  if (people === 0) throw new AppError('staff.no-audience')
  const id = uuidv7()
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    await insertBroadcast(tx, {
      id,
      author_id: userId,
      title_en: content.titleEn,
      title_am: content.titleAm,
      text_en: content.textEn,
      text_am: content.textAm,
      path: content.path,
      place_ids: audience.placeIds,
      language: audience.language,
      by_mail: byMail,
      audience: people,
      created_at: at,
    })
    await writeEvents(tx, [{ at, actorId: userId, action: 'broadcast', note: content.titleEn }])
    await jobs.send(tx, 'staff.deliver-broadcast', { broadcastId: id })
    return { id, people }
  })
}
