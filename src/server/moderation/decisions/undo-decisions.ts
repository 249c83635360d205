import type { DecisionId } from '#contract/moderation/decisions/decision.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findCase, lockSubject } from '#server/moderation/cases/case-store.ts'
import { reopenCase } from '#server/moderation/cases/reopen-case.ts'
import { writeEvents } from '#server/moderation/log/event-store.ts'
import type { ModeratedSubjects } from '#server/moderation/moderate-subject.ts'
import { changeDecision, lockDecision } from './decision-store.ts'
import { reverseDecision } from './undo-decision.ts'

/** Before it took effect nobody has noticed anything; later it is reversed as an appeal would do it. */
export async function undoDecisions(
  platform: Platform,
  subjects: ModeratedSubjects,
  member: Member,
  { decisionIds }: { decisionIds: readonly DecisionId[] },
): Promise<{ undone: DecisionId[] }> {
  const undone: DecisionId[] = []
  for (const id of new Set(decisionIds)) {
    const isUndone = await inTransaction(platform.db, (tx) => undoOne(tx, platform, subjects, member, id))
    if (isUndone) undone.push(id)
  }
  return { undone }
}

async function undoOne(
  tx: Tx,
  platform: Platform,
  subjects: ModeratedSubjects,
  { userId, role }: Member,
  id: DecisionId,
): Promise<boolean> {
  const decision = await lockDecision(tx, id)
  const row = decision && (await findCase(tx, decision.case_id))
  if (!decision || !row || decision.undone_at !== null || decision.person_id === userId) return false
  // what somebody else decided is undone by admins alone: a manager lifts no ban
  if (decision.decided_by !== userId && role !== 'admin') return false
  // an appeal that was decided stands
  if (decision.executed_at !== null && row.appeal_of !== null) return false
  const at = platform.clock.now()
  const subject = { kind: SubjectKind.parse(decision.subject_kind), id: decision.subject_id }
  await lockSubject(tx, subject)
  await changeDecision(tx, id, { undone_at: at, undone_by: userId })
  if (decision.executed_at === null) await reopenCase(tx, platform, row, decision.was_state)
  else await reverseDecision(tx, platform, subjects, decision)
  await writeEvents(tx, [
    {
      at,
      actorId: userId,
      action: 'undo',
      caseId: row.id,
      decisionId: id,
      subject,
      personId: decision.person_id,
    },
  ])
  return true
}
