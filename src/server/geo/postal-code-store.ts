import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Position } from '#contract/geo/cell.ts'
import type { PostalCode } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { PlaceRow } from './place-store.ts'

export interface LoadedCode extends Position {
  code: string
  placeId: number
}

/** Replaces all codes. Arrays of a few kilobytes each would be slow to write: they travel as one text. */
export async function savePostalCodes(tx: Tx, codes: readonly LoadedCode[]): Promise<void> {
  await tx.deleteFrom('postal_code').execute()
  await sql`
    insert into postal_code (code, lat, lng, place_id)
    select code, lat, lng, "placeId"
    from json_to_recordset(${JSON.stringify(codes)}::json)
      as loaded (code text, lat double precision, lng double precision, "placeId" integer)`.execute(tx)
}

export async function findPostalCode(
  db: Database | Tx,
  code: string,
): Promise<Pick<Selectable<PostalCode>, 'lat' | 'lng'> | null> {
  const row = await db
    .selectFrom('postal_code')
    .select(['lat', 'lng'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/** The city of a postal code. */
export async function findPlaceOfCode(db: Database | Tx, code: string): Promise<PlaceRow | null> {
  const row = await db
    .selectFrom('postal_code')
    .innerJoin('place', 'place.id', 'postal_code.place_id')
    .selectAll('place')
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}
