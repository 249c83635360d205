import { type Role, satisfies } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { changeRole as changeAccountRole, requireRecentSignIn } from '#server/auth/public.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAccount } from './find-account.ts'

interface Change {
  userId: UserId
  role: Role
  reason: string
}

/** Repeating it changes nothing and writes nothing. */
export function changeRole(
  platform: Platform,
  member: Member,
  { userId, role, reason }: Change,
): Promise<{ role: Role }> {
  return inTransaction(platform.db, async (tx) => {
    await requireRecentSignIn(tx, platform, member)
    await findAccount(tx, userId)
    const before = await changeAccountRole(tx, platform, { userId, role })
    if (before === 'last-admin') throw new AppError('staff.last-admin')
    if (before === role) return { role }
    await writeEvents(tx, [
      {
        at: platform.clock.now(),
        actorId: member.userId,
        action: satisfies(role, before) ? 'grant_role' : 'revoke_role',
        subject: { kind: 'account', id: userId },
        personId: userId,
        note: reason,
        before: { role: before },
        after: { role },
      },
    ])
    return { role }
  })
}
