import { sql } from 'kysely'
import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '#contract/error-codes.ts'
import type { SwipeDirection } from '#contract/dating/matches/match.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

const Outcome = z.union([
  z.object({ refused: z.custom<ErrorCode>((code) => typeof code === 'string' && code in ERROR_STATUS) }),
  z.object({ isMutual: z.literal(true) }),
  z.object({
    status: z.enum(['match', 'liked', 'passed']),
    matchId: z.string().nullable(),
    conversationId: z.string().nullable(),
    otherId: z.string(),
    /** The match is of now: its conversation is still to be made. */
    isNew: z.boolean(),
    likesLeft: z.int(),
    superLikesLeft: z.int(),
  }),
])
export type Outcome = z.output<typeof Outcome>

interface Swipe {
  userId: string
  profileId: string
  direction: SwipeDirection
  /** The answer that is liked above all. */
  prompt: string | null
  at: Date
  /** Without one, nothing is written that would make a match. */
  newMatchId: string | null
}

/** One statement applies all rules and writes the swipe (database/functions/dating/dating_swipe_on.sql). */
export async function swipeOn(
  db: Database | Tx,
  { userId, profileId, direction, prompt, at, newMatchId }: Swipe,
): Promise<Outcome> {
  const { likesPerDay, superLikesPerDay } = DATING_LIMITS
  const { rows } = await sql<{ outcome: unknown }>`
    select dating_swipe_on(${userId}, ${profileId}, ${direction}, ${prompt}, ${likesPerDay}, ${superLikesPerDay},
      ${at}, ${newMatchId}) as outcome`.execute(db)
  return Outcome.parse(rows[0]?.outcome)
}

/** @returns whether there was such a pass */
export async function deletePass(tx: Tx, swiperId: string, swipedId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('dating_swipe')
    .where('swiper_id', '=', swiperId)
    .where('swiped_id', '=', swipedId)
    .where('direction', '=', 'left')
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** All that were passed and may still be seen are to be shown again. @returns how many */
export async function restorePasses(tx: Tx, swiperId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update dating_swipe set restored_at = ${at}
    where swiper_id = ${swiperId} and direction = 'left' and dating_may_see(swiper_id, swiped_id)
    returning swiped_id as id`.execute(tx)
  return rows.length
}

/** What they chose; whom they chose is named by the profile, as they were shown it. */
export async function exportSwipes(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('dating_swipe as s')
    .innerJoin('dating_profile as p', 'p.user_id', 's.swiped_id')
    .select(['p.id as profile_id', 's.direction', 's.prompt', 's.at'])
    .where('s.swiper_id', '=', userId)
    .orderBy('s.at')
    .execute()
}
