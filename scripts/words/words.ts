import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import { catalogueAm } from '#web/app/catalogue.am.ts'
import { catalogueEn } from '#web/app/catalogue.en.ts'
import { staffWordsAm } from '#web/app/staff/staff-catalogue.am.ts'
import { staffWordsEn } from '#web/app/staff/staff-catalogue.en.ts'
import { datingAm } from '#web/dating/messages.am.ts'
import { datingEn } from '#web/dating/messages.en.ts'
import { titleExamplesAm } from '#web/listings/posting/examples/messages.am.ts'
import { titleExamplesEn } from '#web/listings/posting/examples/messages.en.ts'
import { joinWords } from '#web/platform/language/join-words.ts'
import { wordsTi } from '#web/app/words.ti.ts'
import { readCsv, writeCsv } from './csv.ts'
import { compareCatalogues } from './message-catalogues.ts'
import { ROOT } from '../repository.ts'

/** One sentence of the app in its languages; an empty one is not translated yet. */
export interface Sentence {
  /** Its path in the catalogue, such as 'ui.retry'; refusals of the server stand under 'errors'. */
  key: string
  en: string
  am: string
  ti: string
}

const HEAD = ['key', 'English', 'Amharic', 'Tigrinya'] as const

/** With what staff alone read, those who date, and those who post. */
const everything = (
  { words, errors, problems }: typeof catalogueEn,
  staff: typeof staffWordsEn | typeof staffWordsAm,
  dating: typeof datingEn | typeof datingAm,
  titleExamples: object,
) => ({
  ...joinWords(joinWords(words, staff), { dating }),
  titleExamples,
  errors,
  problems,
})
const everythingEn = () => everything(catalogueEn, staffWordsEn, datingEn, titleExamplesEn)
const everythingAm = () => everything(catalogueAm, staffWordsAm, datingAm, titleExamplesAm)

function leavesOf(tree: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof tree === 'string') return [[path.join('.'), tree]]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, branch]) => leavesOf(branch, [...path, escapeDots(key)]))
}
/** Codes of errors have dots of their own. */
const escapeDots = (key: string) => key.replaceAll('.', '/')

/** Every sentence that the web app says, in the order of the catalogue. */
export function allSentences(): Sentence[] {
  const am = new Map(leavesOf(everythingAm()))
  return leavesOf(everythingEn()).map(([key, en]) => ({
    key,
    en,
    am: am.get(key) ?? '',
    ti: wordsTi[key] ?? '',
  }))
}

/** As CSV, one sentence a line, for reviewers and their spreadsheets. */
export const exportWords = (): string =>
  writeCsv([HEAD, ...allSentences().map(({ key, en, am, ti }) => [key, en, am, ti])])

export interface Review {
  /** Why nothing may be taken over. */
  problems: string[]
  /** Sentences that a reviewer changed. */
  changedAm: Sentence[]
  /** All of Tigrinya as it will be. */
  ti: Readonly<Record<string, string>>
}

/** Reads what reviewers sent back. One wrong line, and nothing is to be taken over. */
export function readReview(csv: string): Review {
  const [head, ...rows] = readCsv(csv)
  if (head?.join() !== HEAD.join())
    return { problems: [`the first line is not ${HEAD.join(',')}`], changedAm: [], ti: wordsTi }
  const known = new Map(allSentences().map((sentence) => [sentence.key, sentence]))
  const problems: string[] = []
  const changedAm: Sentence[] = []
  const ti = { ...wordsTi }
  for (const [key = '', en = '', am = '', tigrinya = ''] of rows) {
    const sentence = known.get(key)
    if (!sentence) problems.push(`${key}: no such sentence`)
    else if (sentence.en !== en) problems.push(`${key}: the English sentence has changed since the export`)
    else {
      if (am !== sentence.am) {
        problems.push(...compareCatalogues({ [key]: en }, { [key]: am }))
        changedAm.push({ ...sentence, am })
      }
      if (tigrinya === '') delete ti[key]
      else if (tigrinya !== sentence.ti) {
        problems.push(
          ...compareCatalogues({ [key]: en }, { [key]: tigrinya }).map((why) => `${why} (Tigrinya)`),
        )
        ti[key] = tigrinya
      }
    }
  }
  return { problems, changedAm, ti }
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
