import {
  type GroupMember,
  GroupRole,
  MembershipStatus,
  WaitsFor,
} from '#contract/groups/members/membership.ts'
import type { PersonCard } from '#contract/profiles/profile.ts'
import type { MemberRow } from './member-store.ts'

/** @param decides whether the reader decides on requests: what people answered is for those alone */
export const viewMember = (
  row: MemberRow & { at: Date },
  person: PersonCard,
  decides: boolean,
): GroupMember => ({
  person,
  role: GroupRole.parse(row.role),
  status: MembershipStatus.parse(row.status),
  waitsFor: row.waits_for === null ? null : WaitsFor.parse(row.waits_for),
  at: row.at.toISOString(),
  answers: decides ? row.answers : [],
})

/** As people are shown to those who are no members. */
export const withFirstName = (person: PersonCard): PersonCard => ({
  ...person,
  name: person.name.split(/\s/u)[0] ?? person.name,
})
