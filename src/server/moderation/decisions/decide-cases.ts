import { DAY_MS } from '#contract/kit/duration.ts'
import type { Role } from '#contract/kit/access.ts'
import type { CaseId } from '#contract/moderation/cases/case.ts'
import type { CaseOutcome } from '#contract/moderation/decisions/decide-cases.ts'
import { DECISION_DELAY_SECONDS, DecisionId } from '#contract/moderation/decisions/decision.ts'
import type { Action } from '#contract/moderation/decisions/action.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { readStanding, requireRecentSignIn } from '#server/auth/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  type CaseRow,
  changeCase,
  findWaitingCase,
  lockSubject,
} from '#server/moderation/cases/case-store.ts'
import { publishCase } from '#server/moderation/cases/publish-cases.ts'
import { writeEvents } from '#server/moderation/log/event-store.ts'
import type { ModeratedSubjects, Owned } from '#server/moderation/moderate-subject.ts'
import { actionsOn, fits } from './decision-policy.ts'
import { findDecision, insertDecision } from './decision-store.ts'

interface Input {
  cases: readonly { caseId: CaseId; seen: string }[]
  actions: readonly Action[]
  rule: Rule | null
  note: string | null
}
interface Result {
  caseId: CaseId
  outcome: CaseOutcome
  decisionId: DecisionId | null
}

/** Each case in a transaction of its own: what came in the way of one leaves the others decided. */
export async function decideCases(
  platform: Platform,
  subjects: ModeratedSubjects,
  member: Member,
  input: Input,
): Promise<{ results: Result[]; dueAt: string }> {
  if (input.actions.some(({ kind }) => kind === 'ban') && member.role !== 'admin')
    throw new AppError('moderation.admins-only')
  if (input.actions.some(({ kind }) => kind === 'ban'))
    await requireRecentSignIn(platform.db, platform, member)
  const at = platform.clock.now()
  const dueAt = new Date(at.getTime() + DECISION_DELAY_SECONDS * 1000)
  const results: Result[] = []
  for (const asked of input.cases) {
    const decided = await inTransaction(platform.db, (tx) =>
      decideCase(tx, platform, subjects, member, { ...input, ...asked, at, dueAt }),
    )
    results.push({ caseId: asked.caseId, ...decided })
  }
  return { results, dueAt: dueAt.toISOString() }
}

type Asked = Omit<Input, 'cases'> & { caseId: CaseId; seen: string; at: Date; dueAt: Date }
type Decided = Omit<Result, 'caseId'>

async function decideCase(
  tx: Tx,
  platform: Platform,
  subjects: ModeratedSubjects,
  { userId, role }: Member,
  asked: Asked,
): Promise<Decided> {
  const { caseId, seen, actions, at, dueAt } = asked
  const found = await findWaitingCase(tx, caseId, userId)
  if (!found) return { outcome: 'over', decisionId: null }
  await lockSubject(tx, subjectOf(found))
  const row = await findWaitingCase(tx, caseId, userId)
  if (!row) return { outcome: 'over', decisionId: null }
  if (isHeldByAnother(row, userId, at)) return { outcome: 'held', decisionId: null }
  const judged = await judge(tx, subjects, row, { userId, role })
  if (seenOf(row, judged.version) !== seen) return { outcome: 'changed', decisionId: null }
  if (!fits(actions, judged.actions, judged.state?.targets ?? []))
    return { outcome: 'unfit', decisionId: null }
  const subject = subjectOf(row)
  for (const action of actions)
    if (action.kind === 'move' && !(await subjects[subject.kind]?.mayMove?.(tx, ownedBy(row), action.to)))
      return { outcome: 'unfit', decisionId: null }
  if (actions.some(({ kind }) => kind === 'escalate')) {
    await changeCase(tx, caseId, { state: 'escalated', held_by: null, held_until: null })
    await writeEvents(tx, [
      { at, actorId: userId, action: 'escalate', caseId, subject, personId: row.owner_id, note: asked.note },
    ])
    publishCase(platform, caseId)
    return { outcome: 'decided', decisionId: null }
  }
  const decisionId = DecisionId.parse(uuidv7())
  await insertDecision(
    tx,
    {
      id: decisionId,
      case_id: caseId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      person_id: row.owner_id,
      decided_by: userId,
      rule: asked.rule,
      note: asked.note,
      subject_version: judged.version,
      was_state: row.state,
      decided_at: at,
      due_at: dueAt,
    },
    actions,
  )
  await changeCase(tx, caseId, { state: 'closed', closed_at: at, held_by: null, held_until: null })
  await platform.jobs.send(tx, 'moderation.execute-decision', { decisionId }, { startAfter: dueAt })
  publishCase(platform, caseId, { isOver: true })
  return { outcome: 'decided', decisionId }
}

export const subjectOf = (row: Pick<CaseRow, 'subject_kind' | 'subject_id'>) => ({
  kind: SubjectKind.parse(row.subject_kind),
  id: row.subject_id,
})

/** The subject of a case with whose it is. */
export const ownedBy = (row: Pick<CaseRow, 'subject_id' | 'owner_id'>): Owned => ({
  id: row.subject_id,
  ownerId: row.owner_id === null ? null : UserId.parse(row.owner_id),
})

const isHeldByAnother = ({ held_by: by, held_until: until }: CaseRow, staffId: string, now: Date): boolean =>
  by !== null && by !== staffId && until !== null && until > now

/** What whoever decides has to have seen. */
export const seenOf = ({ version }: CaseRow, subjectVersion: number): string => `${version}.${subjectVersion}`

/** What can be decided by whom on a case as it stands. An appeal is decided by somebody who did not decide before. */
export async function judge(
  tx: Tx,
  subjects: ModeratedSubjects,
  row: CaseRow,
  { userId, role, isLook = false }: { userId: UserId; role: Role; isLook?: boolean },
) {
  const subject = subjectOf(row)
  const state = (await subjects[subject.kind]?.read(tx, ownedBy(row), userId, isLook)) ?? null
  const appealed = row.appeal_of === null ? null : await findDecision(tx, row.appeal_of)
  const ownerRole = row.owner_id === null ? null : (await readStanding(tx, UserId.parse(row.owner_id))).role
  const possible = state?.actions ?? []
  return {
    state,
    appealed,
    version: state?.version ?? 0,
    actions: appealed
      ? (['approve', 'dismiss', 'escalate'] as const)
      : actionsOn({ possible, ownerRole, staffRole: role, reports: row.reports }),
  }
}

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)
