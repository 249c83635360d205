import { MatchId, type SwipeDirection, type SwipeResult } from '#contract/dating/matches/match.ts'
import type { Prompt } from '#contract/dating/profile/option.ts'
import type { DATING_SERVER_EVENTS } from '#contract/dating/live.ts'
import { DATING_LIMITS, type DatingProfileId } from '#contract/dating/profile/profile.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { createMatchConversation } from '#server/messaging/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { afterCommit, inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { z } from 'zod'
import { loadShownName } from '#server/dating/matches/load-shown-name.ts'
import { loadMatches } from '#server/dating/matches/load-matches.ts'
import { findMatch, setThread } from '#server/dating/matches/match-store.ts'
import { nextDay } from '#server/dating/profile/profile-policy.ts'
import { type Outcome, swipeOn } from './swipe-store.ts'

type Matching = Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs'>

interface Decision {
  profileId: DatingProfileId
  direction: SwipeDirection
  prompt: Prompt | null
}

/** Nearly every swipe is one statement; only one that makes a match needs a transaction with more in it. */
export async function swipeProfile(
  platform: Matching,
  { userId }: Member,
  { profileId, direction, prompt }: Decision,
): Promise<SwipeResult> {
  const swipe = { userId, profileId, direction, prompt, at: platform.clock.now() }
  const outcome = await swipeOn(platform.db, { ...swipe, newMatchId: null })
  if (!('isMutual' in outcome)) return resultOf(outcome, swipe.at)
  return inTransaction(platform.db, async (tx) => {
    const mutual = await swipeOn(tx, { ...swipe, newMatchId: uuidv7() })
    const result = resultOf(mutual, swipe.at)
    if (!('isNew' in mutual) || !mutual.isNew || mutual.matchId === null) return result
    const between = { userId, otherUserId: UserId.parse(mutual.otherId) }
    return {
      ...result,
      conversationId: await beginMatch(tx, platform, { ...between, matchId: mutual.matchId }),
    }
  })
}

/** @throws AppError what refused it */
function resultOf(outcome: Outcome, now: Date): SwipeResult {
  if ('isMutual' in outcome) throw new Error('A match was asked for and not made.')
  if ('refused' in outcome) throw new AppError(outcome.refused, detailsOf(outcome.refused, now))
  const { status, matchId, conversationId, likesLeft, superLikesLeft } = outcome
  return {
    status,
    matchId: matchId === null ? null : MatchId.parse(matchId),
    conversationId: conversationId === null ? null : ThreadId.parse(conversationId),
    likesLeft,
    superLikesLeft,
  }
}

function detailsOf(code: string, now: Date): object | undefined {
  const until = nextDay(now).toISOString()
  if (code === 'dating.too-many-likes') return { limit: DATING_LIMITS.likesPerDay, until }
  if (code === 'dating.too-many-super-likes') return { limit: DATING_LIMITS.superLikesPerDay, until }
  return undefined
}

/** Their conversation, and word to both. */
async function beginMatch(
  tx: Tx,
  platform: Matching,
  { matchId, userId, otherUserId }: { matchId: string; userId: UserId; otherUserId: UserId },
): Promise<ThreadId> {
  const threadId = await createMatchConversation(tx, platform, {
    matchId,
    members: [
      { userId, name: await loadShownName(tx, userId) },
      { userId: otherUserId, name: await loadShownName(tx, otherUserId) },
    ],
  })
  await setThread(tx, matchId, threadId)
  await pushMatch(tx, platform, userId, matchId)
  const seen = await pushMatch(tx, platform, otherUserId, matchId)
  await sendNotice(tx, platform, {
    userId: otherUserId,
    notice: { kind: 'dating_match', subjectId: threadId, facts: { name: seen.displayName } },
    aboutId: userId,
    byMail: true,
  })
  return threadId
}

async function pushMatch(tx: Tx, platform: Matching, userId: UserId, matchId: string) {
  const row = await findMatch(tx, userId, matchId)
  const [match] = row ? await loadMatches(tx, platform, userId, [row]) : []
  if (!match) throw new Error('A match without a view.')
  const payload: z.input<(typeof DATING_SERVER_EVENTS)['dating.matched']> = { match }
  afterCommit(() => platform.live.toUsers([userId], 'dating.matched', payload))
  return match
}
