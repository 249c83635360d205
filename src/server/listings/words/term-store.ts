import { sql } from 'kysely'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** A word of listings, or two that stand together, as an index finds it. */
export interface Term {
  term: string
  folded: string
  sound: string
  stems: string[]
  /** How many active listings hold it, when it was last counted. */
  listings: number
}

export interface TermKeys extends Omit<Term, 'listings'> {
  skeleton: string
}

/** What a word may be found by. */
export interface TermQuery {
  folded: readonly string[]
  skeletons: readonly string[]
  stems: readonly string[]
}

/** Of so many words with the consonants of a short one, the rarest are not looked at. */
const MOST_TERMS = 1500

const FIND = {
  name: 'listings.find-terms',
  text: `
    select coalesce(json_agg(json_build_array(term, folded, sound, stems, listings)), '[]')::text from (
      select term, folded, sound, stems, listings from search_term
      where folded = any($1::text[]) or skeleton = any($2::text[]) or stems && $3::text[]
      order by listings desc, term
      limit ${MOST_TERMS}
    ) as known`,
}

/** Every word that may be another spelling or form of one of these. */
export async function findTerms(hot: HotReads, query: TermQuery): Promise<Term[]> {
  return read(await hot.read(FIND, [query.folded, query.skeletons, query.stems]))
}

const FIND_BEGUN = {
  name: 'listings.find-begun-terms',
  text: `
    select coalesce(json_agg(json_build_array(term, folded, sound, stems, listings)), '[]')::text from (
      (select * from search_term where folded >= $1 and folded < $1 || chr(1114111)
       order by listings desc, term limit 60)
      union
      (select * from search_term where $2 <> '' and skeleton >= $2 and skeleton < $2 || chr(1114111)
       order by listings desc, term limit 240)
    ) as known`,
}

/** The most frequent words that begin so, by their letters or by their consonants. */
export async function findBegunTerms(
  hot: HotReads,
  folded: string,
  skeleton: string | null,
): Promise<Term[]> {
  return read(await hot.read(FIND_BEGUN, [folded, skeleton ?? '']))
}

type Row = [term: string, folded: string, sound: string, stems: string[], listings: number]

const read = (json: string | null): Term[] =>
  (JSON.parse(json ?? '[]') as Row[]).map(([term, folded, sound, stems, listings]) => ({
    term,
    folded,
    sound,
    stems,
    listings,
  }))

/** Of these words those that a public listing holds at this moment; so many listings do not end within an hour. */
export async function findLivingTerms(hot: HotReads, terms: readonly string[]): Promise<Set<string>> {
  if (terms.length === 0) return new Set()
  const json = await hot.read(LIVING, [terms])
  return new Set(JSON.parse(json ?? '[]') as string[])
}

const LIVING = {
  name: 'listings.find-living-terms',
  text: `
    select coalesce(json_agg(term), '[]')::text from search_term
    where term = any($1::text[]) and (listings >= 100 or exists (
      select from listing
      where state = 'active' and expires_at > clock_now() and search @@ phraseto_tsquery('simple', term)))`,
}

/** Which of these words stand in these listings. */
export async function findTermsIn(
  hot: HotReads,
  listingIds: readonly string[],
  terms: readonly string[],
): Promise<string[]> {
  const json = await hot.read(TERMS_IN, [listingIds, terms])
  return JSON.parse(json ?? '[]') as string[]
}

const TERMS_IN = {
  name: 'listings.find-terms-in',
  text: `
    select coalesce(json_agg(term order by nth), '[]')::text
    from unnest($2::text[]) with ordinality as asked (term, nth)
    where exists (
      select from listing where id = any($1::uuid[]) and search @@ phraseto_tsquery('simple', term))`,
}

/** The words of one listing that no listing held before. */
export async function findNewTerms(tx: Tx, listingId: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select distinct term collate "C" as term from (
      select unnest(tsvector_to_array(search)) as term from listing where id = ${listingId}
      union all
      select listing_phrases(title, place.name, place.name_am)
      from listing join place on place.id = listing.place_id where listing.id = ${listingId}
    ) as held
    where is_search_term(term)
      and not exists (select from search_term where search_term.term = held.term collate "C")
    order by term`.execute(tx)
  return rows.map(({ term }) => term)
}

/** @param edition of the rules that made the keys */
export async function saveTerms(
  db: Database | Tx,
  edition: number,
  terms: readonly TermKeys[],
): Promise<void> {
  if (terms.length === 0) return
  await sql`
    insert into search_term (term, folded, sound, skeleton, stems, listings, edition)
    select term, folded, sound, skeleton, stems, 1, ${edition}
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      as made (term text, folded text, sound text, skeleton text, stems text[])
    order by term
    on conflict do nothing`.execute(db)
}

/** Counts the words of all active listings into a table of this transaction, `counted_term`. */
export async function countTerms(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(tx)
  await sql`
    create temporary table counted_term on commit drop as
    select word collate "C" as term, ndoc as listings
    from ts_stat('select search from listing where state = ''active''')
    where is_search_term(word)
    union all
    select phrase collate "C", count(*)
    from listing
    join place on place.id = listing.place_id
    cross join listing_phrases(title, place.name, place.name_am) as phrase
    where state = 'active' and is_search_term(phrase)
    group by phrase`.execute(tx)
  await sql`alter table counted_term add primary key (term)`.execute(tx)
  await sql`analyze counted_term`.execute(tx)
}

/** Takes away what no active listing holds and what other rules made; after countTerms. */
export async function deleteTerms(tx: Tx, edition: number, before: Date): Promise<void> {
  await sql`
    delete from search_term
    where edition <> ${edition}
      or learned_at < ${before} and not exists (select from counted_term where counted_term.term = search_term.term)
    `.execute(tx)
}

/** Counted words that are not known yet; after countTerms. */
export async function findUnknownTerms(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from counted_term
    where not exists (select from search_term where search_term.term = counted_term.term)
    order by term limit ${limit}`.execute(tx)
  return rows.map(({ term }) => term)
}

/** How many active listings hold each word; after countTerms. */
export async function correctCounts(tx: Tx): Promise<void> {
  await sql`
    update search_term set listings = counted_term.listings
    from counted_term
    where counted_term.term = search_term.term and counted_term.listings <> search_term.listings`.execute(tx)
}
