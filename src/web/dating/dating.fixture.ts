import { type Match, MatchId } from '#contract/dating/matches/match.ts'
import {
  DatingProfileId,
  DECK_FILTERS,
  type DeckCard,
  type OwnDatingProfile,
  WIDEST_FILTERS,
} from '#contract/dating/profile/profile.ts'
import { MediaId, type PrivatePicture } from '#contract/media/picture.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'

const uuid = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`

export const OWNER = uuid(1)
export const THREAD = ThreadId.parse(uuid(700))

export const photoOf = (n: number): PrivatePicture => ({
  id: MediaId.parse(uuid(500 + n)),
  width: 900,
  height: 1200,
  blur: 'data:image/webp;base64,AAAA',
  access: 'to=reader',
})

const BIO = 'I bake himbasha on Sundays and look for somebody to share it with.'

/** The nth card of a deck: "Hana 3", 28, with three photos. */
export const cardOf = (n: number, parts: Partial<DeckCard> = {}): DeckCard => ({
  id: DatingProfileId.parse(uuid(100 + n)),
  displayName: `Hana ${n}`,
  age: 28,
  bio: BIO,
  photos: [photoOf(3 * n), photoOf(3 * n + 1), photoOf(3 * n + 2)],
  veiled: [],
  city: 'Oakland, CA',
  distance: 'under_10',
  languages: ['am', 'en'],
  culturalTags: ['coffee_ceremony', 'eskista', 'fasting'],
  interests: ['coffee'],
  lookingFor: 'marriage',
  relationshipType: 'exclusive',
  profession: null,
  education: null,
  height: null,
  faith: null,
  children: null,
  familyPlans: null,
  moving: null,
  prompts: [],
  badges: [],
  ...parts,
})

export const ownProfile = (parts: Partial<OwnDatingProfile> = {}): OwnDatingProfile => ({
  id: DatingProfileId.parse(uuid(99)),
  fullName: 'Selam Tesfaye Bekele',
  firstName: 'Selam',
  nameWaitsUntil: null,
  displayName: 'Selam',
  age: 31,
  dateOfBirth: '1995-03-04',
  gender: 'woman',
  seeking: ['man'],
  bio: BIO,
  location: 'Oakland, CA',
  placeId: null,
  lookingFor: 'serious-relationship',
  relationshipType: 'open',
  education: 'Nursing school',
  profession: 'Nurse',
  height: null,
  interests: ['coffee', 'krar'],
  languages: ['am', 'en'],
  culturalTags: ['eskista'],
  faith: null,
  children: null,
  familyPlans: null,
  moving: null,
  prompts: [],
  blursPhotos: false,
  photos: [photoOf(90), photoOf(91), photoOf(92)],
  badges: ['onboarding_complete'],
  verifiedAt: null,
  verification: 'none',
  isPaused: false,
  isWithheld: false,
  isIncognito: false,
  hidesFromGroups: false,
  hidesFromConnections: false,
  hiddenContacts: 0,
  filters: { ...WIDEST_FILTERS, ...DECK_FILTERS },
  likesLeft: 50,
  superLikesLeft: 1,
  canUndo: false,
  version: 1,
  ...parts,
})

export const matchOf = (n: number, parts: Partial<Match> = {}): Match => ({
  id: MatchId.parse(uuid(300 + n)),
  conversationId: THREAD,
  profileId: DatingProfileId.parse(uuid(100 + n)),
  displayName: `Hana ${n}`,
  photo: photoOf(n),
  likedPrompt: null,
  at: '2026-01-05T10:00:00.000Z',
  isNew: true,
  ...parts,
})
