import type { MatchId } from '#contract/dating/matches/match.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { writeInto } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findMatch } from './match-store.ts'
import { nextDay } from '#server/dating/profile/profile-policy.ts'

/** Sends the first message into the conversation of a match. */
export async function sendOpener(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs' | 'events'>,
  { userId }: Member,
  { matchId, message }: { matchId: MatchId; message: NewMessage },
): Promise<{ message: Message }> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      const match = await findMatch(tx, userId, matchId)
      if (!match?.thread_id) throw new AppError('dating.not-found')
      const threadId = ThreadId.parse(match.thread_id)
      return { message: await writeInto(tx, platform, { userId, threadId, message }) }
    })
  } catch (error) {
    throw inOwnWords(error, platform.clock.now())
  }
}

function inOwnWords(error: unknown, now: Date): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'messaging.too-many-threads')
    return new AppError(
      'dating.too-many-openers',
      Object.assign({ until: nextDay(now).toISOString() }, error.details),
    )
  return error.code === 'messaging.thread-not-found' ? new AppError('dating.not-found') : error
}
