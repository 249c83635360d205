import { z } from 'zod'
import { Latitude, Longitude, PlaceId } from '#contract/geo/place.ts'
import { line, text } from '#contract/kit/text.ts'
import { MediaId, PrivatePicture } from '#contract/media/picture.ts'
import {
  Children,
  CulturalTag,
  DatingLanguage,
  Faith,
  FamilyPlans,
  Gender,
  LookingFor,
  Moving,
  Prompt,
  RelationshipType,
} from './option.ts'

/** Names a dating profile and nothing else: it is not the person's id, so that nothing leads out of dating. */
export const DatingProfileId = z.uuid().brand<'DatingProfileId'>()
export type DatingProfileId = z.infer<typeof DatingProfileId>

/** Limits of dating, checked by form, contract and database. */
export const DATING_LIMITS = {
  ageMin: 18,
  ageMax: 100,
  /** Letters. */
  nameMin: 2,
  nameMax: 30,
  nameChangesPerYear: 2,
  /** Graphemes. */
  bioMin: 20,
  bioMax: 500,
  locationMin: 2,
  locationMax: 120,
  zipMax: 12,
  wordMax: 80,
  photosMin: 3,
  photosMax: 5,
  interestsMax: 10,
  interestMax: 40,
  tagsMax: 3,
  promptsMax: 3,
  /** Graphemes. */
  answerMax: 150,
  /** Centimeters. */
  heightMin: 100,
  heightMax: 250,
  heightStart: 170,
  /** Years back at which the date field opens. */
  ageStart: 25,
  feedSize: 20,
  likesPerDay: 50,
  /** Of likes of others, counted. */
  likesShown: 99,
  superLikesPerDay: 1,
  /** First messages within a day, by verification: none, telephone or photo, both. */
  openersPerDay: [15, 30, 60],
  placeChangesPerDay: 2,
  /** Minutes between two changes of the place. */
  placeChangeGap: 30,
  contactHashesMax: 2000,
  newContactsPerDay: 200,
  /** Of both switches by which one hides from groups and connections. */
  hideChangesPerDay: 3,
} as const

/** Whole years on a day, both as YYYY-MM-DD; who is born on 29 February grows older on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

const Interest = line({ min: 1, max: DATING_LIMITS.interestMax })
const isDistinct = (words: readonly string[]) =>
  new Set(words.map((word) => word.toLocaleLowerCase())).size === words.length

const NAME = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u

/** The name of dating alone: letters of any script, no digits, links or signs. */
export const DatingName = line({ min: DATING_LIMITS.nameMin, max: DATING_LIMITS.nameMax }).refine(
  (name) => name === '' || NAME.test(name),
)

export const PromptAnswer = z.strictObject({
  prompt: Prompt,
  answer: line({ min: 1, max: DATING_LIMITS.answerMax }),
})
export type PromptAnswer = z.infer<typeof PromptAnswer>

/** What one fills in. The age that follows from the date is checked by the server's clock (profile-policy). */
export const DatingFields = z.strictObject({
  firstName: DatingName,
  dateOfBirth: z.iso.date(),
  gender: Gender,
  seeking: z.array(Gender).min(1).max(3).refine(isDistinct),
  bio: text({ min: DATING_LIMITS.bioMin, max: DATING_LIMITS.bioMax }),
  /** In words, as shown: 'City, State'. */
  location: line({ min: DATING_LIMITS.locationMin, max: DATING_LIMITS.locationMax }),
  /** Finds the cell, and is not kept. */
  locationZip: line({ min: 1, max: DATING_LIMITS.zipMax }).nullable().default(null),
  placeId: PlaceId.nullable().default(null),
  /** A rough position of the device; only its cell is kept. */
  position: z.strictObject({ lat: Latitude, lng: Longitude }).nullable().default(null),
  lookingFor: LookingFor,
  relationshipType: RelationshipType,
  education: line({ min: 1, max: DATING_LIMITS.wordMax }).nullable(),
  profession: line({ min: 1, max: DATING_LIMITS.wordMax }).nullable(),
  /** Null: never moved. */
  height: z.int().min(DATING_LIMITS.heightMin).max(DATING_LIMITS.heightMax).nullable(),
  interests: z.array(Interest).max(DATING_LIMITS.interestsMax).refine(isDistinct),
  languages: z.array(DatingLanguage).min(1).refine(isDistinct),
  culturalTags: z.array(CulturalTag).max(DATING_LIMITS.tagsMax).refine(isDistinct),
  faith: Faith.nullable().default(null),
  children: Children.nullable().default(null),
  familyPlans: FamilyPlans.nullable().default(null),
  moving: Moving.nullable().default(null),
  prompts: z
    .array(PromptAnswer)
    .max(DATING_LIMITS.promptsMax)
    .refine((prompts) => isDistinct(prompts.map(({ prompt }) => prompt)))
    .default([]),
  /** Only matches are shown the photos. */
  blursPhotos: z.boolean().default(false),
  /** The first one is the main photo. */
  photoIds: z.array(MediaId).min(DATING_LIMITS.photosMin).max(DATING_LIMITS.photosMax).refine(isDistinct),
})
export type DatingFields = z.output<typeof DatingFields>
export type DatingFieldsInput = z.input<typeof DatingFields>

export const DatingBadge = z.enum(['onboarding_complete', 'verified_photo', 'verified_phone'])
export type DatingBadge = z.infer<typeof DatingBadge>

/** Miles between the centres of two cells, as a bucket. */
export const DISTANCE_BUCKETS = [
  'under_5',
  'under_10',
  'under_25',
  'under_50',
  'under_100',
  'over_100',
] as const
export const DistanceBucket = z.enum(DISTANCE_BUCKETS)
export type DistanceBucket = z.infer<typeof DistanceBucket>

/** Sliders and defaults of the filters; 65 on the age slider means 65 and older. */
export const FILTER_LIMITS = {
  ageMin: 18,
  ageMax: 65,
  distanceMin: 5,
  distanceMax: 200,
  distanceStep: 5,
} as const
/** Of a call of the feed that names none. */
export const FEED_FILTERS = { ageMin: 18, ageMax: 50, maxDistance: 50 } as const
/** The deck before anything was chosen. */
export const DECK_FILTERS = { ageMin: 22, ageMax: 35, maxDistance: 50 } as const
/** 'Clear All'. */
export const CLEARED_FILTERS = { ageMin: 18, ageMax: 50, maxDistance: 100 } as const

const FilterAge = z.int().min(FILTER_LIMITS.ageMin).max(FILTER_LIMITS.ageMax)
export const DatingFilters = z
  .strictObject({
    ageMin: FilterAge,
    ageMax: FilterAge,
    /** Miles. */
    maxDistance: z
      .int()
      .min(FILTER_LIMITS.distanceMin)
      .max(FILTER_LIMITS.distanceMax)
      .multipleOf(FILTER_LIMITS.distanceStep),
    languages: z.array(DatingLanguage).refine(isDistinct),
    interests: z.array(Interest).max(DATING_LIMITS.interestsMax).refine(isDistinct),
    verifiedOnly: z.boolean(),
    /** Here within the last two weeks. */
    activeRecently: z.boolean(),
    /** Dealbreakers: whoever states another one, or none, is not met. Empty: everybody. */
    faiths: z.array(Faith).refine(isDistinct).default([]),
    children: z.array(Children).refine(isDistinct).default([]),
    familyPlans: z.array(FamilyPlans).refine(isDistinct).default([]),
    moving: z.array(Moving).refine(isDistinct).default([]),
  })
  .refine(({ ageMin, ageMax }) => ageMin <= ageMax, { path: ['ageMax'] })
export type DatingFilters = z.output<typeof DatingFilters>

/** Leave nobody out: of the demo data and of measurements, whose decks are to have people in them. */
export const WIDEST_FILTERS: DatingFilters = {
  ageMin: FILTER_LIMITS.ageMin,
  ageMax: FILTER_LIMITS.ageMax,
  maxDistance: FILTER_LIMITS.distanceMax,
  languages: [],
  interests: [],
  verifiedOnly: false,
  activeRecently: false,
  faiths: [],
  children: [],
  familyPlans: [],
  moving: [],
}

/** One's own profile, whole. */
export const OwnDatingProfile = DatingFields.omit({
  firstName: true,
  locationZip: true,
  position: true,
  photoIds: true,
}).extend({
  id: DatingProfileId,
  /** Null for profiles of the time before dating had names of its own. */
  firstName: z.string().nullable(),
  /** When the name can be changed next; null: now. */
  nameWaitsUntil: z.iso.datetime().nullable(),
  fullName: z.string(),
  /** The name under which others in dating know one. */
  displayName: z.string(),
  age: z.int(),
  photos: z.array(PrivatePicture),
  badges: z.array(DatingBadge),
  verifiedAt: z.iso.datetime().nullable(),
  /** Of the open selfie, or of the last decision. */
  verification: z.enum(['none', 'open', 'approved', 'rejected']),
  isPaused: z.boolean(),
  /** Staff look at a report, or have decided on one: nobody is shown this profile. */
  isWithheld: z.boolean(),
  isIncognito: z.boolean(),
  hidesFromGroups: z.boolean(),
  hidesFromConnections: z.boolean(),
  /** How many contacts of the address book are hidden from one another. */
  hiddenContacts: z.int(),
  filters: DatingFilters,
  likesLeft: z.int(),
  superLikesLeft: z.int(),
  /** The last swipe was a pass, and of today or yesterday. */
  canUndo: z.boolean(),
  version: z.int(),
})
export type OwnDatingProfile = z.infer<typeof OwnDatingProfile>

/** Somebody in the deck, as the reader may see them: no name beyond the shown one, no id of the person, no place. */
export const DeckCard = z.object({
  id: DatingProfileId,
  displayName: z.string(),
  age: z.int(),
  bio: z.string(),
  /** None where only matches are shown them. */
  photos: z.array(PrivatePicture),
  /** Tiny data: URLs in place of photos that only matches are shown. */
  veiled: z.array(z.string()),
  city: z.string(),
  distance: DistanceBucket.nullable(),
  languages: z.array(DatingLanguage),
  culturalTags: z.array(CulturalTag),
  interests: z.array(z.string()),
  lookingFor: LookingFor,
  relationshipType: RelationshipType,
  profession: z.string().nullable(),
  education: z.string().nullable(),
  height: z.int().nullable(),
  faith: Faith.nullable(),
  children: Children.nullable(),
  familyPlans: FamilyPlans.nullable(),
  moving: Moving.nullable(),
  prompts: z.array(PromptAnswer),
  badges: z.array(DatingBadge),
})
export type DeckCard = z.infer<typeof DeckCard>
