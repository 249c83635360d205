import { DAY_MS } from '#contract/kit/duration.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { MediaId, MediaPurpose } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { createPerson, hashPassword } from '#server/auth/public.ts'
import { writeDemoListing } from './write-demo-listing.ts'
import { ownFiles } from '#server/media/public.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeDemoProfile } from './write-demo-profile.ts'
import { DEMO_PASSWORD, demoEmail } from './accounts.ts'
import { cityOf, CONVERSATIONS, type Dater, DATERS, type DemoPerson, PEOPLE } from './demo-data.ts'
import { claimEmptyDatabase } from './demo-store.ts'
import { foundGroups } from './found-groups.ts'
import { demoGroups } from './write-groups.ts'
import { avatarFile, type LaidPicture, layPictures, sceneFile, type Wanted } from './lay-pictures.ts'
import { writeNetwork } from './write-network.ts'
import { writeReviews } from './write-reviews.ts'
import { sarasListings } from './own-drafts.ts'
import { coming, photosOfDaters, writeDaters } from './write-daters.ts'
import { type Posted, writeConversation } from './write-conversation.ts'
import { type DemoListing, type DemoPhoto, demoListings } from './write-listings.ts'

export interface DemoSummary {
  people: number
  listings: number
  groups: number
  pictures: number
  daters: number
  posts: number
}

const NOTHING: DemoSummary = { people: 0, listings: 0, groups: 0, pictures: 0, daters: 0, posts: 0 }
const FEATURED_DAYS = 90

/**
 * Fills a database that has neither people nor listings; does nothing to any other. The pictures' files come first,
 * then everything stands in one transaction: a start that is broken off leaves an empty database behind.
 * @throws in production
 */
export async function loadDemoData(
  platform: Platform,
  listings: readonly DemoListing[] = allListings(platform.clock.now()),
  daters: readonly Dater[] = DATERS,
): Promise<DemoSummary> {
  if (platform.config.production) throw new Error('Demo data is never loaded with NODE_ENV=production.')
  if (!(await inTransaction(platform.db, claimEmptyDatabase))) return NOTHING
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const groups = demoGroups(platform.clock.now())
  const dating = coming(daters)
  const wanted = [
    ...avatars(),
    ...photosOf([...listings.flatMap(({ photos }) => photos), ...groups.map(({ banner }) => banner)]),
    ...photosOfDaters(dating),
  ]
  const laid = await layPictures(platform, wanted)
  return inTransaction(platform.db, async (tx) => {
    if (!(await claimEmptyDatabase(tx))) return NOTHING
    const ids = await settle(platform, tx, passwordHash, laid)
    const posted: Posted[] = []
    for (const listing of listings)
      posted.push({
        id: await post(platform, tx, listing, ids, laid),
        owner: listing.owner,
        title: listing.content.title,
      })
    await foundGroups(platform, tx, groups, {
      ids,
      giveBanner: ({ banner }, founderId) => give(tx, laid, photoName(banner), founderId, 'group'),
    })
    const now = platform.clock.now()
    for (const conversation of CONVERSATIONS) await writeConversation(tx, conversation, { now, ids, posted })
    await writeDaters(platform, tx, dating, laid)
    const posts = await writeNetwork(tx, ids, now)
    await writeReviews(tx, ids, now)
    const pictures = wanted.reduce((sum, { count }) => sum + count, 0)
    return {
      people: PEOPLE.length,
      listings: listings.length,
      groups: groups.length,
      pictures,
      daters: daters.length,
      posts,
    }
  })
}

/** The oldest first, as people would have written them. */
const allListings = (now: Date): DemoListing[] =>
  [...demoListings(now), ...sarasListings(now)].toSorted(
    (one, other) => Number(one.writtenAt) - Number(other.writtenAt),
  )

const avatarName = ({ key }: DemoPerson) => `avatar ${key}`
const photoName = ({ scene, palette }: DemoPhoto) => `${scene} ${palette}`

const avatars = (): Wanted[] =>
  PEOPLE.map((person) => ({
    name: avatarName(person),
    count: 1,
    file: avatarFile(person.key),
  }))

function photosOf(photos: readonly DemoPhoto[]): Wanted[] {
  const wanted = new Map<string, Wanted>()
  for (const photo of photos) {
    const name = photoName(photo)
    const count = (wanted.get(name)?.count ?? 0) + 1
    wanted.set(name, { name, count, file: sceneFile(photo.scene, photo.palette) })
  }
  return [...wanted.values()]
}

/** Takes one of the pictures of that name and gives it to somebody. */
async function give(
  tx: Tx,
  laid: ReadonlyMap<string, LaidPicture[]>,
  name: string,
  ownerId: UserId,
  purpose: MediaPurpose,
): Promise<MediaId> {
  const picture = laid.get(name)?.pop()
  if (!picture) throw new Error(`There are too few pictures of ${name}.`)
  return (await ownFiles(tx, picture, ownerId, purpose)).id
}

async function settle(
  platform: Platform,
  tx: Tx,
  passwordHash: string,
  laid: ReadonlyMap<string, LaidPicture[]>,
): Promise<Map<string, UserId>> {
  const now = platform.clock.now().getTime()
  const ids = new Map<string, UserId>()
  for (const person of PEOPLE) {
    const { key, fullName, phone, role, language, displayName, bio, city, since } = person
    const userId = await createPerson(platform, tx, {
      email: demoEmail(key),
      fullName,
      passwordHash,
      ...(phone !== undefined && { phone }),
      ...(role && { roles: [role] }),
      ...(language && { language }),
    })
    await writeDemoProfile(tx, userId, {
      placeId: cityOf(city).placeId,
      avatarId: await give(tx, laid, avatarName(person), userId, 'avatar'),
      since: new Date(now - since * DAY_MS),
      ...(displayName !== undefined && { displayName }),
      ...(bio !== undefined && { bio }),
    })
    ids.set(key, userId)
  }
  return ids
}

async function post(
  platform: Platform,
  tx: Tx,
  { owner, content, photos, writtenAt, publishedAt, featured }: DemoListing,
  ids: ReadonlyMap<string, UserId>,
  laid: ReadonlyMap<string, LaidPicture[]>,
): Promise<ListingId> {
  const ownerId = ids.get(owner)
  if (ownerId === undefined) throw new Error(`${owner} is nobody of the demo.`)
  const shown: { mediaId: MediaId; alt: null }[] = []
  for (const photo of photos)
    shown.push({ mediaId: await give(tx, laid, photoName(photo), ownerId, 'listing'), alt: null })
  return writeDemoListing(tx, {
    ownerId,
    content: { ...content, photos: shown },
    writtenAt,
    publishedAt,
    featuredUntil: featured ? new Date(platform.clock.now().getTime() + FEATURED_DAYS * DAY_MS) : null,
  })
}
