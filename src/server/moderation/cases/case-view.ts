import { CaseCard, type Holder, NEW_HERE_DAYS } from '#contract/moderation/cases/case.ts'
import { LogEntry } from '#contract/moderation/log-entry.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import type { EventRow } from '#server/moderation/log/event-store.ts'
import type { SubjectCard } from '#server/moderation/moderate-subject.ts'
import type { CaseRow } from './case-store.ts'

interface Joined {
  card: SubjectCard | undefined
  people: ReadonlyMap<string, PersonCard>
  now: Date
  /** Staff decide without knowing whose it is. */
  isNameless?: boolean | undefined
}

export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_HERE_DAYS * DAY_MS)

export function viewCase(row: CaseRow, { card, people, now, isNameless = false }: Joined): CaseCard {
  const owner = row.owner_id === null || isNameless ? undefined : people.get(row.owner_id)
  return CaseCard.parse({
    id: row.id,
    kind: row.subject_kind,
    subjectId: row.subject_id,
    queue: row.queue,
    state: row.state,
    title: card?.title ?? null,
    picture: card?.picture ?? null,
    owner: owner
      ? {
          userId: owner.userId,
          name: owner.name,
          isNewHere: row.owner_since !== null && row.owner_since >= newSince(now),
        }
      : null,
    priority: row.priority,
    signals: row.signals,
    reports: row.reports,
    reasons: row.reasons,
    isHidden: row.is_hidden,
    openedAt: row.opened_at.toISOString(),
    heldBy: viewHolder(row, people, now),
  })
}

export function viewHolder(
  { held_by: id, held_until: until }: Pick<CaseRow, 'held_by' | 'held_until'>,
  people: ReadonlyMap<string, PersonCard>,
  now: Date,
): Holder | null {
  if (id === null || until === null || until <= now) return null
  return { userId: UserId.parse(id), name: people.get(id)?.name ?? '', until: until.toISOString() }
}

/** Everybody that rows name. */
export const peopleIn = (rows: readonly CaseRow[]): UserId[] =>
  rows.flatMap(({ owner_id, held_by }) =>
    [owner_id, held_by].flatMap((id) => (id === null ? [] : UserId.parse(id))),
  )

export const viewEvent = (row: EventRow, people: ReadonlyMap<string, PersonCard>): LogEntry =>
  LogEntry.parse({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_id === null ? null : (people.get(row.actor_id)?.name ?? null),
    kind: row.subject_kind,
    reason: row.reason,
    days: row.days,
    note: row.note,
  })
