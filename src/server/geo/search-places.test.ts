import { beforeAll, describe, expect, it } from 'vitest'
import { searchPlaces } from '#contract/geo/search-places.ts'
import { freshWorld } from '#server/testing/world.ts'
import { loadPlaces } from './load-places.ts'

const world = freshWorld()

beforeAll(() => loadPlaces(world.db, 100_000))

async function found(q?: string, limit?: number): Promise<string[]> {
  const { body } = await world.call(searchPlaces, { ...(q !== undefined && { q }), ...(limit && { limit }) })
  return body.items.map(({ name, admin1, country }) => [name, admin1 ?? country].join(' '))
}

describe('invalid', () => {
  it('refuses a query of no sensible length, and a limit of none', async () => {
    const long = await world.call(searchPlaces, { q: 'x'.repeat(61) })
    expect(long.error).toMatchObject({ code: 'request.invalid', details: { fields: [{ path: 'q' }] } })
    for (const limit of [0, 21, 1.5])
      expect((await world.call(searchPlaces, { limit })).error.code).toBe('request.invalid')
  })
})

describe('what people type', () => {
  it('finds cities by the beginning of their name, large communities first', async () => {
    expect((await found('ar'))[0]).toBe('Arlington VA')
    expect((await found('dall'))[0]).toBe('Dallas TX')
    // far more people live in the second one
    expect((await found('alexandria')).slice(0, 2)).toEqual(['Alexandria VA', 'Alexandria EG'])
  })

  it('does not mind accents, apostrophes, dots and capitals', async () => {
    for (const q of ['malmo', 'MALMÖ', 'Malmø']) expect(await found(q)).toEqual(['Malmö SE'])
    for (const q of ['st louis', 'St. Louis', 'saint louis']) expect((await found(q))[0]).toBe('St. Louis MO')
    expect(await found('mekele')).toEqual(['Mekelle ET'])
    expect(await found("mek'ele")).toEqual(['Mekelle ET'])
  })

  it('knows local and former names', async () => {
    expect((await found('köln'))[0]).toBe('Cologne DE')
    expect((await found('göteborg'))[0]).toBe('Gothenburg SE')
    expect((await found('nazret'))[0]).toBe('Adama ET')
    expect((await found('dc'))[0]).toBe('Washington DC')
    expect((await found('washington, d.c.'))[0]).toBe('Washington DC')
  })

  it('reads Ethiopic, also where another letter of the same sound is written', async () => {
    expect(await found('አዲስ')).toEqual(['Addis Ababa ET'])
    expect(await found('ሀዋሳ')).toEqual(['Hawassa ET'])
    expect(await found('ሃዋሳ')).toEqual(['Hawassa ET'])
    expect((await found('ዋሽ'))[0]).toBe('Washington DC')
  })

  it('understands where a city lies', async () => {
    for (const q of ['portland or', 'Portland, OR', 'portland oregon', 'portland o'])
      expect((await found(q))[0]).toBe('Portland OR')
    expect((await found('arlington tx'))[0]).toBe('Arlington TX')
    expect((await found('london on'))[0]).toBe('London ON')
    expect((await found('london, uk'))[0]).toBe('London GB')
    expect((await found('ለንደን እንግሊዝ'))[0]).toBe('London GB')
    expect((await found('newcastle new south wales'))[0]).toBe('Newcastle NSW')
  })

  it('takes a postal code for its city, and an unknown one for none', async () => {
    for (const q of ['98118', '98118-1234', ' 98118 ']) expect(await found(q)).toEqual(['Seattle WA'])
    for (const q of ['M5V', 'm5v 2t6', 'M5V2T6']) expect(await found(q)).toEqual(['Toronto ON'])
    expect(await found('20910')).toEqual(['Silver Spring MD'])
    for (const q of ['00000', '99999', 'Z9Z 9Z9', 'D0D']) expect(await found(q)).toEqual([])
  })

  it('reads an address by its city, not by a number that means another one elsewhere', async () => {
    for (const q of ['Seattle, WA 98118', 'seattle 98118']) expect((await found(q))[0]).toBe('Seattle WA')
    expect((await found('Berlin 10115'))[0]).toBe('Berlin DE')
  })

  it('answers signs and unknown names with nothing', async () => {
    for (const q of ['!!!', '%', '_', "'; --", 'zzzzzz', '\\']) expect(await found(q)).toEqual([])
  })
})

describe('an empty box', () => {
  it('offers the largest communities', async () => {
    const first = await world.call(searchPlaces, {})
    expect(first.body.items).toHaveLength(8)
    expect(await found('', 3)).toHaveLength(3)
    const names = await found('', 20)
    expect(names).toEqual(expect.arrayContaining(['New York City NY', 'London GB', 'Dubai AE']))
  })
})

it('shows a city with both of its names', async () => {
  const { body } = await world.call(searchPlaces, { q: 'stockholm' })
  expect(body.items).toEqual([
    {
      id: 2673730,
      name: 'Stockholm',
      nameAm: 'ስቶክሆልም',
      admin1: null,
      country: 'SE',
      lat: 59.3294,
      lng: 18.0687,
    },
  ])
})
