import { z } from 'zod'
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
} from '#contract/dating/profile/option.ts'
import { Latitude, Longitude, PlaceId } from '#contract/geo/place.ts'
import { photoStore } from '#web/media/public.tsx'
import { deviceText } from '#web/platform/device/device-text.ts'
import { photoOf } from './choose-photos.ts'
import type { DatingForm, FormPhoto } from './dating-form-policy.ts'

const { forgetPhotosOf, keepPhoto, loadPhotos } = photoStore('dating-photos')

/** Signing out empties the device, and with it this. */
const nameOf = (userId: string): string => `dating-draft:${userId}`

const Draft = z.object({
  firstName: z.string().default(''),
  dateOfBirth: z.iso.date().optional(),
  gender: Gender.optional(),
  seeking: z.array(Gender),
  location: z.string(),
  place: z
    .object({
      id: PlaceId,
      name: z.string(),
      nameAm: z.string().nullable(),
      admin1: z.string().nullable(),
      country: z.string().optional(),
    })
    .nullable(),
  position: z.object({ lat: Latitude, lng: Longitude }).nullable().default(null),
  locationZip: z.string(),
  bio: z.string(),
  profession: z.string(),
  education: z.string(),
  height: z.number().nullable(),
  languages: z.array(DatingLanguage),
  lookingFor: LookingFor.optional(),
  relationshipType: RelationshipType.optional(),
  interests: z.array(z.string()),
  culturalTags: z.array(CulturalTag),
  faith: Faith.nullable().default(null),
  children: Children.nullable().default(null),
  familyPlans: FamilyPlans.nullable().default(null),
  moving: Moving.nullable().default(null),
  prompts: z.array(z.object({ prompt: Prompt, answer: z.string() })).default([]),
  blursPhotos: z.boolean().default(false),
  isIncognito: z.boolean().default(false),
  hidesFromGroups: z.boolean().default(true),
  hidesFromConnections: z.boolean().default(true),
})
/** Numbers and addresses of others are not kept. */
type Words = Omit<DatingForm, 'photos' | 'contacts'>

/**
 * A storage that is full or forbidden keeps it no longer than the page is open.
 * @returns false then
 */
export const storeDraft = (
  userId: string,
  { photos: _photos, contacts: _contacts, ...words }: DatingForm,
): boolean => deviceText.write(nameOf(userId), JSON.stringify(words satisfies Words))

/** What was kept of a form, or null; also null where it can no longer be read. */
export function readDraft(userId: string): Words | null {
  const text = deviceText.read(nameOf(userId))
  if (text === null) return null
  try {
    const { dateOfBirth, gender, lookingFor, relationshipType, ...rest } = Draft.parse(JSON.parse(text))
    return { dateOfBirth, gender, lookingFor, relationshipType, ...rest }
  } catch {
    return null
  }
}

/** One after the other, so that a list never mixes with the one before. */
let last: Promise<void> = Promise.resolve()
const inTurn = (act: () => Promise<void>): Promise<void> =>
  (last = last.then(act).catch((error: unknown) => {
    // pages outside a secure context keep no files
    if ('indexedDB' in globalThis) console.warn('dating photos are not kept', error)
  }))

/** The chosen files in their order. */
export const storeDraftPhotos = (userId: string, photos: readonly FormPhoto[]): Promise<void> =>
  inTurn(async () => {
    const of = nameOf(userId)
    await forgetPhotosOf(of)
    for (const [at, { key, file }] of photos.entries()) if (file) await keepPhoto({ key, of, file, at })
  })

export async function readDraftPhotos(userId: string): Promise<FormPhoto[]> {
  if (!('indexedDB' in globalThis)) return []
  const stored = await loadPhotos(nameOf(userId)).catch(() => [])
  return stored.map(({ file, key }) => photoOf(file, key))
}

export function forgetDraft(userId: string): Promise<void> {
  deviceText.remove(nameOf(userId))
  return inTurn(() => forgetPhotosOf(nameOf(userId)))
}
