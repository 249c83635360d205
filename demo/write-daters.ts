import type { MediaId } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { createPerson } from '#server/auth/public.ts'
import { writeDemoDater } from './write-demo-dater.ts'
import { placesById } from '#server/geo/public.ts'
import { ownFiles } from '#server/media/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeDemoProfile } from './write-demo-profile.ts'
import { demoEmail } from './accounts.ts'
import { cityOf, type Dater, paletteOf } from './demo-data.ts'
import { type LaidPicture, portraitFile, sceneFile, type Wanted } from './lay-pictures.ts'

/** Somebody who is going to date, with the id under which their photos lie already. */
export interface ComingDater extends Dater {
  userId: UserId
}

export const coming = (daters: readonly Dater[]): ComingDater[] =>
  daters.map((dater) => ({ ...dater, userId: UserId.parse(uuidv7()) }))

const portraitName = ({ key }: Dater) => `portrait ${key}`
const sceneName = (scene: string) => `dating ${scene}`

/** A portrait of everybody, and each scene once however many show it. */
export function photosOfDaters(daters: readonly ComingDater[]): Wanted[] {
  const portraits = daters.map((dater) => ({
    name: portraitName(dater),
    count: 1,
    owners: [dater.userId],
    file: portraitFile(dater.key),
  }))
  const scenes = [...new Set(daters.flatMap((dater) => dater.scenes))].map((scene) => {
    const owners = daters.filter((dater) => dater.scenes.includes(scene)).map(({ userId }) => userId)
    return { name: sceneName(scene), count: owners.length, owners, file: sceneFile(scene, paletteOf(scene)) }
  })
  return [...portraits, ...scenes]
}

/** A fraction of a degree beside the middle of the city, another one for everybody. */
const beside = (turn: number) => ((turn * 37) % 19) / 100 - 0.09

export async function writeDaters(
  platform: Platform,
  tx: Tx,
  daters: readonly ComingDater[],
  laid: ReadonlyMap<string, LaidPicture[]>,
): Promise<void> {
  const now = platform.clock.now()
  const places = await placesById(
    tx,
    daters.map(({ city }) => cityOf(city).placeId),
  )
  for (const [turn, dater] of daters.entries()) {
    const place = places.get(cityOf(dater.city).placeId)
    if (!place) throw new Error(`${cityOf(dater.city).name} is not among the places.`)
    const { userId } = dater
    const person = { id: userId, email: demoEmail(dater.key), fullName: dater.fullName, passwordHash: null }
    await createPerson(platform, tx, person)
    await writeDemoProfile(tx, userId, { placeId: place.id })
    const photoIds: MediaId[] = []
    for (const name of [portraitName(dater), ...dater.scenes.map(sceneName)])
      photoIds.push(await give(tx, laid, name, userId))
    const fields = {
      firstName: dater.firstName,
      dateOfBirth: new Date(Date.UTC(now.getUTCFullYear() - dater.age, 0, 1 + (turn % 28)))
        .toISOString()
        .slice(0, 10),
      gender: dater.gender,
      seeking: [dater.gender === 'woman' ? ('man' as const) : ('woman' as const)],
      bio: dater.bio,
      location: place.admin1 === null ? place.name : `${place.name}, ${place.admin1}`,
      placeId: place.id,
      lookingFor: dater.lookingFor,
      relationshipType: dater.relationshipType,
      education: null,
      profession: dater.profession,
      height: dater.height,
      interests: [...dater.interests],
      languages: [...dater.languages],
      culturalTags: [...dater.tags],
      faith: dater.faith,
      children: dater.children,
      familyPlans: dater.familyPlans,
      moving: dater.moving,
      prompts: dater.prompts,
      blursPhotos: false,
      photoIds,
    }
    const position = { lat: place.lat + beside(turn), lng: place.lng + beside(turn + 5) }
    await writeDemoDater(tx, userId, { fields, position, isVerified: dater.isVerified }, now)
  }
}

async function give(
  tx: Tx,
  laid: ReadonlyMap<string, LaidPicture[]>,
  name: string,
  ownerId: UserId,
): Promise<MediaId> {
  const picture = laid.get(name)?.find(({ stem }) => stem?.includes(ownerId))
  if (!picture) throw new Error(`There is no picture of ${name}.`)
  return (await ownFiles(tx, picture, ownerId, 'dating')).id
}
