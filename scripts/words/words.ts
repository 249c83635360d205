import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import type { TranslatedLanguage } from '#contract/language/reviewed-share.ts'
import { catalogueAm } from '#web/app/catalogue.am.ts'
import { catalogueEn } from '#web/app/catalogue.en.ts'
import { staffWordsAm } from '#web/app/staff/staff-catalogue.am.ts'
import { staffWordsEn } from '#web/app/staff/staff-catalogue.en.ts'
import { datingAm } from '#web/dating/messages.am.ts'
import { datingEn } from '#web/dating/messages.en.ts'
import { paymentsAm } from '#web/payments/messages.am.ts'
import { paymentsEn } from '#web/payments/messages.en.ts'
import { titleExamplesAm } from '#web/listings/posting/examples/messages.am.ts'
import { titleExamplesEn } from '#web/listings/posting/examples/messages.en.ts'
import { joinWords } from '#web/platform/language/join-words.ts'
import { readCsv, writeCsv } from './csv.ts'
import { compareCatalogues } from './message-catalogues.ts'
import { type AllReviews, digestOf, readReviews, readState, writeState } from './reviews.ts'
import { escapeDots, leavesOf, trialWords } from './trial-words.ts'
import { ROOT } from '../repository.ts'

/** One sentence of the app in its languages. */
export interface Sentence {
  /** Its path in the catalogue, such as 'ui.retry'; refusals of the server stand under 'errors'. */
  key: string
  en: string
  am: string
  ti: string
  om: string
}

/** The languages of the table behind English, in the order of its columns. */
export const TRANSLATIONS = [
  { language: 'am', name: 'Amharic' },
  { language: 'ti', name: 'Tigrinya' },
  { language: 'om', name: 'Afaan Oromo' },
] as const satisfies readonly { language: TranslatedLanguage; name: string }[]

const HEAD = ['key', 'English', ...TRANSLATIONS.flatMap(({ name }) => [name, `${name} state`])]

/** With what staff alone read, those who date, pay or post. */
const everything = (
  { words, errors, problems }: typeof catalogueEn,
  staff: typeof staffWordsEn | typeof staffWordsAm,
  parts: { dating: typeof datingEn | typeof datingAm; payments: typeof paymentsEn | typeof paymentsAm },
  titleExamples: object,
) => ({
  ...joinWords(joinWords(words, staff), parts),
  titleExamples,
  errors,
  problems,
})
const everythingEn = () =>
  everything(catalogueEn, staffWordsEn, { dating: datingEn, payments: paymentsEn }, titleExamplesEn)
const everythingAm = () =>
  everything(catalogueAm, staffWordsAm, { dating: datingAm, payments: paymentsAm }, titleExamplesAm)

/** Every sentence that the web app says, in the order of the catalogue; an empty one is missing. */
export function allSentences(): Sentence[] {
  const am = new Map(leavesOf(everythingAm()))
  const [ti, om] = [trialWords('ti'), trialWords('om')]
  return leavesOf(everythingEn()).map(([key, en]) => ({
    key,
    en,
    am: am.get(key) ?? '',
    ti: ti.get(key) ?? '',
    om: om.get(key) ?? '',
  }))
}

/** As CSV, one sentence a line, for reviewers and their spreadsheets. */
export function exportWords(reviews: AllReviews = readReviews()): string {
  const rows = allSentences().map((sentence) => {
    const { key, en } = sentence
    const columns = TRANSLATIONS.flatMap(({ language }) => {
      const text = sentence[language]
      return [text, writeState(reviews[language][key], en, text)]
    })
    return [key, en, ...columns]
  })
  return writeCsv([HEAD, ...rows])
}

export interface Review {
  /** Why nothing may be taken over. */
  problems: string[]
  /** Sentences that a reviewer changed, by their key. */
  changed: Record<TranslatedLanguage, Map<string, string>>
  /** Every review as it will be. */
  reviews: AllReviews
}

/** Reads what reviewers sent back. One wrong line, and nothing is to be taken over. */
export function readReview(csv: string, reviews: AllReviews = readReviews()): Review {
  const [head, ...rows] = readCsv(csv)
  const review: Review = {
    problems: [],
    changed: { am: new Map(), ti: new Map(), om: new Map() },
    reviews: structuredClone(reviews),
  }
  if (head?.join() !== HEAD.join()) {
    review.problems.push(`the first line is not ${HEAD.join(',')}`)
    return review
  }
  const known = new Map(allSentences().map((sentence) => [sentence.key, sentence]))
  for (const [key = '', en = '', ...columns] of rows) {
    const sentence = known.get(key)
    if (!sentence) review.problems.push(`${key}: no such sentence`)
    else if (sentence.en !== en)
      review.problems.push(`${key}: the English sentence has changed since the export`)
    else readColumns(sentence, columns, review)
  }
  return review
}

function readColumns(sentence: Sentence, columns: readonly string[], review: Review): void {
  const { key, en } = sentence
  for (const [at, { language, name }] of TRANSLATIONS.entries()) {
    const [text = '', state = ''] = columns.slice(at * 2)
    if (text !== sentence[language]) {
      const problems = compareCatalogues({ [key]: en }, { [key]: text }, language)
      review.problems.push(...problems.map((why) => `${why} (${name})`))
      review.changed[language].set(key, text)
    }
    const read = readState(state, en, text)
    if (typeof read === 'string') review.problems.push(`${key}: ${read} (${name})`)
    else if (read) review.reviews[language][key] = read
    else delete review.reviews[language][key]
  }
}

/** How much of a language is reviewed as it stands, in whole percent, rounded down. */
export function reviewedShare(language: TranslatedLanguage, reviews: AllReviews = readReviews()): number {
  const sentences = allSentences()
  const read = sentences.filter(
    ({ key, en, [language]: text }) => reviews[language][key]?.digest === digestOf(en, text),
  )
  return Math.floor((100 * read.length) / sentences.length)
}

/** Where an Amharic sentence stands in the sources. */
export interface Literal {
  file: string
  /** What it says. */
  text: string
  start: number
  end: number
}

/** Files whose one export holds Amharic sentences. */
const AMHARIC_FILES = ['src/web/**/messages.am.ts', 'src/contract/**/*messages.am.ts']

/** Finds every Amharic sentence of the catalogue in the sources, by the objects that the catalogue is put together from. */
export async function amharicLiterals(): Promise<ReadonlyMap<string, Literal>> {
  const files = globSync(AMHARIC_FILES, { cwd: ROOT })
  const owners: Owners = new Map()
  for (const file of files) {
    const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, object>
    for (const [name, tree] of Object.entries(module)) own(tree, { file, path: name }, owners)
  }
  const literals = new Map(files.map((file) => [file, literalsOf(file)]))
  const literalOf = (tree: object | undefined, key: string) => {
    const places = (tree && owners.get(tree)) ?? []
    return places
      .map(({ file, path }) => literals.get(file)?.get(`${path}.${escapeDots(key)}`))
      .find((literal) => literal !== undefined)
  }
  // an object that was spread into another is known by what it holds
  const holderOf = (key: string, text: string) =>
    [...owners.keys()].find((tree) => Reflect.get(tree, key) === text && literalOf(tree, key))
  const found = new Map<string, Literal>()
  const visit = (tree: object, path: readonly string[]) => {
    for (const [key, branch] of Object.entries(tree) as [string, unknown][]) {
      const at = [...path, escapeDots(key)]
      if (typeof branch === 'object' && branch !== null) visit(branch, at)
      if (typeof branch !== 'string') continue
      const literal = literalOf(tree, key) ?? literalOf(holderOf(key, branch), key)
      if (literal) found.set(at.join('.'), literal)
    }
  }
  visit(everythingAm(), [])
  return found
}

interface Owner {
  file: string
  path: string
}
/** Where an object stands: in one file, and in every other one whose objects it was spread into. */
type Owners = Map<object, Owner[]>

function own(tree: object, at: Owner, owners: Owners): void {
  owners.set(tree, [...(owners.get(tree) ?? []), at])
  for (const [key, branch] of Object.entries(tree) as [string, unknown][])
    if (typeof branch === 'object' && branch !== null)
      own(branch, { ...at, path: `${at.path}.${escapeDots(key)}` }, owners)
}

/** The string literals of a file of messages, by the name of their export and their path in it. */
function literalsOf(file: string): ReadonlyMap<string, Literal> {
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  const found = new Map<string, Literal>()
  const visit = (node: ESTree.Node | null, path: string): void => {
    if (node?.type === 'ObjectExpression')
      for (const property of node.properties)
        if (property.type === 'Property') visit(property.value, `${path}.${nameOf(property.key)}`)
    if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
      visit(node.expression, path)
    if (node?.type === 'Literal' && typeof node.value === 'string')
      found.set(path, { file, text: node.value, start: node.start, end: node.end })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') visit(init, id.name)
    },
  }).visit(program)
  return found
}

const nameOf = (key: ESTree.Node): string => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? escapeDots(String(key.value)) : '?'
}

/** A file's text with sentences put in the place of its literals. */
export function replaceLiterals(text: string, changes: readonly Literal[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, text: sentence }) =>
        rest.slice(0, start) + JSON.stringify(sentence) + rest.slice(end),
      text,
    )
}
