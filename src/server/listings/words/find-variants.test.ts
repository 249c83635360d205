import { beforeAll, describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { refreshTerms } from '#server/listings/words/refresh-terms-job.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const TITLES = [
  'ትኩስ እንጀራ በየቀኑ',
  'Fresh injera every day',
  'Enjera delivered to your home',
  'ቤት ኪራይ በባሕር ዳር',
  'House for rent, two floors',
  'የጥርስ ሐኪም ቀጠሮ',
  'ባሕር ዳር ጉዞ ለቤተሰብ',
  'Silk dresses made to measure',
]

async function post(title: string, name = title.slice(0, 5)): Promise<void> {
  await posted(world, await world.newPerson(name), { ...RIDE, title })
}

const search = async (q: string) => (await world.call(searchListings, { q })).body
const titles = async (q: string) => (await search(q)).items.map(({ title }) => title)
const rows = () => world.db.selectFrom('search_term').selectAll().orderBy('term').execute()

beforeAll(async () => {
  for (const title of TITLES) await post(title)
})

describe('search in two scripts', () => {
  it.each(['enjera', 'injera', 'Engera', 'እንጀራ', 'እንጄራ'])('finds every spelling by %s', async (typed) => {
    expect(new Set(await titles(typed))).toEqual(new Set(TITLES.slice(0, 3)))
  })

  it('shows first what is written as it was typed', async () => {
    expect((await titles('enjera'))[0]).toBe(TITLES[2])
    expect((await titles('injera'))[0]).toBe(TITLES[1])
    expect((await titles('እንጀራ'))[0]).toBe(TITLES[0])
  })

  it('says what else is shown', async () => {
    expect((await search('enjera')).alsoShowing).toEqual(['እንጀራ', 'injera'])
    expect((await search('እንጀራ')).alsoShowing.toSorted()).toEqual(['enjera', 'injera'])
    expect((await search('floors')).alsoShowing).toEqual([])
    expect((await search('')).alsoShowing).toEqual([])
    expect((await search('!!')).alsoShowing).toEqual([])
  })

  it('says so on the first page only, and pages through all of them', async () => {
    const first = await world.call(searchListings, { q: 'enjera', limit: 2 })
    expect(first.body.items).toHaveLength(2)
    const cursor = first.body.nextCursor ?? ''
    const second = await world.call(searchListings, { q: 'enjera', limit: 2, cursor })
    expect(second.body.items).toHaveLength(1)
    expect(second.body.alsoShowing).toEqual([])
  })

  it('finds all words, each in any spelling', async () => {
    expect(await titles('tikus enjera')).toEqual([TITLES[0]])
    expect(await titles('bet kiray')).toContain(TITLES[3])
    expect(await titles('sofa enjera')).toEqual([])
  })

  it('finds names with a gap and without, in both scripts', async () => {
    for (const typed of ['ባህርዳር', 'ባሕር ዳር', 'bahirdar', 'ባህር ዳር', 'bahr dar'])
      expect(await titles(typed)).toContain(TITLES[6])
    expect(await titles('ባህርዳር')).toEqual([TITLES[6], TITLES[3]])
  })

  it('finds homophones and other forms of the word', async () => {
    expect(await titles('ሀኪም')).toEqual([TITLES[5]])
    expect(await titles('ሐኪሞች')).toEqual([TITLES[5]])
    expect(await titles('houses')).toContain(TITLES[4])
  })

  it('finds what means the same', async () => {
    expect(await titles('house rent')).toEqual([TITLES[4], TITLES[3]])
    expect(await titles('ኪራይ')).toEqual([TITLES[3], TITLES[4]])
    expect(await titles('doctor')).toEqual([TITLES[5]])
  })
})

describe('the words that are known', () => {
  it('are letters, once each, with the places of listings and what stands together in titles', async () => {
    const terms = (await rows()).map(({ term }) => term)
    expect(terms).toEqual(expect.arrayContaining(['enjera', 'እንጀራ', 'fresh injera', 'stockholm', 'ስቶክሆልም']))
    expect(terms.filter((term) => /[\d_]/.test(term))).toEqual([])
    expect(new Set(terms).size).toBe(terms.length)
  })

  it('are counted and corrected by the job, and go with the last listing that holds them', async () => {
    const before = await rows()
    expect(before.length).toBeGreaterThan(50)
    await world.db.deleteFrom('search_term').where('term', 'like', 'f%').execute()
    await world.db
      .updateTable('search_term')
      .set({ edition: 0, sound: 'x' })
      .where('term', '=', 'enjera')
      .execute()
    const person = await world.newPerson('Short')
    const { id } = await posted(world, person, { ...RIDE, title: 'Xylophone zithers' })
    expect((await rows()).map(({ term }) => term)).toContain('xylophone')
    await world.call(deleteListing, { listingId: id }, person)
    await world.clock.advance(1)
    await refreshTerms(world.db, world.clock.now())
    const after = await rows()
    const keys = (all: typeof after) =>
      all.map(({ term, sound, skeleton, stems }) => ({ term, sound, skeleton, stems }))
    expect(keys(after)).toEqual(keys(before))
    expect(after.find(({ term }) => term === 'stockholm')?.listings).toBe(TITLES.length)
    expect(after.find(({ term }) => term === 'enjera')?.listings).toBe(1)
  })

  it('are learnt by publishers at the same time without waiting for each other for ever', async () => {
    const names = ['Abeba', 'Biruk', 'Chala', 'Desta', 'Elsa', 'Feven']
    await Promise.all(names.map((name) => post(`Quokka tours with ${name}`, name)))
    expect(await titles('quokka')).toHaveLength(6)
    expect((await rows()).filter(({ term }) => term === 'quokka')).toHaveLength(1)
  })
})

it('shows the word itself before words that begin so, and no English word for another', async () => {
  const held = [
    'Care for your parents',
    'Careful movers',
    'A car with four doors',
    'Heat lamp for chicks',
    'Red hat of felt',
  ]
  for (const [index, title] of held.entries()) await post(title, `Poster${index}`)
  expect((await titles('car'))[0]).toBe('A car with four doors')
  expect(await titles('hat')).toEqual(['Red hat of felt'])
})
