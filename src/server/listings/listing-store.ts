import { type RawBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Listing } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { addToCorpus } from '#server/search/public.ts'
import { LISTING_TERMS } from './words/term-store.ts'

export const COLUMNS = [
  'id',
  'owner_id',
  'version',
  'photo_count',
  'place_id',
  'price_minor',
  'price_max_minor',
  'settled_price_minor',
  'settled_price_until',
  'created_at',
  'updated_at',
  'published_at',
  'bumped_at',
  'renewed_at',
  'expires_at',
  'paid_until',
  'closed_at',
  'close_outcome',
  'decision_reason',
  'decision_note',
  'deleted_at',
  'state',
  'withheld_from',
  'withheld_for',
  'category',
  'subcategory',
  'kind',
  'lang',
  'price_type',
  'price_period',
  'currency',
  'slug',
  'title',
  'description',
  'translation_lang',
  'translation_title',
  'translation_description',
  'neighborhood',
  'postal_code',
  'phone',
  'phone_ways',
  'languages',
  'details',
] as const satisfies readonly (keyof Listing)[]

export type ListingRow = Pick<Selectable<Listing>, (typeof COLUMNS)[number]>

/** What its owner writes. */
export type ContentColumns = Pick<
  Insertable<Listing>,
  | 'category'
  | 'subcategory'
  | 'kind'
  | 'lang'
  | 'title'
  | 'slug'
  | 'description'
  | 'translation_lang'
  | 'translation_title'
  | 'translation_description'
  | 'neighborhood'
  | 'postal_code'
  | 'phone'
  | 'phone_ways'
  | 'languages'
  | 'details'
  | 'highlights'
  | 'place_id'
  | 'price_type'
  | 'price_minor'
  | 'price_max_minor'
  | 'price_period'
  | 'currency'
>

/** What search and lists go by; only of what has been published. */
export interface IndexColumns {
  expires_at: Date
  lat: number
  lng: number
  cell: number
  cell_coarse: number
}

export async function insertDraft(
  tx: Tx,
  draft: ContentColumns & {
    id: string
    owner_id: string
    photo_count: number
    created_at: Date
    updated_at: Date
  },
): Promise<ListingRow> {
  return tx.insertInto('listing').values(draft).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** Null when there is none. Nobody else changes it until the transaction ends. */
export async function lockListing(tx: Tx, id: string): Promise<ListingRow | null> {
  const row = await tx
    .selectFrom('listing')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findListing(db: Database | Tx, id: string): Promise<ListingRow | null> {
  const row = await db.selectFrom('listing').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** SQL: no block stands between the owner of `listing` and this person; true for visitors. */
export const isShownTo = (viewerId: string | null) => sql<boolean>`
  (${viewerId}::uuid is null or not is_blocked_between(listing.owner_id, ${viewerId}::uuid))`

/**
 * A listing as somebody else finds it: what a block hides does not exist for either of the two. Whatever reads a listing
 * or acts on one for somebody who may not own it begins here; the state is for the caller to look at.
 */
export async function findShownListing(
  db: Database | Tx,
  id: string,
  viewerId: string,
): Promise<ListingRow | null> {
  const [row] = await findShownListings(db, [id], viewerId)
  return row ?? null
}

/** Several listings as they are shown, in no order. */
export function findShownListings(
  db: Database | Tx,
  ids: readonly string[],
  viewerId: string,
): Promise<ListingRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('listing').select(COLUMNS).where('id', 'in', ids).where(isShownTo(viewerId)).execute()
}

/** Of whatever is not deleted. */
export function findTitles(
  db: Database | Tx,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('listing')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('state', '<>', 'deleted')
    .execute()
}

/** How it was closed, beside what its owner said of it. */
export function findClosing(
  tx: Tx,
  id: string,
): Promise<{ closed_from: string | null; closed_with: string | null }> {
  return tx
    .selectFrom('listing')
    .select(['closed_from', 'closed_with'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What the price is held against until then; null: against itself. */
export async function saveSettledPrice(
  tx: Tx,
  id: string,
  settled: { minor: number; until: Date } | null,
): Promise<void> {
  await tx
    .updateTable('listing')
    .set({ settled_price_minor: settled?.minor ?? null, settled_price_until: settled?.until ?? null })
    .where('id', '=', id)
    .execute()
}

export async function saveContent(
  tx: Tx,
  id: string,
  content: ContentColumns & { photo_count: number; updated_at: Date },
): Promise<ListingRow> {
  return tx
    .updateTable('listing')
    .set({ ...content, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Publishes a listing: from now on it is found and shown, with its search vector and grid cells. */
export const publishRow = (tx: Tx, id: string, index: IndexColumns, publishedAt: Date): Promise<ListingRow> =>
  writeIndex(tx, id, index, {
    state: 'active',
    published_at: publishedAt,
    bumped_at: publishedAt,
    updated_at: publishedAt,
    version: sql<number>`version + 1`,
    decision_reason: null,
    decision_note: null,
  })

/** Writes the search vector and grid cells of a listing from its other columns and its city. */
export const reindexListing = (tx: Tx, id: string, index: IndexColumns): Promise<ListingRow> =>
  writeIndex(tx, id, index, {})

async function writeIndex(
  tx: Tx,
  id: string,
  index: IndexColumns,
  columns: Updateable<Listing> | { version: RawBuilder<number> },
): Promise<ListingRow> {
  const row = await tx
    .updateTable('listing')
    .from('place')
    .set({
      ...index,
      ...columns,
      search: sql`listing_search(
        search_words(concat_ws(' ', title, translation_title)),
        search_words(listing_facts(subcategory, details, neighborhood, place.name, place.name_am)),
        search_words(concat_ws(' ', description, translation_description)),
        category, details, ${index.cell}, ${index.cell_coarse})`,
    })
    .where('listing.id', '=', id)
    .whereRef('place.id', '=', 'listing.place_id')
    .returning(COLUMNS.map((column) => `listing.${column}` as const))
    .executeTakeFirstOrThrow()
  await addToCorpus(tx, LISTING_TERMS, id)
  return row
}

/** Complete, and waiting for staff. */
export async function handIn(tx: Tx, id: string, now: Date): Promise<ListingRow> {
  return changeState(tx, id, { state: 'pending_review', decision_reason: null, decision_note: null }, now)
}

/** Complete, and posted once it is paid for. */
export const awaitPayment = (tx: Tx, id: string, now: Date): Promise<ListingRow> =>
  changeState(tx, id, { state: 'awaiting_payment', decision_reason: null, decision_note: null }, now)

/** Another state, with what belongs to it. */
export async function changeState(
  tx: Tx,
  id: string,
  columns: Updateable<Listing>,
  now: Date,
): Promise<ListingRow> {
  return tx
    .updateTable('listing')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Its owner changed it in a way that others do not see yet. */
export async function countVersion(tx: Tx, id: string, now: Date): Promise<ListingRow> {
  return tx
    .updateTable('listing')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** What readers are warned of. */
export async function saveCautions(tx: Tx, id: string, cautions: readonly string[]): Promise<void> {
  await tx
    .updateTable('listing')
    .set({ cautions: [...cautions] })
    .where('id', '=', id)
    .execute()
}

/** Leaves the id, whose it was and when, and nothing of what it said. */
export async function emptyListing(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('listing')
    .set({
      state: 'deleted',
      deleted_at: now,
      updated_at: now,
      photo_count: 0,
      title: '',
      description: '',
      translation_lang: null,
      translation_title: null,
      translation_description: null,
      slug: '',
      details: '{}',
      highlights: '{}',
      languages: [],
      cautions: [],
      closed_with: null,
      decision_reason: null,
      decision_note: null,
      withheld_from: null,
      withheld_for: [],
      place_id: null,
      neighborhood: null,
      postal_code: null,
      phone: null,
      phone_ways: ['call'],
      lat: null,
      lng: null,
      cell: null,
      cell_coarse: null,
      search: null,
      featured_until: null,
      highlighted_until: null,
      price_type: null,
      price_minor: null,
      price_max_minor: null,
      price_period: null,
      currency: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Makes parallel creations of one person wait for each other, so that the count holds. */
export async function countDrafts(tx: Tx, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listing drafts ${ownerId}`}, 0))`.execute(tx)
  const { drafts } = await tx
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  return drafts
}

const EXPIRY_BATCH = 1000

/** Ends what is over, a batch at a time. @returns whether there may be more */
export async function expireBatch(tx: Tx): Promise<boolean> {
  const ended = await sql`
    update listing set state = 'expired'
    where id in (
      select id from listing
      where state in ('active', 'reserved', 'paused') and expires_at <= clock_now()
      order by expires_at
      limit ${EXPIRY_BATCH}
      for update skip locked)`.execute(tx)
  return Number(ended.numAffectedRows ?? 0) === EXPIRY_BATCH
}

export function exportListings(
  tx: Tx,
  ownerId: string,
): Promise<Omit<Selectable<Listing>, 'search' | 'point' | 'card' | 'soon'>[]> {
  return tx
    .selectFrom('listing')
    .select([
      ...COLUMNS,
      'closed_from',
      'closed_with',
      'reminded',
      'cautions',
      'featured_until',
      'highlighted_until',
      'lat',
      'lng',
      'cell',
      'cell_coarse',
      'highlights',
      'sort_price',
      'compared_price',
      'poster_verified',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
}

export async function deleteListingsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('listing').where('owner_id', '=', ownerId).execute()
}
