import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { DB, Place as PlaceTable } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { cellOf, type Position } from '#contract/geo/cell.ts'
import type { Region } from './place-name-policy.ts'

export type PlaceRow = Selectable<PlaceTable>

/** Standings that the partial indexes hold; written out in the SQL, or the planner could not choose them. */
const LEADING = sql.lit(5000)

/** The diaspora's cities, the largest communities first. */
export function findLeadingPlaces(db: Database | Tx, limit: number): Promise<PlaceRow[]> {
  return db
    .selectFrom('place')
    .selectAll()
    .where('standing', '<=', LEADING)
    .orderBy('standing')
    .limit(limit)
    .execute()
}

/**
 * Places of which a name begins so, in order of standing; of the leading places only when `leading` is set.
 * Folded text holds letters, digits and spaces only, so nothing in it means anything to LIKE.
 */
export function findPlacesNamed(
  db: Database | Tx,
  beginning: string,
  limit: number,
  leading = false,
): Promise<PlaceRow[]> {
  let names = db.selectFrom('place_name').select('place_id').where('folded', 'like', `${beginning}%`)
  if (leading) names = names.where('standing', '<=', LEADING)
  return db
    .with('named', () => names.select('standing').distinct().orderBy('standing').limit(limit))
    .selectFrom('named')
    .innerJoin('place', 'place.id', 'named.place_id')
    .selectAll('place')
    .orderBy('place.standing')
    .execute()
}

const inRegions =
  (regions: readonly Region[]) =>
  ({ and, eb, or }: ExpressionBuilder<DB, 'place'>) =>
    or(
      regions.map(({ country, admin1 }) =>
        and([eb('country', '=', country), ...(admin1 === null ? [] : [eb('admin1', '=', admin1)])]),
      ),
    )

/** The leading one of the places of which a name is this, in one of some regions; null: anywhere. */
export async function findPlaceCalled(
  db: Database | Tx,
  folded: string,
  regions: readonly Region[] | null,
): Promise<PlaceRow | null> {
  const row = await db
    .selectFrom('place')
    .selectAll()
    .where('id', 'in', (names) =>
      names.selectFrom('place_name').select('place_id').where('folded', '=', folded),
    )
    .$if(regions !== null, (places) => places.where(inRegions(regions ?? [])))
    .orderBy('standing')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Most places of one name: more are told apart by their region. */
const NAMESAKES = 12

/** The places of which a name is one of these, for each name the leading ones. */
export async function findPlacesCalled(
  db: Database | Tx,
  folded: readonly string[],
): Promise<(PlaceRow & { folded: string })[]> {
  if (folded.length === 0) return []
  const { rows } = await sql<PlaceRow & { folded: string }>`
    select place.*, called.folded
    from unnest(${folded}::text[]) as asked (folded)
    cross join lateral (
      select place_name.folded, place_name.place_id from place_name
      where place_name.folded = asked.folded
      order by place_name.standing limit ${NAMESAKES}) as called
    join place on place.id = called.place_id
    order by place.standing`.execute(db)
  return rows
}

/** Cities by name in some countries, states or provinces. */
export function findPlacesIn(
  db: Database | Tx,
  regions: readonly Region[],
  beginning: string,
  limit: number,
): Promise<PlaceRow[]> {
  return db
    .selectFrom('place')
    .selectAll()
    .where('id', 'in', (names) =>
      names.selectFrom('place_name').select('place_id').where('folded', 'like', `${beginning}%`),
    )
    .where(inRegions(regions))
    .orderBy('standing')
    .limit(limit)
    .execute()
}

/** The largest places of some countries, states or provinces; of the leading places only when `leading` is set. */
export function findPlacesOf(
  db: Database | Tx,
  regions: readonly Region[],
  limit: number,
  leading = false,
): Promise<PlaceRow[]> {
  if (regions.length === 0) return Promise.resolve([])
  return db
    .selectFrom('place')
    .selectAll()
    .where(inRegions(regions))
    .$if(leading, (places) => places.where('standing', '<=', LEADING))
    .orderBy('standing')
    .limit(limit)
    .execute()
}

/** Places of 15 000 people or more in some cells of the 2° grid, the nearest to a position first. */
export function findPlacesNear(
  db: Database | Tx,
  cells: readonly number[],
  { lat, lng }: Position,
  limit: number,
): Promise<(PlaceRow & { miles: number })[]> {
  return db
    .selectFrom('place')
    .selectAll()
    .select(sql<number>`distance_miles(${lat}, ${lng}, lat, lng)`.as('miles'))
    .where('cell_coarse', '=', sql<number>`any(${cells})`)
    .where('population', '>=', sql.lit(15_000))
    .orderBy('miles')
    .limit(limit)
    .execute()
}

export function findPlaces(db: Database | Tx, ids: readonly number[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('place').selectAll().where('id', 'in', ids).execute()
}

/** A place as it is loaded, with every folded name it is found by. */
export interface LoadedPlace {
  id: number
  name: string
  nameAm: string | null
  admin1: string | null
  country: string
  lat: number
  lng: number
  population: number
  tier: string | null
  foldedNames: readonly string[]
}

/** One load at a time; the second waits here and then finds the edition there. */
export async function lockEditions(tx: Tx): Promise<void> {
  await sql`lock table place_edition in exclusive mode`.execute(tx)
}

export async function hasEdition(db: Database | Tx, name: string): Promise<boolean> {
  const row = await db.selectFrom('place_edition').select('name').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}

export async function saveEdition(tx: Tx, name: string): Promise<void> {
  await tx.insertInto('place_edition').values({ name }).execute()
}

/** Rows a statement: neither a hundred thousand statements nor one that holds everything in memory at once. */
const BATCH = 20_000

/**
 * Writes places in the order of their standing. A place that is there already is brought up to date, since
 * others point to it; all names are replaced.
 */
export async function savePlaces(tx: Tx, places: readonly LoadedPlace[]): Promise<void> {
  await tx.deleteFrom('place_name').execute()
  for (let start = 0; start < places.length; start += BATCH) {
    const batch = places
      .slice(start, start + BATCH)
      .map((place, index) => ({ ...place, standing: start + index + 1 }))
    await sql`
      merge into place using (
        select * from unnest(
          ${column(batch, ({ id }) => id)}::integer[], ${column(batch, ({ name }) => name)},
          ${column(batch, ({ nameAm }) => nameAm)}, ${column(batch, ({ admin1 }) => admin1)},
          ${column(batch, ({ country }) => country)}, ${column(batch, ({ lat }) => lat)}::double precision[],
          ${column(batch, ({ lng }) => lng)}::double precision[],
          ${column(batch, ({ population }) => population)}::integer[], ${column(batch, ({ tier }) => tier)},
          ${column(batch, (place) => cellOf('coarse', place))}::integer[],
          ${column(batch, ({ standing }) => standing)}::integer[])
      ) as loaded (id, name, name_am, admin1, country, lat, lng, population, tier, cell_coarse, standing)
      on place.id = loaded.id
      when matched then update set
        name = loaded.name, name_am = loaded.name_am, admin1 = loaded.admin1, country = loaded.country,
        lat = loaded.lat, lng = loaded.lng, population = loaded.population, tier = loaded.tier,
        cell_coarse = loaded.cell_coarse, standing = loaded.standing
      when not matched then insert
        (id, name, name_am, admin1, country, lat, lng, population, tier, cell_coarse, standing)
        values (loaded.id, loaded.name, loaded.name_am, loaded.admin1, loaded.country, loaded.lat, loaded.lng,
          loaded.population, loaded.tier, loaded.cell_coarse, loaded.standing)`.execute(tx)
    const names = batch.flatMap(({ id, standing, foldedNames }) =>
      foldedNames.map((folded) => ({ id, standing, folded })),
    )
    await sql`
      insert into place_name (place_id, folded, standing)
      select * from unnest(
        ${column(names, ({ id }) => id)}::integer[], ${column(names, ({ folded }) => folded)},
        ${column(names, ({ standing }) => standing)}::integer[])`.execute(tx)
  }
}

/**
 * A text[] of one column, null for what is null or empty. It travels as lines of one text, since the driver
 * takes far longer to write a hundred thousand elements of an array; no name holds a line break.
 */
const column = <Row>(rows: readonly Row[], value: (row: Row) => string | number | null) =>
  sql`string_to_array(${rows.map(value).join('\n')}, E'\\n', '')`

/** The planner's figures, which a fresh table does not have yet. */
export async function analyzePlaces(db: Database): Promise<void> {
  await sql`analyze place, place_name, postal_code`.execute(db)
}
