import { DAY_MS } from '#contract/kit/duration.ts'
import { Action } from '#contract/moderation/decisions/action.ts'
import {
  type AppealState,
  DECISION_LIMITS,
  DecisionId,
  type OwnDecision,
} from '#contract/moderation/decisions/decision.ts'
import { Rule } from '#contract/moderation/decisions/rule.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ModeratedSubjects, SubjectCard } from '#server/moderation/moderate-subject.ts'
import { daysAfter } from './decide-cases.ts'
import { gravest } from './decision-policy.ts'
import { type DecisionRow, findDecisionsAbout } from './decision-store.ts'

/** Those that took something from them; what was approved is not among them. */
export async function listOwnDecisions(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  subjects: ModeratedSubjects,
  { userId }: Member,
): Promise<{ items: OwnDecision[] }> {
  const now = clock.now()
  const rows = (await findDecisionsAbout(db, userId)).filter(
    ({ actions }) => gravest(Action.array().parse(actions)) !== null,
  )
  const titles = new Map<string, string | null>()
  for (const kind of new Set(rows.map(({ subject_kind }) => SubjectKind.parse(subject_kind)))) {
    const ids = rows.filter(({ subject_kind }) => subject_kind === kind).map(({ subject_id }) => subject_id)
    const cards = (await subjects[kind]?.cards(db, ids, userId)) ?? new Map<string, SubjectCard>()
    for (const [id, { title }] of cards) titles.set(`${kind} ${id}`, title)
  }
  return { items: rows.map((row) => viewOwn(row, titles.get(`${row.subject_kind} ${row.subject_id}`), now)) }
}

function viewOwn(row: DecisionRow, title: string | null | undefined, now: Date): OwnDecision {
  const actions = Action.array().parse(row.actions)
  const held = actions.find((action) => action.kind === 'suspend')
  const at = row.executed_at ?? row.decided_at
  return {
    id: DecisionId.parse(row.id),
    kind: SubjectKind.parse(row.subject_kind),
    title: title ?? null,
    actions,
    rule: Rule.nullable().parse(row.rule),
    note: row.note,
    at: at.toISOString(),
    endsAt: held?.kind === 'suspend' ? daysAfter(at, held.days).toISOString() : null,
    appeal: appealStateOf(row, now),
  }
}

function appealStateOf(row: DecisionRow, now: Date): AppealState {
  if (row.appeal_outcome === 'upheld' || row.appeal_outcome === 'overturned') return row.appeal_outcome
  if (row.appealed_at !== null) return 'open'
  return now.getTime() - row.decided_at.getTime() > DECISION_LIMITS.appealDays * DAY_MS ? 'over' : 'possible'
}
