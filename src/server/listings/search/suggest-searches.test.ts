import { beforeAll, describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { suggestSearches } from '#contract/listings/search/suggest-searches.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { PLACES, posted, RIDE } from '#server/listings/listings.fixture.ts'

const world = freshWorld()
let last: { listing: OwnListing; person: Person }

beforeAll(async () => {
  for (const title of [
    'ትኩስ እንጀራ በየቀኑ',
    'Fresh injera every day',
    'Enkutatash party tickets',
    'Walnut dresser',
  ]) {
    const person = await world.newPerson(title.slice(0, 6))
    last = { person, listing: await posted(world, person, { ...RIDE, title }) }
  }
})

const suggest = async (q: string) => (await world.call(suggestSearches, { q })).body

it('refuses what is too long', async () => {
  expect((await world.call(suggestSearches, { q: 'a'.repeat(501) })).status).toBe(400)
})

describe('words', () => {
  it('are completed, in both scripts', async () => {
    expect((await suggest('inj')).words).toEqual(['injera', 'እንጀራ'])
    expect((await suggest('enje')).words).toEqual(expect.arrayContaining(['እንጀራ', 'injera']))
    expect((await suggest('እንጀ')).words).toEqual(expect.arrayContaining(['እንጀራ', 'injera']))
    expect((await suggest('ENJERA')).words[0]).toBe('injera')
  })

  it('are completed behind others', async () => {
    expect((await suggest('hot enje')).words).toContain('hot እንጀራ')
    expect((await suggest('fresh inj')).words[0]).toBe('fresh injera')
  })

  it('are offered only while a public listing holds them', async () => {
    expect((await suggest('waln')).words).toContain('walnut')
    await world.call(deleteListing, { listingId: last.listing.id }, last.person)
    await world.clock.advance(11)
    expect((await suggest('waln')).words).toEqual([])
  })

  it('are none for nothing, signs, numbers and what nobody wrote', async () => {
    for (const q of ['', '  ', '!!', '%', '_g', 'zzzzqq', '🙂'])
      expect((await suggest(q)).words, q).toEqual([])
    expect((await suggest('')).categories).toEqual([])
    expect((await suggest('')).places).toEqual([])
  })
})

describe('categories', () => {
  it.each([
    ['apart', 'rooms_housing', 'apartment'],
    ['አፓርታ', 'rooms_housing', 'apartment'],
    ['aparta', 'rooms_housing', 'apartment'],
    ['hous', 'rooms_housing', null],
    ['mekina', 'items', 'vehicles'],
    ['መኪና', 'items', 'vehicles'],
    ['tsidat', 'services', 'cleaning'],
    ['ዝግጅ', 'events', null],
  ])('%s leads to %s, %s', async (q, category, subcategory) => {
    expect((await suggest(q)).categories).toContainEqual({ category, subcategory })
  })
})

describe('places', () => {
  it.each(['stock', 'ስቶክ', 'Stockholm'])('begin with %s', async (q) => {
    expect((await suggest(q)).places[0]?.id).toBe(PLACES.stockholm)
  })
})
