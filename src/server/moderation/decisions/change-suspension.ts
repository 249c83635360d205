import type { UserId } from '#contract/profiles/profile.ts'
import { endSuspension, suspendAccount } from '#server/auth/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findStanding } from './sanction-store.ts'

/** Suspends an account for as long as the longest of its suspensions and bans stands: a short one shortens none. */
export async function changeSuspension(
  tx: Tx,
  platform: Platform,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  const standing = (await findStanding(tx, userId, at)).filter(isSuspension)
  if (standing.length === 0) return endSuspension(tx, platform, { userId })
  const ends = standing.flatMap(({ ends_at: end }) => (end === null ? [] : end.getTime()))
  const endsAt = ends.length < standing.length ? null : new Date(Math.max(...ends))
  await suspendAccount(tx, platform, { userId, endsAt })
}

export const isSuspension = ({ kind }: { kind: string }): boolean => kind === 'suspension' || kind === 'ban'
