import type { CaseDetail, CaseId, CasePerson } from '#contract/moderation/cases/case.ts'
import { Action } from '#contract/moderation/decisions/action.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import { countReportsOf, openReportsOn, readEvidence } from '#server/safety/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { judge, seenOf, subjectOf } from '#server/moderation/decisions/decide-cases.ts'
import type { DecisionRow } from '#server/moderation/decisions/decision-store.ts'
import { findStanding } from '#server/moderation/decisions/sanction-store.ts'
import { findEventsAbout } from '#server/moderation/log/event-store.ts'
import type { Moderated } from '#server/moderation/moderate-subject.ts'
import { findWaitingCase } from './case-store.ts'
import { peopleIn, viewCase, viewEvent } from './case-view.ts'

/** So many entries of the log are shown beside a case. */
const LOG_SHOWN = 20

export function readCase(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  moderated: Moderated,
  { userId, role }: Member,
  { caseId }: { caseId: CaseId },
): Promise<CaseDetail> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await findWaitingCase(tx, caseId, userId)
    if (!row) throw new AppError('moderation.case-over')
    const subject = subjectOf(row)
    const looking = { userId, role, isLook: true }
    const { state, version, actions, appealed } = await judge(tx, moderated.subjects, row, looking)
    const events = await findEventsAbout(tx, { ...subject, personId: row.owner_id, limit: LOG_SHOWN })
    const people = await personCards(tx, [
      ...peopleIn([row]),
      ...idsOf([...events.map(({ actor_id }) => actor_id), appealed?.decided_by ?? null]),
    ])
    const isNameless = moderated.subjects[subject.kind]?.isNameless
    const owner = row.owner_id === null || isNameless ? undefined : people.get(UserId.parse(row.owner_id))
    const cards = state ? null : await moderated.subjects[subject.kind]?.cards(tx, [subject.id], userId)
    const card = state
      ? { title: state.view.title, picture: state.view.pictures[0] ?? null }
      : cards?.get(subject.id)
    return {
      ...viewCase(row, { card, people, now, isNameless }),
      seen: seenOf(row, version),
      evidence: await readEvidence(tx, subject),
      subject: state?.view ?? null,
      received: await openReportsOn(tx, subject),
      person: owner ? await readPersonOf(tx, moderated, owner, now) : null,
      actions: [...actions],
      targets: [...(state?.targets ?? [])],
      log: events.map((event) => viewEvent(event, people)),
      appeal: appealed && viewAppeal(appealed, people),
    }
  })
}

const idsOf = (ids: readonly (string | null)[]): UserId[] =>
  ids.flatMap((id) => (id === null ? [] : UserId.parse(id)))

async function readPersonOf(
  tx: Tx,
  { levelOf }: Moderated,
  card: PersonCard,
  now: Date,
): Promise<CasePerson> {
  const standing = await findStanding(tx, card.userId, now)
  const count = (kind: string) => standing.filter((row) => row.kind === kind).length
  const held = standing.find(({ kind }) => kind === 'ban' || kind === 'suspension')
  const reports = await countReportsOf(tx, card.userId)
  return {
    card,
    level: await levelOf(tx, card.userId),
    warnings: count('warning'),
    strikes: count('strike'),
    suspension: held ? { endsAt: held.ends_at?.toISOString() ?? null } : null,
    reportsAbout: reports.about,
    reportsUpheld: reports.upheld,
    reportsBy: reports.by,
  }
}

function viewAppeal(appealed: DecisionRow, people: ReadonlyMap<string, PersonCard>): CaseDetail['appeal'] {
  const { appeal_text: text, appealed_at: at, decided_by: by, rule, note } = appealed
  if (text === null || at === null) return null
  return {
    text,
    at: at.toISOString(),
    decidedBy: by === null ? null : (people.get(by)?.name ?? null),
    actions: Action.array()
      .parse(appealed.actions)
      .map(({ kind }) => kind),
    rule,
    note,
  }
}
