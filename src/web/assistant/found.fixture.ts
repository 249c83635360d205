import { type Place, PlaceId } from '#contract/geo/place.ts'
import { GroupCategoryId } from '#contract/groups/category.ts'
import { EventId, type GroupEvent } from '#contract/groups/events/event.ts'
import { type Group, GroupId } from '#contract/groups/group.ts'
import { type ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { UserId } from '#contract/profiles/profile.ts'

const uuid = (n: number) => `0197c0de-0000-7000-8000-${String(n).padStart(12, '0')}`

export const sara = UserId.parse(uuid(900))

export const oakland: Place = {
  id: PlaceId.parse(5_378_538),
  name: 'Oakland',
  nameAm: 'ኦክላንድ',
  admin1: 'CA',
  country: 'US',
  lat: 37.8,
  lng: -122.27,
}

const { lat: _lat, lng: _lng, ...city } = oakland

/** A room of Sara's in Oakland. */
export const roomOf = (parts: Partial<ListingDetail> = {}): ListingDetail => ({
  id: ListingId.parse(uuid(1)),
  slug: 'sunny-room',
  category: 'rooms_housing',
  subcategory: 'room_private',
  kind: 'offer',
  title: 'Sunny room near the lake',
  lang: 'en',
  price: { type: 'fixed', amountMinor: 85_000, maxMinor: null, currency: 'USD', period: 'month' },
  place: { ...city, neighborhood: null },
  featured: false,
  publishedAt: '2026-11-20T12:00:00.000Z',
  description: 'A quiet room with a desk and a window.',
  photos: [],
  details: { bedrooms: 1 },
  languages: ['en'],
  contactWays: [],
  favorites: null,
  publicPoint: { lat: 37.8, lng: -122.27 },
  state: 'active',
  expiresAt: null,
  cautions: [],
  poster: {
    userId: sara,
    name: 'Sara Tesfaye',
    avatar: null,
    memberSince: '2024-03-05T00:00:00.000Z',
    activeListings: 1,
    closedHere: 0,
    score: { count: 0, average: null },
    verified: ['email'],
    repliesWithin: null,
  },
  ...parts,
})

/** A group in Oakland as somebody sees it who is signed out. */
export const buna: Group = {
  id: GroupId.parse(uuid(2)),
  title: 'Buna on Saturdays',
  description: 'Three rounds of coffee.',
  banner: null,
  category: {
    id: GroupCategoryId.parse('coffee'),
    label: 'Coffee & Food',
    labelAm: 'ቡናና ምግብ',
    iconName: 'Coffee',
  },
  meetingType: 'in_person',
  place: { city: 'Oakland', state: 'CA', zip: null, country: 'US', cityAm: 'ኦክላንድ' },
  timezone: 'America/Los_Angeles',
  memberCount: 12,
  nextStartsAt: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  version: 1,
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
  admin: null,
  upcoming: [],
  isArchived: false,
  membership: null,
  requests: null,
  threadId: null,
}

export const coffeeRound: GroupEvent = {
  id: EventId.parse(uuid(3)),
  groupId: buna.id,
  groupTitle: buna.title,
  title: 'First coffee round',
  startsAt: '2027-03-13T23:00:00.000Z',
  endsAt: '2027-03-14T01:00:00.000Z',
  isEndOpen: false,
  timezone: 'America/Los_Angeles',
  venue: 'Grand Avenue',
  isCityOnly: false,
  isOnline: false,
  isCancelled: false,
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
}
