import { DAY_MS } from '#contract/kit/duration.ts'
import { DECISION_LIMITS, type DecisionId } from '#contract/moderation/decisions/decision.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { priorityOf } from '#server/moderation/cases/case-policy.ts'
import { insertCase } from '#server/moderation/cases/case-store.ts'
import { readSince } from '#server/moderation/cases/open-case.ts'
import { publishCase } from '#server/moderation/cases/publish-cases.ts'
import { writeEvents } from '#server/moderation/log/event-store.ts'
import { changeDecision, lockDecision } from './decision-store.ts'

/** Once for each decision, within thirty days. */
export function appealDecision(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { decisionId, text }: { decisionId: DecisionId; text: string },
): Promise<{ isAppealed: true }> {
  return inTransaction(platform.db, async (tx) => {
    const decision = await lockDecision(tx, decisionId)
    const isTheirs = decision?.person_id === userId && decision.executed_at !== null
    if (!decision || !isTheirs || decision.undone_at !== null)
      throw new AppError('moderation.decision-not-found')
    if (decision.appealed_at !== null) throw new AppError('moderation.already-appealed')
    const at = platform.clock.now()
    if (at.getTime() - decision.decided_at.getTime() > DECISION_LIMITS.appealDays * DAY_MS)
      throw new AppError('moderation.appeal-late')
    await changeDecision(tx, decisionId, { appeal_text: text, appealed_at: at })
    const subject = { kind: SubjectKind.parse(decision.subject_kind), id: decision.subject_id }
    const opened = await insertCase(tx, {
      id: uuidv7(),
      subject_kind: subject.kind,
      subject_id: subject.id,
      owner_id: userId,
      owner_since: await readSince(tx, userId),
      queue: 'appeals',
      appeal_of: decisionId,
      priority: priorityOf({ queue: 'appeals', score: 0, reasons: [], weight: 0 }),
      opened_at: at,
    })
    await writeEvents(tx, [
      { at, actorId: userId, action: 'appeal', caseId: opened.id, decisionId, subject, personId: userId },
    ])
    publishCase(platform, opened.id)
    return { isAppealed: true }
  })
}
