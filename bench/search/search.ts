// npm run bench:search [-- --pairs <csv>] [--seed 7]
// How well words are found in the other script and in other spellings, among 10 000 others, by the server's own search
// for variants over its own table: those of a file, else the kept pairs of Tigrinya and Afaan Oromo. A database of its own, in a folder that is gone afterwards. Ends with 0 only when
// every figure is as promised.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { findVariants } from '#server/listings/words/find-variants.ts'
import { EDITION, foldTerm, keysOf } from '#server/search/term-policy.ts'
import { LISTING_TERMS } from '#server/listings/words/term-store.ts'
import { saveTerms } from '#server/search/corpus-store.ts'
import { startEmbedded } from '#server/platform/database/embedded-server.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openConnections, type OpenDatabase } from '#server/platform/database/open-database.ts'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { searchWords } from '#server/search/word-policy.ts'
import { gatherWords, type Lexicon, type Pair, readPairs } from './search-words.ts'

interface Question {
  typed: string
  /** Folded spellings of which any is right. */
  right: ReadonlySet<string>
}

interface Recall {
  name: string
  questions: number
  /** Shares of the questions whose answer is the first, or among the first five. */
  first: number
  five: number
  /** Whose answer is not among the first five. */
  missed: string[]
  promised: { first: number; five: number }
}

const PROMISED = {
  latinToGeez: { first: 0.95, five: 0.98 },
  geezToLatin: { first: 0.94, five: 0.98 },
  latinVariants: { first: 0.9, five: 0.97 },
  falseHits: 0.03,
}

const wordsOf = (text: string) => searchWords(text.toLowerCase().replaceAll(/['’]/g, '')).join(' ')
const fold = (text: string) => foldTerm(wordsOf(text))

/** The words that are found by their sound, the best first; forms and synonyms are not looked at. */
async function soundsLike(
  { hot }: OpenDatabase,
  terms: ReadonlySet<string>,
  typed: string,
): Promise<string[]> {
  const text = wordsOf(typed)
  const { each, joined } = await findVariants(hot, text, true)
  const variants = each.length === 1 ? (each[0] ?? []) : joined
  const sounds = variants.filter(({ tier }) => tier !== 'related').map(({ term }) => term)
  return terms.has(text) ? [text, ...sounds] : sounds
}

/** Makes these the words that listings hold. */
async function fill({ db }: OpenDatabase, terms: ReadonlySet<string>): Promise<void> {
  await sql`truncate search_term`.execute(db)
  await saveTerms(db, LISTING_TERMS, EDITION, [...terms].map(keysOf))
  await sql`analyze search_term`.execute(db)
}

async function measureRecall(
  opened: OpenDatabase,
  terms: ReadonlySet<string>,
  questions: readonly Question[],
  { name, promised }: Pick<Recall, 'name' | 'promised'>,
): Promise<Recall> {
  let first = 0
  let five = 0
  const missed: string[] = []
  for (const { typed, right } of questions) {
    const found = await soundsLike(opened, terms, typed)
    const place = found.findIndex((term) => right.has(foldTerm(term)))
    if (place === 0) first++
    if (place !== -1 && place < 5) five++
    else missed.push(typed)
  }
  const all = Math.max(questions.length, 1)
  return { name, questions: questions.length, first: first / all, five: five / all, missed, promised }
}

/** The share of English words for which any word is found that is none of them. */
async function measureFalseHits(
  opened: OpenDatabase,
  terms: ReadonlySet<string>,
  english: readonly string[],
  isForeign: (term: string) => boolean,
): Promise<number> {
  let hits = 0
  for (const word of english) if ((await soundsLike(opened, terms, word)).some(isForeign)) hits++
  return hits / english.length
}

/** Every spelling, each right where any pair writes it so. */
function latinQuestions(pairs: readonly Pair[], from: number, right: (pair: Pair) => string): Question[] {
  return pairs.flatMap(({ latin }) =>
    latin.slice(from).map((typed) => ({
      typed,
      right: new Set(pairs.filter((pair) => pair.latin.includes(typed)).map((pair) => fold(right(pair)))),
    })),
  )
}

const commonest = ({ latin }: Pair) => latin[0] ?? ''

/** What was measured of one way to ask, in each draw. */
function printRecall(draws: readonly Recall[]): boolean {
  const [one] = draws
  if (!one) return true
  const { name, questions, promised } = one
  const firsts = draws.map(({ first }) => first)
  const fives = draws.map(({ five }) => five)
  const holds = mean(firsts) >= promised.first && mean(fives) >= promised.five
  console.log(
    `${name.padEnd(24)} ${String(questions).padStart(4)} asked  @1 ${spread(firsts)} (≥ ${percent(promised.first)})  ` +
      `@5 ${spread(fives)} (≥ ${percent(promised.five)})${holds ? '' : '  falls short'}`,
  )
  const missed = new Set(draws.flatMap((draw) => draw.missed))
  if (missed.size > 0) console.log(`  not found in a draw: ${[...missed].join(', ')}`)
  return holds
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length
/** The mean, and between what it lies. */
const spread = (shares: readonly number[]) =>
  `${percent(mean(shares))} [${(100 * Math.min(...shares)).toFixed(1)}–${(100 * Math.max(...shares)).toFixed(1)}]`

/** What one draw of other words came to. */
interface Figures {
  recalls: Recall[]
  falseHits: number
}

/** Words of Qubee, which has no other script: they are found by other ways to spell them. */
async function benchLatin(opened: OpenDatabase, pairs: readonly Pair[], lexicon: Lexicon): Promise<Figures> {
  const words = new Set(pairs.map((pair) => wordsOf(pair.geez)))
  const terms = new Set([...words, ...lexicon.distractors])
  await fill(opened, terms)
  const questions = latinQuestions(pairs, 0, (pair) => pair.geez)
  const recall = await measureRecall(opened, terms, questions, {
    name: 'Latin → Qubee',
    promised: PROMISED.latinToGeez,
  })
  const falseHits = await measureFalseHits(opened, terms, lexicon.english, (term) => words.has(term))
  return { recalls: [recall], falseHits }
}

function printFalseHits(shares: readonly number[]): boolean {
  const isFew = mean(shares) <= PROMISED.falseHits
  console.log(
    `English words with a false hit  ${spread(shares)} (≤ ${percent(PROMISED.falseHits)})${isFew ? '' : '  too many'}`,
  )
  return isFew
}

async function measure(opened: OpenDatabase, pairs: readonly Pair[], seed: number): Promise<Figures> {
  const lexicon = gatherWords(pairs, seed)
  const { distractors, english } = lexicon
  if (!pairs.some(({ geez }) => isEthiopic(geez))) return benchLatin(opened, pairs, lexicon)
  const geez = new Set([...pairs.map((pair) => wordsOf(pair.geez)), ...distractors])
  await fill(opened, geez)
  const recalls = [
    await measureRecall(
      opened,
      geez,
      latinQuestions(pairs, 0, (pair) => pair.geez),
      { name: 'Latin → Ge’ez', promised: PROMISED.latinToGeez },
    ),
  ]
  const falseHits = await measureFalseHits(opened, geez, english, isEthiopic)
  const latin = new Set([...pairs.map((pair) => wordsOf(commonest(pair))), ...distractors])
  await fill(opened, latin)
  const asGeez = pairs.map(({ geez: typed }) => ({
    typed,
    right: new Set(
      pairs.filter((pair) => fold(pair.geez) === fold(typed)).map((pair) => fold(commonest(pair))),
    ),
  }))
  recalls.push(
    await measureRecall(opened, latin, asGeez, { name: 'Ge’ez → Latin', promised: PROMISED.geezToLatin }),
    await measureRecall(opened, latin, latinQuestions(pairs, 1, commonest), {
      name: 'Latin → other Latin',
      promised: PROMISED.latinVariants,
    }),
  )
  return { recalls, falseHits }
}

/**
 * Which other words are drawn moves a figure by a percent, and every word that the interface gains draws them anew: what
 * counts is the mean of several draws.
 */
const DRAWS = 5

function printDraws(pairs: readonly Pair[], seed: number, draws: readonly Figures[]): boolean {
  console.log(
    `${pairs.length} pairs among 10 000 other words and 2 000 English words · mean of ${DRAWS} draws, seeds ${seed} to ${seed + DRAWS - 1}`,
  )
  const held =
    draws[0]?.recalls.map((_, at) => printRecall(draws.flatMap(({ recalls }) => recalls[at] ?? []))) ?? []
  return [...held, printFalseHits(draws.map(({ falseHits }) => falseHits))].every(Boolean)
}

/** In a database that is gone afterwards. */
async function benchApart(pairs: readonly Pair[], seed: number): Promise<boolean> {
  const folder = temporaryFolder()
  const server = await startEmbedded({ dataDir: folder, database: 'bench_search' })
  try {
    await migrate(server.connection)
    const draws: Figures[] = []
    for (let n = 0; n < DRAWS; n++) {
      // its own connections: a server remembers for some seconds what it found for a word
      const opened = openConnections(server.connection)
      try {
        draws.push(await measure(opened, pairs, seed + n))
      } finally {
        await opened.stop()
      }
    }
    return printDraws(pairs, seed, draws)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The pairs of a file; what is wrong with it is said in one sentence, and null answered. */
function pairsOf(path: string): Pair[] | null {
  try {
    return readPairs(path)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

const KEPT = ['ti', 'om'].map((language) => join(PROJECT_ROOT, `bench/search/pairs/${language}.csv`))

const { values } = parseArgs({
  options: { pairs: { type: 'string' }, seed: { type: 'string', default: '7' } },
})
for (const path of values.pairs === undefined ? KEPT : [values.pairs]) {
  console.log(basename(path))
  const pairs = pairsOf(path)
  if (pairs === null || !(await benchApart(pairs, Number(values.seed)))) process.exitCode = 1
}
