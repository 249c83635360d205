import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/**
 * Likes of others that came before the last daily turn and had no answer then, of people who may still be seen; counted
 * up to `limit`.
 * @returns null without a profile
 */
export async function countLikesOf(db: Database, userId: string, limit: number): Promise<number | null> {
  const { rows } = await sql<{ likes: number }>`
    select (
      select count(*)::int from (
        select from dating_swipe as liked
        where liked.swiped_id = own.user_id and liked.direction <> 'left' and liked.at < turn.at
          and not exists (
            select from dating_swipe as answer
            where answer.swiper_id = own.user_id and answer.swiped_id = liked.swiper_id and answer.at < turn.at)
          and dating_may_see(own.user_id, liked.swiper_id)
        limit ${limit}) as counted) as likes
    from dating_profile as own
    cross join lateral (select dating_turn(own.lng, clock_now()) as at) as turn
    where own.user_id = ${userId}`.execute(db)
  return rows[0]?.likes ?? null
}
