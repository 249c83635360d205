import type { Action } from '#contract/moderation/decisions/action.ts'
import type { CaseCard, CaseDetail } from '#contract/moderation/cases/case.ts'
import { decideCases, type CaseOutcome } from '#contract/moderation/decisions/decide-cases.ts'
import { DECISION_DELAY_SECONDS, type DecisionId } from '#contract/moderation/decisions/decision.ts'
import { listCases } from '#contract/moderation/cases/list-cases.ts'
import { readCase } from '#contract/moderation/cases/read-case.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import type { SubjectKind } from '#contract/moderation/subject.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** The cases of a kind that wait for this member of staff; all kinds when none is named. */
export async function waitingCases(world: World, staff: Person, kind?: SubjectKind): Promise<CaseCard[]> {
  const { status, body } = await world.call(listCases, kind ? { kind } : {}, staff)
  if (status !== 200) throw new Error(`The queue answered ${status}.`)
  return body.items
}

/** The case about a thing; null where none waits for this member of staff. */
export async function caseAbout(world: World, staff: Person, subjectId: string): Promise<CaseDetail | null> {
  const found = (await waitingCases(world, staff)).find((one) => one.subjectId === subjectId)
  return found ? (await world.call(readCase, { caseId: found.id }, staff)).body : null
}

interface Why {
  rule?: Rule
  note?: string
}

/** Decides on the case about a thing, as it is now. The decision waits out its delay in `takeEffect`. */
export async function decide(
  world: World,
  staff: Person,
  subjectId: string,
  actions: Action[],
  { rule, note }: Why = {},
): Promise<{ outcome: CaseOutcome; decisionId: DecisionId | null }> {
  const found = await caseAbout(world, staff, subjectId)
  if (!found) throw new Error('There is no such case.')
  const answer = await world.call(
    decideCases,
    { cases: [{ caseId: found.id, seen: found.seen }], actions, rule: rule ?? null, note: note ?? null },
    staff,
  )
  const [result] = answer.body.results
  if (!result) throw new Error('There is no result.')
  return { outcome: result.outcome, decisionId: result.decisionId }
}

/** Lets the delay of decisions pass, and runs what follows. */
export async function takeEffect(world: World): Promise<void> {
  await world.clock.advance(DECISION_DELAY_SECONDS + 1)
  await world.runJobs()
}

/** Decides, and waits until it takes effect. */
export async function settle(
  world: World,
  staff: Person,
  subjectId: string,
  actions: Action[],
  why: Why = {},
): Promise<void> {
  const { outcome } = await decide(world, staff, subjectId, actions, why)
  if (outcome !== 'decided') throw new Error(`The case was not decided: ${outcome}`)
  await takeEffect(world)
}
