import { beforeAll, describe, expect, it } from 'vitest'
import { distanceMiles } from '#contract/geo/cell.ts'
import { comparedAmount } from '#contract/listings/price.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { MediaId } from '#contract/media/picture.ts'
import { readSearch } from '#contract/listings/search/read-search.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { placesById } from '#server/geo/public.ts'
import type { Place } from '#contract/geo/place.ts'
import { refreshTerms } from '#server/listings/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { cityOf } from './demo-data.ts'
import { type Expected, OTHER_SEARCHES, TYPED_SEARCHES } from './typed-searches.fixture.ts'
import { writeDemoListing } from './write-demo-listing.ts'
import { type DemoListing, demoListings } from './write-listings.ts'

const world = freshWorld()
/** What is on offer, by id. */
const contents = new Map<string, Omit<DraftContent, 'photos'>>()
const places = new Map<number | null, Place>()

/** Uploaded pictures without their files. */
async function newPhotos(count: number): Promise<MediaId[]> {
  const { userId: owner_id } = world.people.sara
  const ids = Array.from({ length: count }, () => MediaId.parse(uuidv7()))
  const picture = {
    owner_id,
    purpose: 'listing',
    width: 1200,
    height: 900,
    blur: 'data:image/webp;base64,UklGRg==',
  }
  if (count > 0)
    await world.db
      .insertInto('media')
      .values(ids.map((id) => ({ ...picture, id })))
      .execute()
  return ids
}

async function post({ content, photos, writtenAt, publishedAt }: DemoListing): Promise<void> {
  const media = await newPhotos(photos.length)
  await inTransaction(world.db, async (tx) => {
    const id = await writeDemoListing(tx, {
      ownerId: world.people.sara.userId,
      content: { ...content, photos: media.map((mediaId) => ({ mediaId, alt: null })) },
      writtenAt,
      publishedAt,
      featuredUntil: null,
    })
    if (publishedAt !== null) contents.set(id, content)
  })
}

beforeAll(async () => {
  for (const listing of demoListings(world.clock.now())) await post(listing)
  await refreshTerms(world.db, world.clock.now())
  const ids = [...contents.values()].map(({ placeId }) => placeId)
  for (const [id, place] of await placesById(
    world.db,
    ids.filter((one) => one !== null),
  ))
    places.set(id, place)
}, 60_000)

const list = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T]

type Content = Omit<DraftContent, 'photos'>

const textOf = ({ title, description }: Content) => `${title}\n${description}`

/** What a listing breaks of what was asked for in figures and places; null where it holds all of it. */
function brokenBy(content: Content, expected: Expected): string | null {
  const { category, price, details, placeId } = content
  const { near, miles = 30, rentMax, payMin, priceMax, bedrooms, yes = [], hasNot } = expected
  if (near !== undefined && milesBetween(cityOf(near).placeId, placeId) > miles) return 'place'
  const amount = price?.type === 'free' ? 0 : (price?.amountMinor ?? null)
  const compared = amount === null ? null : comparedAmount(category, amount, price?.period ?? null) / 100
  if (rentMax !== undefined && (compared === null || compared > rentMax)) return 'rent'
  if (priceMax !== undefined && (compared === null || compared > priceMax)) return 'price'
  if (payMin !== undefined && (compared === null || compared < payMin)) return 'pay'
  if (bedrooms !== undefined && Number(details['bedrooms'] ?? 0) < bedrooms) return 'bedrooms'
  if (yes.some((name) => details[name] !== true)) return 'details'
  return hasNot?.test(textOf(content)) === true ? 'excluded' : null
}

/** Why a listing is not what the words mean; null where it is. */
function elseThan(content: Content, { in: category, sub, has }: Expected): string | null {
  if (content.kind !== 'offer') return 'kind'
  if (category !== undefined && !list(category).includes(content.category)) return 'category'
  if (sub !== undefined && (content.subcategory === null || !list(sub).includes(content.subcategory)))
    return 'subcategory'
  return has && !has.test(textOf(content)) ? 'text' : null
}

function milesBetween(...ids: (number | null)[]): number {
  const [from, to] = ids.map((id) => places.get(id))
  return from && to ? distanceMiles(from, to) : Infinity
}

/** As many of what is meant as there are stand first, three at most. */
const FIRST = 3

/** As many as there are of them, three at most, stand first. */
function firstOf(expected: Expected): number {
  const all = [...contents.values()]
  const meant = all.filter((one) => brokenBy(one, expected) === null && elseThan(one, expected) === null)
  return Math.min(FIRST, meant.length)
}

/** As the list page does: read once more where nothing was found. */
async function search(typed: string) {
  for (const isShort of [false, true]) {
    const { filters, without } = (await world.call(readSearch, { q: typed, isShort })).body
    const { items } = (await world.call(searchListings, filters)).body
    if (items.length > 0 || isShort) return { filters, without, items }
  }
  throw new Error('It is read twice at most.')
}

async function wrongWith(typed: string, expected: Expected): Promise<string | null> {
  const { filters, without, items } = await search(typed)
  const by = `by ${JSON.stringify(filters)} without ${without.join()}`
  if (items.length === 0) return `nothing found ${by}`
  const first = firstOf(expected)
  const named = items.flatMap(({ id, title }, index) => {
    const content = contents.get(id)
    if (!content) return [`unknown: ${title}`]
    const wrong = brokenBy(content, expected) ?? (index < first ? elseThan(content, expected) : null)
    return wrong === null ? [] : [`${wrong}: ${title}`]
  })
  return named.length === 0 ? null : `${named.slice(0, FIRST).join(' | ')} ${by}`
}

async function wrongAmong(searches: typeof TYPED_SEARCHES): Promise<string[]> {
  const wrong: string[] = []
  for (const [typed, expected] of searches) {
    const why = await wrongWith(typed, expected)
    if (why !== null) wrong.push(`${typed}: ${why}`)
  }
  return wrong
}

describe('the right first page is found', () => {
  it.each([
    ['for at least 95 of 100 searches', TYPED_SEARCHES, 150, 0.95],
    ['for at least 90 of 100 that were written afterwards', OTHER_SEARCHES, 50, 0.9],
  ])(
    '%s',
    async (_, searches, count, share) => {
      expect(searches).toHaveLength(count)
      const wrong = await wrongAmong(searches)
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(count * (1 - share))
    },
    60_000,
  )
})
