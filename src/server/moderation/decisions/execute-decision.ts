import { Action, isAboutPerson } from '#contract/moderation/decisions/action.ts'
import type { LogAction } from '#contract/moderation/log-entry.ts'
import { Rule } from '#contract/moderation/decisions/rule.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { closeReportsOn, findReporters } from '#server/safety/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeCase, findCase, lockSubject, type CaseRow } from '#server/moderation/cases/case-store.ts'
import { reopenCase } from '#server/moderation/cases/reopen-case.ts'
import { writeEvents } from '#server/moderation/log/event-store.ts'
import type { ModeratedSubjects, Reversal } from '#server/moderation/moderate-subject.ts'
import { changeSuspension, isSuspension } from './change-suspension.ts'
import { daysAfter, ownedBy, subjectOf } from './decide-cases.ts'
import { DAYS, gravest, reportsOutcome } from './decision-policy.ts'
import { changeDecision, type DecisionRow, lockDecision } from './decision-store.ts'
import { notifyPerson } from './notify-person.ts'
import { answerAppeal } from './undo-decision.ts'
import { insertSanctions, type SanctionRow } from './sanction-store.ts'

/** Once, and only what was looked at: a subject that was changed meanwhile is in the queue again. */
export async function executeDecision(
  tx: Tx,
  platform: Platform,
  subjects: ModeratedSubjects,
  decisionId: string,
): Promise<void> {
  const decision = await lockDecision(tx, decisionId)
  if (!decision || decision.executed_at !== null || decision.undone_at !== null) return
  const row = await findCase(tx, decision.case_id)
  if (!row) return
  const subject = subjectOf(row)
  await lockSubject(tx, subject)
  const at = platform.clock.now()
  const actions = Action.array().parse(decision.actions)
  if (row.appeal_of !== null) return decideAppeal(tx, platform, subjects, { decision, row, actions, at })
  const handler = subjects[subject.kind]
  const staffId = UserId.parse(decision.decided_by ?? row.owner_id ?? decision.id)
  const state = (await handler?.read(tx, ownedBy(row), staffId)) ?? null
  if ((state?.version ?? 0) !== decision.subject_version) {
    await changeDecision(tx, decisionId, { undone_at: at })
    await reopenCase(tx, platform, row, decision.was_state)
    return
  }
  const reversal = await act(tx, { subjects, decision, row, actions, staffId, isThere: state !== null })
  await sanction(tx, platform, { decision, actions, at })
  if (actions.some(({ kind }) => kind === 'mute_reporters')) await muteReporters(tx, { decision, row, at })
  if (row.reports > 0)
    await closeReportsOn(tx, subject, {
      status: reportsOutcome(actions),
      until: decision.decided_at,
      now: at,
    })
  await changeDecision(tx, decisionId, {
    executed_at: at,
    reversal: reversal === null ? null : JSON.stringify(reversal),
  })
  await writeEvents(
    tx,
    actions.map((action) => ({
      at,
      actorId: decision.decided_by,
      action: action.kind as LogAction,
      caseId: row.id,
      decisionId,
      subject,
      personId: decision.person_id,
      reason: decision.rule,
      days: action.kind === 'suspend' ? action.days : null,
      note: decision.note,
    })),
  )
  if (gravest(actions) !== null)
    await notifyPerson(tx, platform, { decision, actions, title: state?.view.title ?? null })
}

interface Acting {
  subjects: ModeratedSubjects
  decision: DecisionRow
  row: CaseRow
  actions: readonly Action[]
  staffId: UserId
  isThere: boolean
}

/** What becomes of the subject; what was hidden and is not taken away is seen again. */
async function act(
  tx: Tx,
  { subjects, decision, row, actions, staffId, isThere }: Acting,
): Promise<Reversal | null> {
  const subject = subjectOf(row)
  const handler = subjects[subject.kind]
  if (!handler || !isThere) return null
  const rule = Rule.nullable().parse(decision.rule)
  const broken = rule === null ? null : { rule, note: decision.note }
  const wasHidden = row.is_hidden
  if (wasHidden) {
    await handler.show(tx, ownedBy(row))
    await changeCase(tx, row.id, { is_hidden: false })
  }
  for (const action of actions) {
    if (action.kind === 'move') return handler.act(tx, { ...ownedBy(row), action, broken, staffId })
    if (action.kind === 'dismiss') await handler.leave?.(tx, ownedBy(row))
    if (action.kind === 'answer')
      return handler.act(tx, {
        ...ownedBy(row),
        action: { kind: 'answer', text: decision.note ?? '' },
        broken,
        staffId,
      })
    if (action.kind === 'approve' || action.kind === 'request_changes' || action.kind === 'remove')
      return handler.act(tx, { ...ownedBy(row), action: { kind: action.kind }, broken, staffId })
  }
  return null
}

async function sanction(
  tx: Tx,
  platform: Platform,
  { decision, actions, at }: { decision: DecisionRow; actions: readonly Action[]; at: Date },
): Promise<void> {
  if (decision.person_id === null) return
  const userId = UserId.parse(decision.person_id)
  const rows = actions.flatMap((action): Omit<SanctionRow, 'lifted_at'>[] => {
    const made = sanctionOf(action, at)
    if (!made) return []
    return [
      {
        id: uuidv7(),
        user_id: userId,
        decision_id: decision.id,
        rule: decision.rule,
        started_at: at,
        ...made,
      },
    ]
  })
  await insertSanctions(tx, rows)
  if (rows.some(isSuspension)) await changeSuspension(tx, platform, { userId, at })
}

function sanctionOf(action: Action, at: Date): { kind: SanctionRow['kind']; ends_at: Date | null } | null {
  if (!isAboutPerson(action)) return null
  if (action.kind === 'suspend') return { kind: 'suspension', ends_at: daysAfter(at, action.days) }
  if (action.kind === 'ban') return { kind: 'ban', ends_at: null }
  if (action.kind === 'strike') return { kind: 'strike', ends_at: daysAfter(at, DAYS.strike) }
  if (action.kind === 'warn') return { kind: 'warning', ends_at: null }
  return { kind: 'verification', ends_at: null }
}

/** Their reports weigh nothing for a while. */
async function muteReporters(
  tx: Tx,
  { decision, row, at }: { decision: DecisionRow; row: CaseRow; at: Date },
): Promise<void> {
  const reporters = await findReporters(tx, subjectOf(row), decision.decided_at)
  await insertSanctions(
    tx,
    reporters.map((user_id) => ({
      id: uuidv7(),
      user_id,
      kind: 'mute',
      decision_id: decision.id,
      rule: null,
      started_at: at,
      ends_at: daysAfter(at, DAYS.mute),
    })),
  )
}

interface Appealing {
  decision: DecisionRow
  row: CaseRow
  actions: readonly Action[]
  at: Date
}

/** 'approve' grants the appeal: what was decided before is put back as far as it can be. */
async function decideAppeal(
  tx: Tx,
  platform: Platform,
  subjects: ModeratedSubjects,
  { decision, row, actions, at }: Appealing,
): Promise<void> {
  const isOverturned = actions.some(({ kind }) => kind === 'approve')
  await changeDecision(tx, decision.id, { executed_at: at })
  const appealed = row.appeal_of === null ? null : await lockDecision(tx, row.appeal_of)
  if (!appealed) return
  await changeDecision(tx, appealed.id, { appeal_outcome: isOverturned ? 'overturned' : 'upheld' })
  await writeEvents(tx, [
    {
      at,
      actorId: decision.decided_by,
      action: isOverturned ? 'overturn' : 'uphold',
      caseId: row.id,
      decisionId: appealed.id,
      subject: subjectOf(row),
      personId: appealed.person_id,
      note: decision.note,
    },
  ])
  await answerAppeal(tx, platform, subjects, appealed, { isOverturned })
}
