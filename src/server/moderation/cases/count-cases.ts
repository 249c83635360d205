import { Queue, QUEUES } from '#contract/moderation/cases/case.ts'
import { CASES_COUNTED } from '#contract/moderation/cases/count-cases.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countWaiting } from './case-store.ts'

interface Counted {
  queue: Queue
  open: number
  escalated: number
  oldestAt: string | null
}

export async function countCases(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ queues: Counted[] }> {
  const rows = await countWaiting(db, { queues: QUEUES, staffId: userId, limit: CASES_COUNTED })
  return {
    queues: rows.map(({ queue, open, escalated, oldest }) => ({
      queue: Queue.parse(queue),
      open,
      escalated,
      oldestAt: oldest?.toISOString() ?? null,
    })),
  }
}
