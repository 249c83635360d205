import { sql } from 'kysely'
import type { Term, TermKeys, TermQuery } from '#server/listings/words/public.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Of so many words with the consonants of a short one, the rarest are not looked at. */
const MOST_TERMS = 1500

const FIND = {
  name: 'groups.find-terms',
  text: `
    select coalesce(json_agg(json_build_array(term, folded, sound, stems, groups)), '[]')::text from (
      select term, folded, sound, stems, groups from group_term
      where folded = any($1::text[]) or skeleton = any($2::text[]) or stems && $3::text[]
      order by groups desc, term
      limit ${MOST_TERMS}
    ) as known`,
}

type Row = [term: string, folded: string, sound: string, stems: string[], groups: number]

/** Every word of a group that may be another spelling or form of one of these. */
export async function findGroupTerms(hot: HotReads, query: TermQuery): Promise<Term[]> {
  const json = await hot.read(FIND, [query.folded, query.skeletons, query.stems])
  return (JSON.parse(json ?? '[]') as Row[]).map(([term, folded, sound, stems, groups]) => ({
    term,
    folded,
    sound,
    stems,
    listings: groups,
  }))
}

/** The words of one group that no group held before. */
export async function findNewGroupTerms(tx: Tx, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select distinct term collate "C" as term from (
      select unnest(tsvector_to_array(search)) as term from community_group where id = ${groupId}
      union all
      select listing_phrases(title, location_city, null) from community_group where id = ${groupId}
    ) as held
    where is_search_term(term)
      and not exists (select from group_term where group_term.term = held.term collate "C")
    order by term`.execute(tx)
  return rows.map(({ term }) => term)
}

/** @param edition of the rules that made the keys */
export async function saveGroupTerms(tx: Tx, edition: number, terms: readonly TermKeys[]): Promise<void> {
  if (terms.length === 0) return
  await sql`
    insert into group_term (term, folded, sound, skeleton, stems, groups, edition)
    select term, folded, sound, skeleton, stems, 1, ${edition}
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      as made (term text, folded text, sound text, skeleton text, stems text[])
    order by term
    on conflict do nothing`.execute(tx)
}

/** Counts the words of all groups into a table of this transaction, `counted_term`. */
export async function countGroupTerms(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(tx)
  await sql`
    create temporary table counted_term on commit drop as
    select word collate "C" as term, ndoc as groups
    from ts_stat('select search from community_group where archived_at is null')
    where is_search_term(word)
    union all
    select phrase collate "C", count(*)
    from community_group cross join listing_phrases(title, location_city, null) as phrase
    where archived_at is null and is_search_term(phrase)
    group by phrase`.execute(tx)
  await sql`alter table counted_term add primary key (term)`.execute(tx)
  await sql`analyze counted_term`.execute(tx)
}

/** Takes away what no group holds and what other rules made; after countGroupTerms. */
export async function deleteGroupTerms(tx: Tx, edition: number, before: Date): Promise<void> {
  await sql`
    delete from group_term
    where edition <> ${edition}
      or learned_at < ${before} and not exists (select from counted_term where counted_term.term = group_term.term)
    `.execute(tx)
}

/** Counted words that are not known yet; after countGroupTerms. */
export async function findUnknownGroupTerms(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from counted_term
    where not exists (select from group_term where group_term.term = counted_term.term)
    order by term limit ${limit}`.execute(tx)
  return rows.map(({ term }) => term)
}

/** How many groups hold each word; after countGroupTerms. */
export async function correctGroupCounts(tx: Tx): Promise<void> {
  await sql`
    update group_term set groups = counted_term.groups
    from counted_term
    where counted_term.term = group_term.term and counted_term.groups <> group_term.groups`.execute(tx)
}
