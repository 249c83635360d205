import { randomUUID } from 'node:crypto'
import type { MatchId } from '#contract/dating/matches/match.ts'
import { DATE_PLAN_LIMITS, type DatePlan } from '#contract/dating/plans/date-plan.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockAllowance } from '#server/dating/deck/allowance-store.ts'
import { loadShownName } from '#server/dating/matches/load-shown-name.ts'
import { findMatch } from '#server/dating/matches/match-store.ts'
import { dayOf } from '#server/dating/profile/profile-policy.ts'
import { endOf, isPlanTime, newToken, tokenHash } from './date-plan-policy.ts'
import { findPlansOf, insertPlan } from './date-plan-store.ts'
import { viewPlan } from './date-plan-view.ts'

export function createDatePlan(
  { db, config, clock }: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { matchId, place, startsAt }: { matchId: MatchId; place: string; startsAt: string },
): Promise<{ plan: DatePlan; token: string }> {
  const now = clock.now()
  const start = new Date(startsAt)
  if (!isPlanTime(start, now)) throw new AppError('dating.plan-time')
  return inTransaction(db, async (tx) => {
    const match = await findMatch(tx, userId, matchId)
    if (!match) throw new AppError('dating.not-found')
    // two windows at once count one after the other
    await lockAllowance(tx, userId, dayOf(now))
    if ((await findPlansOf(tx, userId, now)).length >= DATE_PLAN_LIMITS.openMax)
      throw new AppError('dating.too-many-plans')
    const token = newToken()
    const plan = {
      id: randomUUID(),
      user_id: userId,
      token_hash: tokenHash(token, config.secretKey),
      place,
      first_name: await loadShownName(tx, UserId.parse(match.other_id)),
      starts_at: start,
      ends_at: endOf(start),
      created_at: now,
    }
    await insertPlan(tx, plan)
    return { plan: viewPlan(plan), token }
  })
}
