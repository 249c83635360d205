import { GroupCategoryId } from '#contract/groups/category.ts'
import { EventId, type EventLine, type GroupEvent } from '#contract/groups/events/event.ts'
import { type Group, type GroupCard, GroupId } from '#contract/groups/group.ts'
import type { GroupMember, OwnMembership } from '#contract/groups/members/membership.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'

const uuid = (n: number) => `0197c0de-0000-7000-8000-${String(n).padStart(12, '0')}`
const HOUR = 60 * 60_000

export const coffee = {
  id: GroupCategoryId.parse('coffee'),
  label: 'Coffee & Food',
  labelAm: 'ቡናና ምግብ',
  iconName: 'Coffee',
} as const
export const tech = {
  id: GroupCategoryId.parse('tech'),
  label: 'Technology',
  labelAm: 'ቴክኖሎጂ',
  iconName: 'Monitor',
} as const

export const personOf = (n: number, name: string): PersonCard => ({
  userId: UserId.parse(uuid(900 + n)),
  name,
  avatar: null,
  memberSince: '2025-01-01T00:00:00.000Z',
})
export const sara = personOf(0, 'Sara Tesfaye')
export const abebe = personOf(1, 'Abebe Bikila')

/** The nth group of a list: coffee in Silver Spring, n miles away. */
export const cardOf = (n: number, parts: Partial<GroupCard> = {}): GroupCard => ({
  id: GroupId.parse(uuid(n)),
  title: `Buna ${n}`,
  description: 'Three rounds of coffee, and all that is said over it.',
  banner: null,
  category: coffee,
  meetingType: 'in_person',
  place: { city: 'Silver Spring', state: 'MD', zip: '20901', country: 'US', cityAm: 'ሲልቨር ስፕሪንግ' },
  timezone: 'America/New_York',
  memberCount: n,
  distanceMiles: n,
  nextStartsAt: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  ...parts,
})

/** A group as somebody sees it who is signed out. */
export function groupOf(parts: Partial<Group> = {}): Group {
  const { distanceMiles: _, ...card } = cardOf(1)
  return {
    ...card,
    memberCount: 12,
    version: 3,
    rules: null,
    tags: [],
    point: null,
    placeId: null,
    onlineUrl: null,
    startDate: '2027-03-13T23:00:00.000Z',
    endDate: null,
    repeatRule: null,
    requiresApproval: false,
    questions: [],
    maxMembers: 50,
    admin: sara,
    upcoming: [],
    isArchived: false,
    membership: null,
    requests: null,
    threadId: null,
    ...parts,
  }
}

export const membershipOf = (parts: Partial<OwnMembership> = {}): OwnMembership => ({
  role: 'member',
  status: null,
  waitsFor: null,
  queuePosition: null,
  askAgainFrom: null,
  mayApprove: false,
  mayModerate: false,
  mayEdit: false,
  isListed: true,
  ...parts,
})

export const memberOf = (person: PersonCard, parts: Partial<GroupMember> = {}): GroupMember => ({
  person,
  role: 'member',
  status: 'active',
  waitsFor: null,
  at: '2026-10-05T12:00:00.000Z',
  answers: [],
  ...parts,
})

export const eventLineOf = (n: number, parts: Partial<EventLine> = {}): EventLine => ({
  id: EventId.parse(uuid(300 + n)),
  title: `Coffee round ${n}`,
  startsAt: new Date(Date.parse('2027-03-13T23:00:00Z') + n * 24 * HOUR).toISOString(),
  endsAt: new Date(Date.parse('2027-03-14T01:00:00Z') + n * 24 * HOUR).toISOString(),
  isEndOpen: false,
  timezone: 'America/New_York',
  venue: 'Fenton Street',
  isCityOnly: false,
  isOnline: false,
  isCancelled: false,
  ...parts,
})

export const eventOf = (n: number, parts: Partial<GroupEvent> = {}): GroupEvent => ({
  ...eventLineOf(n),
  groupId: cardOf(1).id,
  groupTitle: 'Buna 1',
  description: null,
  url: null,
  capacity: null,
  price: null,
  cover: null,
  going: 4,
  maybe: 1,
  waiting: 0,
  registered: 0,
  hosts: [],
  faces: [],
  repeatRule: null,
  isChanged: false,
  isMeeting: false,
  version: 1,
  own: null,
  mayEdit: false,
  mayChooseHosts: false,
  mayAttend: false,
  mayRegister: false,
  ...parts,
})
