import { closeThreadsAbout } from '#server/messaging/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hidePair } from '#server/dating/contacts/hidden-pair-store.ts'
import { endMatchOf, lockPair } from './match-store.ts'

/** Neither meets the other again, and nobody writes into their conversation any more. */
export async function closeMatch(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { one, other, because }: { one: string; other: string; because: 'unmatched' | 'reported' },
): Promise<void> {
  const at = platform.clock.now()
  await lockPair(tx, one, other)
  await hidePair(tx, { one, other, because, at })
  const ended = await endMatchOf(tx, { one, other, at })
  if (ended) await closeThreadsAbout(tx, platform, { kind: 'match', subjectId: ended.id })
}
