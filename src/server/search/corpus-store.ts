import { type RawBuilder, sql } from 'kysely'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Term, TermKeys, TermQuery } from './term-policy.ts'

/** The words of all documents of one kind, such as listings, in a table of their own. */
export interface Corpus {
  /** Table with the columns term, folded, sound, skeleton, stems, edition, learned_at and `count`. */
  table: string
  /** Its column with the number of documents that contain the word. */
  count: string
  /** Query of the words and phrases of one document, in one column `term`. */
  wordsOf(id: string): RawBuilder<unknown>
  /** Query of the words and phrases of all documents with the number of documents, in two columns `term` and `n`. */
  counts: RawBuilder<unknown>
  /** Reads terms by their keys; made by termRead. */
  read: HotRead
}

/** Beyond this, the rarest words with the consonants of a short one are not looked at. */
const TERMS_MAX = 1500

/** Columns of a Term as one JSON array. */
export const termColumns = (count: string): string =>
  `coalesce(json_agg(json_build_array(term, folded, sound, stems, ${count})), '[]')::text`

/** The read of a corpus, as a prepared statement of this name. */
export const termRead = (name: string, table: string, count: string): HotRead => ({
  name,
  text: `
    select ${termColumns(count)} from (
      select term, folded, sound, stems, ${count} from ${table}
      where folded = any($1::text[]) or skeleton = any($2::text[]) or stems && $3::text[]
      order by ${count} desc, term
      limit ${TERMS_MAX}
    ) as known`,
})

type Row = [term: string, folded: string, sound: string, stems: string[], count: number]

/** What termColumns wrote. */
export const readTerms = (json: string | null): Term[] =>
  (JSON.parse(json ?? '[]') as Row[]).map(([term, folded, sound, stems, count]) => ({
    term,
    folded,
    sound,
    stems,
    count,
  }))

/** Every word of the corpus that may be another spelling or form of one of these. */
export const findTerms =
  ({ read }: Corpus) =>
  async (hot: HotReads, query: TermQuery): Promise<Term[]> =>
    readTerms(await hot.read(read, [query.folded, query.skeletons, query.stems]))

const nameOf = ({ table, count }: Corpus) => ({ table: sql.table(table), count: sql.ref(count) })

/** The words of one document that no document had before. */
export async function findNewTerms(tx: Tx, corpus: Corpus, id: string): Promise<string[]> {
  const { table } = nameOf(corpus)
  const { rows } = await sql<{ term: string }>`
    select distinct term collate "C" as term from (${corpus.wordsOf(id)}) as used
    where is_search_term(term)
      and not exists (select from ${table} as known where known.term = used.term collate "C")
    order by term`.execute(tx)
  return rows.map(({ term }) => term)
}

/** @param edition of the rules that made the keys */
export async function saveTerms(
  db: Database | Tx,
  corpus: Corpus,
  edition: number,
  terms: readonly TermKeys[],
): Promise<void> {
  if (terms.length === 0) return
  const { table, count } = nameOf(corpus)
  await sql`
    insert into ${table} (term, folded, sound, skeleton, stems, ${count}, edition)
    select term, folded, sound, skeleton, stems, 1, ${edition}
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      as made (term text, folded text, sound text, skeleton text, stems text[])
    order by term
    on conflict do nothing`.execute(db)
}

/** Counts the words of all documents into a table of this transaction, `counted_term`. */
export async function countTerms(tx: Tx, { counts }: Corpus): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(tx)
  await sql`
    create temporary table counted_term on commit drop as
    select term collate "C" as term, n from (${counts}) as counted where is_search_term(term)`.execute(tx)
  await sql`alter table counted_term add primary key (term)`.execute(tx)
  await sql`analyze counted_term`.execute(tx)
}

/** Deletes words that no document contains and those of other editions of the rules; after countTerms. */
export async function deleteTerms(tx: Tx, corpus: Corpus, edition: number, before: Date): Promise<void> {
  const { table } = nameOf(corpus)
  await sql`
    delete from ${table} as known
    where edition <> ${edition}
      or learned_at < ${before} and not exists (select from counted_term where counted_term.term = known.term)
    `.execute(tx)
}

/** Counted words that are not in the corpus yet; after countTerms. */
export async function findUnknownTerms(tx: Tx, corpus: Corpus, limit: number): Promise<string[]> {
  const { table } = nameOf(corpus)
  const { rows } = await sql<{ term: string }>`
    select term from counted_term
    where not exists (select from ${table} as known where known.term = counted_term.term)
    order by term limit ${limit}`.execute(tx)
  return rows.map(({ term }) => term)
}

/** Corrects the number of documents of each word; after countTerms. */
export async function correctCounts(tx: Tx, corpus: Corpus): Promise<void> {
  const { table, count } = nameOf(corpus)
  await sql`
    update ${table} as known set ${count} = counted_term.n
    from counted_term
    where counted_term.term = known.term and counted_term.n <> known.${count}`.execute(tx)
}
