import { type CaseId, type Holder, HOLD_SECONDS } from '#contract/moderation/cases/case.ts'
import { personCards } from '#server/profiles/public.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findWaitingCase, holdRow } from './case-store.ts'
import { publishCase } from './publish-cases.ts'

/** So that two members of staff do not decide on one case unknowingly. */
export function holdCase(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { caseId, takesOver }: { caseId: CaseId; takesOver: boolean },
): Promise<{ holder: Holder; isOwn: boolean }> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const before = await findWaitingCase(tx, caseId, userId)
    if (!before) throw new AppError('moderation.case-over')
    const until = new Date(now.getTime() + HOLD_SECONDS * 1000)
    const held = await holdRow(tx, caseId, { staffId: userId, now, until, takesOver })
    const row = held ?? (await findWaitingCase(tx, caseId, userId))
    if (!row?.held_by || !row.held_until) throw new AppError('moderation.case-over')
    const holderId = UserId.parse(row.held_by)
    const name = (await personCards(tx, [holderId])).get(holderId)?.name ?? ''
    const holder = { userId: holderId, name, until: row.held_until.toISOString() }
    if (held && before.held_by !== userId) publishCase(platform, caseId, { holder })
    return { holder, isOwn: holderId === userId }
  })
}
