import { sql } from 'kysely'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { type Corpus, readTerms, type Term, termColumns, termRead } from '#server/search/public.ts'

/** The words of listings, in titles, facts and descriptions, and the phrases of titles and cities. */
export const LISTING_TERMS: Corpus = {
  table: 'search_term',
  count: 'listings',
  read: termRead('listings.find-terms', 'search_term', 'listings'),
  wordsOf: (id) => sql`
    select unnest(tsvector_to_array(search)) as term from listing where id = ${id}
    union all
    select listing_phrases(title, place.name, place.name_am)
    from listing join place on place.id = listing.place_id where listing.id = ${id}`,
  counts: sql`
    select word as term, ndoc as n from ts_stat('select search from listing where state = ''active''')
    union all
    select phrase, count(*)
    from listing
    join place on place.id = listing.place_id
    cross join listing_phrases(title, place.name, place.name_am) as phrase
    where state = 'active'
    group by phrase`,
}

const FIND_BEGUN = {
  name: 'listings.find-begun-terms',
  text: `
    select ${termColumns('listings')} from (
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
  return readTerms(await hot.read(FIND_BEGUN, [folded, skeleton ?? '']))
}

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
