import { DAY_MS } from '#contract/kit/duration.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { NEW_THREADS_PER_DAY, type ThreadKind } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { insertMember, type NewMember } from '#server/messaging/members/member-store.ts'
import { refusalToOpen, refusalToWrite } from '#server/messaging/messages/message-policy.ts'
import { lockMembership } from '#server/messaging/members/find-membership.ts'
import { detectBurst } from './detect-burst.ts'
import { leftToBegin } from './thread-list-policy.ts'
import { countBegunSince, ensureThread, readBegunSince, type ThreadKey } from './thread-store.ts'
import { findSent, type Writing, writeMessage } from '#server/messaging/messages/write-message.ts'

type Trust = 0 | 1 | 2 | 3

/** Of the new as admins have set it; nobody who is trusted more may begin fewer. */
function limitOf({ config, settings }: Pick<Platform, 'config' | 'settings'>, trust: Trust): number {
  const ofNew = settings.limitOf('conversations')
  const perDay = trust === 0 ? ofNew : Math.max(ofNew, NEW_THREADS_PER_DAY[trust])
  return Math.ceil(perDay * config.rateLimits.factor)
}

/** How many more conversations somebody may begin today; null as long as that is far off. */
export async function readLeftToBegin(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'settings'>,
  userId: string,
  trust: Trust,
): Promise<number | null> {
  const since = new Date(platform.clock.now().getTime() - DAY_MS)
  return leftToBegin(await readBegunSince(platform.db, userId, since), limitOf(platform, trust))
}

export interface Opening {
  kind: ThreadKind
  subjectId: string | null
  opener: NewMember
  other: NewMember
  message: Omit<NewMessage, 'replyTo'>
  /** How far the opener is trusted: decides how many conversations a day they may begin. */
  trust: Trust
}

/**
 * Begins the conversation of two about a subject with its first message, or goes on with the one there is.
 * @throws AppError messaging.not-reachable, messaging.first-too-short, messaging.too-many-threads and what
 * refuses a message
 */
export async function startThread(
  tx: Tx,
  platform: Writing & Pick<Platform, 'config' | 'settings'>,
  { kind, subjectId, opener, other, message, trust }: Opening,
): Promise<Message> {
  const now = platform.clock.now()
  if (await isBlockedBetween(tx, opener.userId, other.userId)) throw new AppError('messaging.not-reachable')
  const limit = limitOf(platform, trust)
  const begun = await countBegunSince(tx, opener.userId, new Date(now.getTime() - DAY_MS))
  const { row, isNew } = await ensureThread(tx, keyOf(kind, subjectId, opener, other), {
    id: uuidv7(),
    at: now,
  })
  if (isNew) {
    const refused = refusalToOpen(message.content)
    if (refused) throw new AppError(refused.code, refused.details)
    if (begun >= limit) throw new AppError('messaging.too-many-threads', { limit })
  }
  for (const member of [opener, other]) await insertMember(tx, row.id, member, { at: now, joinedNumber: 0 })
  const userId = UserId.parse(opener.userId)
  const place = await lockMembership(tx, userId, row.id)
  // asked under the lock: a twin that came in the same moment is there by now
  const sent = await findSent(tx, platform, { id: message.id, userId, threadId: null })
  if (sent) return sent
  const refused = refusalToWrite(place, userId, message.content, now)
  if (refused) throw new AppError(refused.code, refused.details)
  const written = await writeMessage(tx, platform, place, { userId, message: { ...message, replyTo: null } })
  if (isNew) await detectBurst(tx, platform, { userId, content: message.content })
  return written
}

function keyOf(kind: ThreadKind, subjectId: string | null, opener: NewMember, other: NewMember): ThreadKey {
  const [low, high] = [opener.userId, other.userId].toSorted()
  const two = kind === 'direct' && low !== undefined && high !== undefined ? ([low, high] as const) : null
  return { kind, subjectId, openerId: opener.userId, two }
}
