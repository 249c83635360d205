import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { distanceMiles } from '#contract/geo/cell.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { loadPlaces } from './load-places.ts'
import { findPlacesNamed } from './place-store.ts'

const fresh = freshDatabase()
const db = () => fresh.opened.db

async function counts() {
  const places = await db()
    .selectFrom('place')
    .select(sql<number>`count(*)`.as('places'))
    .executeTakeFirst()
  const names = await db()
    .selectFrom('place_name')
    .select(sql<number>`count(*)`.as('names'))
    .executeTakeFirst()
  return { ...places, ...names }
}

describe('loadPlaces', () => {
  it('brings the diaspora’s and the home cities, each with its Amharic name', async () => {
    await loadPlaces(db(), Infinity)
    const cities = await db().selectFrom('place').selectAll().execute()
    expect(cities).toHaveLength(202)
    expect(cities.filter(({ tier }) => tier === 'H')).toHaveLength(11)
    expect(cities.filter(({ name_am }) => !/^[\u1200-\u137f ]+$/.test(name_am ?? ''))).toEqual([])
  })

  it('does nothing the second time', async () => {
    const before = await counts()
    const editions = await db().selectFrom('place_edition').selectAll().execute()
    await loadPlaces(db(), Infinity)
    expect(await counts()).toEqual(before)
    expect(await db().selectFrom('place_edition').selectAll().execute()).toEqual(editions)
  })

  it('brings a place up to date and keeps what is there; two servers at once are as one', async () => {
    await db()
      .updateTable('place')
      .set({ name: 'Old name', population: 1 })
      .where('id', '=', 344979)
      .execute()
    await Promise.all([loadPlaces(db(), 500_000), loadPlaces(db(), 500_000)])
    const addis = await db().selectFrom('place').selectAll().where('id', '=', 344979).executeTakeFirst()
    expect(addis).toMatchObject({ name: 'Addis Ababa', population: 2757729, tier: 'H' })
    const { places } = await counts()
    expect(places).toBeGreaterThan(800)
    const standings = await db().selectFrom('place').select('standing').distinct().execute()
    expect(standings).toHaveLength(places ?? 0)
  })

  it('puts the diaspora first, then the larger cities', async () => {
    const order = await db().selectFrom('place').selectAll().orderBy('standing').execute()
    const ranks = order.map(({ tier }) => ['A', 'B', 'C', 'H', null].indexOf(tier))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    const others = order.filter(({ tier }) => tier === null).map(({ population }) => population)
    expect(others).toEqual(others.toSorted((one, other) => other - one))
  })

  it('writes states as addresses do, and none where addresses have none', async () => {
    const admin1 = async (name: string, country: string) => {
      const found = (await findPlacesNamed(db(), name, 20)).find((place) => place.country === country)
      return found?.admin1
    }
    expect(await admin1('toronto', 'CA')).toBe('ON')
    expect(await admin1('sydney', 'AU')).toBe('NSW')
    expect(await admin1('philadelphia', 'US')).toBe('PA')
    expect(await admin1('berlin', 'DE')).toBeNull()
  })
})

describe('distance_miles in SQL', () => {
  it('is what the contract says in TypeScript', async () => {
    const places = await db().selectFrom('place').select(['lat', 'lng']).orderBy('id').limit(60).execute()
    for (const [index, from] of places.entries()) {
      const to = places[(index * 7 + 1) % places.length] ?? from
      const { rows } = await sql<{ miles: number }>`
        select distance_miles(${from.lat}, ${from.lng}, ${to.lat}, ${to.lng}) as miles`.execute(db())
      expect(rows[0]?.miles).toBeCloseTo(distanceMiles(from, to), 6)
    }
  })
})
