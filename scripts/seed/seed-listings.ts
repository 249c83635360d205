import type pg from 'pg'
import { cellOf, publicPoint } from '#contract/geo/cell.ts'
import { CATEGORIES, LIFE_DAYS, SUBCATEGORIES } from '#contract/listings/category.ts'
import { currencyOf } from '#contract/listings/price.ts'
import { DRAW, INGREDIENTS, LISTINGS, OWNERS, PICTURES } from './seed-listing-statements.ts'
import { numbersFrom, seedSentences, seedTitles } from './seed-words.ts'

const CITIES = 300
const TITLES_PER_CATEGORY = 1500
const SENTENCES = 6000
/** Rows a statement, so that progress can be reported. */
const BATCH = 50_000

/** Listings are written once their pictures are there, for their cards show the first one. */
const PHOTO_OF_LISTING = 'alter table listing_photo alter constraint listing_photo_listing_id_fkey'

/** How often each category is met, of 100. */
const SHARES = { rooms_housing: 35, jobs: 15, items: 30, services: 15, events: 5 } as const

/**
 * Adds listings in 300 cities, the first of them with a few percent each, owned by the seeded people. 85 % are
 * active, 10 % expired, 5 % drafts; most have pictures, whose files do not exist.
 * @param report gets after every batch how many there are
 */
export async function seedListings(
  client: pg.Client,
  count: number,
  seed: number,
  report: (made: number) => void,
): Promise<void> {
  await client.query('begin')
  await client.query('select setseed($1)', [(seed % 1000) / 1000])
  await makeIngredients(client, seed)
  await client.query(`${PHOTO_OF_LISTING} deferrable initially deferred`)
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from listing) as empty')
  const restore = rows[0]?.empty ? await dropIndexes(client) : []
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1)
    await client.query(DRAW, [first, last, count])
    await client.query(PICTURES)
    await client.query(LISTINGS)
    await client.query('truncate seed_draw')
    report(last)
  }
  await client.query('set constraints all immediate')
  await client.query(`${PHOTO_OF_LISTING} not deferrable`)
  for (const definition of restore) await client.query(definition)
  await client.query('drop table seed_city, seed_share, seed_title, seed_sentence, seed_owner, seed_draw')
  await client.query('commit')
}

async function makeIngredients(client: pg.Client, seed: number): Promise<void> {
  const next = numbersFrom(seed)
  const { rows: places } = await client.query<{ id: number; lat: number; lng: number; country: string }>(
    'select id, lat, lng, country from place order by standing limit $1',
    [CITIES],
  )
  const cities = places.map((place, index) => {
    const point = publicPoint(place)
    return {
      ...point,
      place_id: place.id,
      cell: cellOf('fine', point),
      cell_coarse: cellOf('coarse', point),
      currency: currencyOf(place.country),
      weight: 1 / (index + 8),
    }
  })
  const shares = CATEGORIES.map((category) => ({
    category,
    share: SHARES[category],
    life_days: LIFE_DAYS[category],
    subcategories: SUBCATEGORIES[category],
  }))
  await client.query(INGREDIENTS)
  const fill = (table: string, values: readonly object[]) => {
    const columns = Object.keys(values[0] ?? {}).join(', ')
    const rows = `json_populate_recordset(null::${table}, $1)`
    return client.query(`insert into ${table} (${columns}) select ${columns} from ${rows}`, [
      JSON.stringify(values),
    ])
  }
  await fill(
    'seed_city',
    spread(cities, ({ weight }) => weight),
  )
  await fill(
    'seed_share',
    spread(shares, ({ share }) => share),
  )
  await fill(
    'seed_title',
    numbered(seedTitles(next, TITLES_PER_CATEGORY), ({ category }) => category),
  )
  await fill(
    'seed_sentence',
    numbered(seedSentences(next, SENTENCES), () => ''),
  )
  await client.query(OWNERS)
}

/** Gives each row its part [low, high) of the numbers from 0 to 1, as wide as its weight. */
function spread<Row>(
  rows: readonly Row[],
  weightOf: (row: Row) => number,
): (Row & { low: number; high: number })[] {
  const total = rows.reduce((sum, row) => sum + weightOf(row), 0)
  let at = 0
  return rows.map((row) => {
    const low = at / total
    at += weightOf(row)
    return { ...row, low, high: at / total }
  })
}

/** Numbers the rows of each group from 0. */
function numbered<Row>(rows: readonly Row[], groupOf: (row: Row) => string): (Row & { number: number })[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const number = counts.get(groupOf(row)) ?? 0
    counts.set(groupOf(row), number + 1)
    return { ...row, number }
  })
}

/** Inserting a row costs a tenth without the indexes, and making them afterwards is quick. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'listing'::regclass and not indisprimary`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
