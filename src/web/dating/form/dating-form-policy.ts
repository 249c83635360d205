import { isNameElsewhere } from '#contract/dating/profile/dating-name.ts'
import { ageOn, DATING_LIMITS, DatingFields } from '#contract/dating/profile/profile.ts'
import type { DatingFieldsInput, OwnDatingProfile, PromptAnswer } from '#contract/dating/profile/profile.ts'
import type {
  Children,
  CulturalTag,
  DatingLanguage,
  Faith,
  FamilyPlans,
  Moving,
} from '#contract/dating/profile/option.ts'
import type { Gender, LookingFor, RelationshipType } from '#contract/dating/profile/option.ts'
import type { Place } from '#contract/geo/place.ts'
import { hasPostalCodes } from '#contract/geo/postal-code.ts'
import { type Problem, problemOf, type ProblemWords, say } from '#contract/kit/messages.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MediaId, PrivatePicture } from '#contract/media/picture.ts'

/** A photo of the form: one that the server has, or a file of this device that is sent with the form. */
export interface FormPhoto {
  /** Stays the same while the photo is moved about. */
  key: string
  /** Null for one that was there before. */
  file: File | null
  picture: PrivatePicture | null
  /** Once the server has it. */
  mediaId: MediaId | null
  /** The last attempt to send it failed. */
  hasFailed: boolean
}

/** The country is known of a city out of the list. */
type FormPlace = Pick<Place, 'id' | 'name' | 'nameAm' | 'admin1'> & { country?: string | undefined }

export interface Position {
  lat: number
  lng: number
}

/** Steps of a degree, about a kilometer: nothing finer leaves the form. */
const COARSE = 100
const coarsely = (degrees: number): number => Math.round(degrees * COARSE) / COARSE
export const coarse = ({ lat, lng }: Position): Position => ({ lat: coarsely(lat), lng: coarsely(lng) })

/** What stands in the form; what was not chosen yet is undefined. */
export interface DatingForm {
  firstName: string
  /** 'YYYY-MM-DD' */
  dateOfBirth: string | undefined
  gender: Gender | undefined
  seeking: Gender[]
  location: string
  /** The city that was chosen from the list, as long as the words are its own. */
  place: FormPlace | null
  /** Of the device, as coarse as it is sent, as long as the words are those it found. */
  position: Position | null
  locationZip: string
  bio: string
  profession: string
  education: string
  /** Centimeters; null as long as the slider was not moved. */
  height: number | null
  languages: DatingLanguage[]
  lookingFor: LookingFor | undefined
  relationshipType: RelationshipType | undefined
  interests: string[]
  culturalTags: CulturalTag[]
  /** Null: nothing is said of it. */
  faith: Faith | null
  children: Children | null
  familyPlans: FamilyPlans | null
  moving: Moving | null
  prompts: PromptAnswer[]
  blursPhotos: boolean
  /** Who must not see one; of new profiles alone, later each is a setting of its own. */
  isIncognito: boolean
  hidesFromGroups: boolean
  hidesFromConnections: boolean
  /** Numbers and addresses, as they were pasted; only their hashes leave the device. */
  contacts: string
  photos: FormPhoto[]
}

interface Beginning {
  /** The name that is proposed. */
  firstName: string
  language: InterfaceLanguage
  /** The city of the account, in the words in which it is shown. */
  home: { place: FormPlace; words: string } | null
}

/** A form nobody has written into: language and city are those of the account. */
export const emptyForm = ({ firstName, language, home }: Beginning): DatingForm => ({
  firstName,
  dateOfBirth: undefined,
  gender: undefined,
  seeking: [],
  location: home?.words ?? '',
  place: home?.place ?? null,
  position: null,
  locationZip: '',
  bio: '',
  profession: '',
  education: '',
  height: null,
  languages: [language],
  lookingFor: undefined,
  relationshipType: undefined,
  interests: [],
  culturalTags: [],
  faith: null,
  children: null,
  familyPlans: null,
  moving: null,
  prompts: [],
  blursPhotos: false,
  isIncognito: false,
  hidesFromGroups: true,
  hidesFromConnections: true,
  contacts: '',
  photos: [],
})

/** A profile as the form shows it. */
export function formOf(profile: OwnDatingProfile): DatingForm {
  const { location, placeId } = profile
  return {
    ...profile,
    firstName: profile.firstName ?? '',
    contacts: '',
    place: placeId === null ? null : { id: placeId, name: location, nameAm: null, admin1: null },
    position: null,
    locationZip: '',
    profession: profile.profession ?? '',
    education: profile.education ?? '',
    photos: profile.photos.map((picture) => ({
      key: picture.id,
      file: null,
      picture,
      mediaId: picture.id,
      hasFailed: false,
    })),
  }
}

const orNothing = (words: string): string | null => (words.trim() === '' ? null : words)

/** What is sent of a form, apart from its photos. What is not chosen yet is left out, and refused by the contract. */
function wordsOf(form: DatingForm) {
  const { dateOfBirth, gender, lookingFor, relationshipType, seeking, bio, location, height } = form
  const { firstName, faith, children, familyPlans, moving, blursPhotos } = form
  return {
    firstName,
    dateOfBirth,
    gender,
    seeking,
    bio,
    location,
    locationZip: hasPostalCodes(form.place?.country) ? orNothing(form.locationZip) : null,
    placeId: form.position === null ? (form.place?.id ?? null) : null,
    position: form.position,
    lookingFor,
    relationshipType,
    education: orNothing(form.education),
    profession: orNothing(form.profession),
    height,
    interests: form.interests,
    languages: form.languages,
    culturalTags: form.culturalTags,
    faith,
    children,
    familyPlans,
    moving,
    // a beginning that nobody finished is none
    prompts: form.prompts.filter(({ answer }) => answer.trim() !== ''),
    blursPhotos,
  }
}

/** The whole of what is sent. Call it for forms without problems only. */
export const fieldsOf = (form: DatingForm, photoIds: readonly MediaId[]): DatingFieldsInput =>
  DatingFields.parse({ ...wordsOf(form), photoIds })

export interface FormProblem {
  field: keyof DatingForm
  message: string
}

export interface Around {
  today: string
  elsewhere: readonly (string | null)[]
  names: { letters: string; elsewhere: string }
}

/** Lists of which nothing at all was chosen. */
const CHOSEN_FROM: readonly string[] = ['seeking', 'languages']
const REQUIRED: Problem = { key: 'required', values: {} }
const Words = DatingFields.omit({ photoIds: true })

/**
 * What keeps a form from being sent, in the given words; photos apart, which are counted where they stand.
 * @param today 'YYYY-MM-DD'
 * @param elsewhere names under which the account is shown outside of dating
 * @param names what can be wrong with a name beside its length
 */
export function findProblems(
  form: DatingForm,
  words: ProblemWords,
  { today, elsewhere, names }: Around,
): FormProblem[] {
  const parsed = Words.safeParse(wordsOf(form), { error: (issue) => say(words, problemOf(issue)) })
  const problems = (parsed.error?.issues ?? []).map((issue): FormProblem => {
    const field = String(issue.path[0])
    const isNothing = issue.code === 'too_small' && CHOSEN_FROM.includes(field)
    return {
      field: (field === 'placeId' ? 'location' : field) as keyof DatingForm,
      message: isNothing
        ? say(words, REQUIRED)
        : field === 'firstName' && issue.code === 'custom'
          ? names.letters
          : issue.message,
    }
  })
  const ofAge = problemOfAge(form.dateOfBirth, today)
  if (isNameElsewhere(form.firstName, elsewhere))
    problems.push({ field: 'firstName', message: names.elsewhere })
  const isRead = !problems.some(({ field }) => field === 'dateOfBirth')
  if (ofAge && isRead) problems.push({ field: 'dateOfBirth', message: say(words, ofAge) })
  return problems
}

function problemOfAge(dateOfBirth: string | undefined, today: string): Problem | null {
  if (dateOfBirth === undefined) return null
  const age = ageOn(dateOfBirth, today)
  if (age < DATING_LIMITS.ageMin) return { key: 'number.min', values: { n: DATING_LIMITS.ageMin } }
  if (age > DATING_LIMITS.ageMax) return { key: 'number.max', values: { n: DATING_LIMITS.ageMax } }
  return null
}

export const FORM_STEPS = ['basics', 'about', 'interests', 'photos', 'protection'] as const
export type FormStep = (typeof FORM_STEPS)[number]

export const FIELDS_OF_STEP = {
  basics: ['firstName', 'dateOfBirth', 'gender', 'seeking', 'location', 'locationZip'],
  about: ['bio', 'prompts', 'profession', 'education', 'height', 'languages'],
  interests: [
    'lookingFor',
    'relationshipType',
    'interests',
    'culturalTags',
    'faith',
    'children',
    'familyPlans',
    'moving',
  ],
  photos: ['photos'],
  protection: ['blursPhotos', 'isIncognito', 'hidesFromGroups', 'hidesFromConnections', 'contacts'],
} as const satisfies Record<FormStep, readonly (keyof DatingForm)[]>

/** How many photos are still missing. */
export const missingPhotos = (photos: readonly FormPhoto[]): number =>
  Math.max(0, DATING_LIMITS.photosMin - photos.length)

export type AddedInterest = { interests: string[] } | { problem: 'twice' | 'full' | 'long' | 'empty' }

/** One more interest: trimmed, none twice, ten at most. */
export function addInterest(interests: readonly string[], written: string): AddedInterest {
  const word = written.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
  if (word === '') return { problem: 'empty' }
  if (word.length > DATING_LIMITS.interestMax) return { problem: 'long' }
  const isThere = interests.some((one) => one.toLocaleLowerCase() === word.toLocaleLowerCase())
  if (isThere) return { problem: 'twice' }
  if (interests.length >= DATING_LIMITS.interestsMax) return { problem: 'full' }
  return { interests: [...interests, word] }
}

/** The day so many years before another one; 29 February becomes the 28th. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0')
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`
}
