import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { changePair, type ConnectionRow } from './connection-store.ts'

/** The pair is locked. Who requested is notified. */
export async function acceptWithin(
  tx: Tx,
  platform: Platform,
  { row, by }: { row: ConnectionRow; by: UserId },
): Promise<void> {
  await changePair(tx, row, { status: 'accepted', answered_at: platform.clock.now() })
  const name = (await personCards(tx, [by])).get(by)?.name ?? ''
  await sendNotice(tx, platform, {
    userId: UserId.parse(row.asked_by),
    notice: { kind: 'connection_accepted', subjectId: by, facts: { person: name } },
    aboutId: by,
    byMail: true,
  })
}
