import type { Message } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { startThread } from './start-thread.ts'

/** How two people know each other; features that know such ties answer when they are asked. */
export type Tie = 'connected' | 'acquainted'

/** A connection is written to; an acquaintance is asked, and answers before anything else can be sent. */
export function startDirectThread(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs' | 'events' | 'settings'>,
  { userId }: Member,
  { to, ...message }: Omit<NewMessage, 'replyTo'> & { to: UserId },
): Promise<Message> {
  if (to === userId) throw new AppError('messaging.not-reachable')
  return inTransaction(platform.db, async (tx) => {
    const tie = (await personCards(tx, [to])).has(to) ? await tieBetween(tx, platform, userId, to) : null
    if (tie === null) throw new AppError('messaging.not-reachable')
    return startThread(tx, platform, {
      kind: 'direct',
      subjectId: null,
      opener: { userId, role: 'member', side: null, folder: 'inbox' },
      other: { userId: to, role: 'member', side: null, folder: tie === 'connected' ? 'inbox' : 'requests' },
      message,
      trust: 1,
    })
  })
}

async function tieBetween(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  from: UserId,
  to: UserId,
): Promise<Tie | null> {
  const ties: Tie[] = []
  await events.emit(tx, 'messaging.tie-asked', { from, to, answer: (tie) => void ties.push(tie) })
  return ties.find((tie) => tie === 'connected') ?? ties[0] ?? null
}
