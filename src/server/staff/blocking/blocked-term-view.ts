import { BlockedKind, type BlockedTerm, BlockedTermId } from '#contract/staff/blocking/blocked-term.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import type { BlockedTermRow } from '#server/safety/public.ts'

export const peopleOf = (rows: readonly BlockedTermRow[]): UserId[] =>
  rows.flatMap(({ added_by }) => (added_by === null ? [] : [UserId.parse(added_by)]))

export const viewBlockedTerm = (
  { id, kind, term, added_by: addedBy, created_at: at }: BlockedTermRow,
  people: ReadonlyMap<UserId, PersonCard>,
): BlockedTerm => ({
  id: BlockedTermId.parse(id),
  kind: BlockedKind.parse(kind),
  term,
  at: at.toISOString(),
  addedBy: addedBy === null ? null : (people.get(UserId.parse(addedBy))?.name ?? null),
})
