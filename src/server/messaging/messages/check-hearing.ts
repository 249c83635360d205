import type { Tx } from '#server/platform/database/transactions.ts'
import type { EventPayloads } from '#server/platform/events.ts'
import { mayOpenAttachment } from './check-viewing.ts'

/** Recordings are for those who read the message they came with, like its photos. */
export async function checkHearing(
  tx: Tx,
  { voiceId, viewerId, allow }: EventPayloads['media.hearing-asked'],
): Promise<void> {
  if (await mayOpenAttachment(tx, viewerId, { kind: 'voice', id: voiceId })) allow()
}
