import { spellingsOfSign } from './latin-spellings.ts'
import type { FoundWord } from './find-words.ts'

/** How often signs follow one another in the words of a language: by the two before, by the one before, and at all. */
export interface SignModel {
  /** By the two signs before with the sign, by one, and by none; "^" is the beginning and "$" the end. */
  counts: Map<string, number>
  /** How often the signs before stood before anything. */
  totals: Map<string, number>
  /** The signs seen, by how they may be spelled. */
  bySpelling: Map<string, Way[]>
  /** What was typed last and the ways to its letters, as most often one letter is added to it. */
  latest: { text: string; columns: Path[][] }
}

/** A sign that a spelling may mean. */
interface Way {
  sign: string
  cost: number
}

/** A beginning of a word. */
interface Path {
  written: string
  /** The last signs. */
  two: string
  one: string
  cost: number
}

const START: Path[][] = [[{ written: '', two: '^', one: '^', cost: 0 }]]

export const emptyModel = (): SignModel => ({
  counts: new Map(),
  totals: new Map(),
  bySpelling: new Map(),
  latest: { text: '', columns: START },
})

export function countSigns(model: SignModel, word: string): void {
  model.latest = { text: '', columns: START }
  const signs = ['^', '^', ...word, '$']
  for (const [at, sign] of signs.entries()) {
    if (at < 2) continue
    const [two = '', one = ''] = signs.slice(at - 2, at)
    for (const before of [two + one, one, '']) {
      add(model.counts, before + sign)
      add(model.totals, before)
    }
    if (sign !== '$') addWays(model, sign)
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function addWays({ bySpelling, counts }: SignModel, sign: string): void {
  if ((counts.get(sign) ?? 0) > 1) return
  for (const { latin, cost } of spellingsOfSign(sign))
    if (latin !== '') bySpelling.set(latin, [...(bySpelling.get(latin) ?? []), { sign, cost }])
}

/** Seldom seen together is a seventh as likely for each sign less that is looked at ("stupid backoff", Brants 2007). */
const BACKOFF = 0.15

function likelihood({ counts, totals }: SignModel, two: string, one: string, sign: string): number {
  let factor = 1
  for (const before of [two + one, one, '']) {
    const count = counts.get(before + sign)
    if (count !== undefined) return (factor * count) / (totals.get(before) ?? 1)
    factor *= BACKOFF
  }
  return 1e-6
}

const BEAM = 24
/** Latin letters of the longest spelling of a sign. */
const SPELLING_MAX = 6
/** What an unlikely sign weighs beside a wrong sound. */
const WEIGHT = 0.08
/** A word of no vocabulary stands behind those of one that sound no further away. */
export const UNKNOWN = 0.9
const SHARE = 0.05

/**
 * Ways to write what was typed that look most like words of the language, where no vocabulary holds it: a beam search
 * over Latin letters with the costs of spellings and the likelihood of signs.
 */
export function spellWord(model: SignModel, typed: string, limit = 3): FoundWord[] {
  const text = typed.toLowerCase().replaceAll(/['’`]/g, '')
  const columns = columnsOf(model, text)
  const ends = (columns[text.length] ?? []).map(({ written, two, one, cost }) => ({
    word: written,
    cost: UNKNOWN + SHARE * (cost - WEIGHT * Math.log(likelihood(model, two, one, '$'))),
    isLonger: false,
  }))
  return bestOf(ends)
    .filter(({ word }, nth, all) => word !== '' && all.findIndex((other) => other.word === word) === nth)
    .slice(0, limit)
}

const bestOf = <P extends { cost: number }>(paths: readonly P[]): P[] =>
  paths.toSorted((one, other) => one.cost - other.cost).slice(0, BEAM)

/** The cheapest ways to write the letters up to each of them. */
function columnsOf(model: SignModel, text: string): Path[][] {
  const { latest } = model
  const columns = text.startsWith(latest.text) ? [...latest.columns] : [...START]
  while (columns.length <= text.length)
    columns.push(bestOf(pathsTo(model, text.slice(0, columns.length), columns)))
  model.latest = { text, columns }
  return columns
}

function pathsTo(model: SignModel, text: string, columns: readonly Path[][]): Path[] {
  const paths: Path[] = []
  for (let at = Math.max(0, text.length - SPELLING_MAX); at < text.length; at++)
    for (const { sign, cost } of model.bySpelling.get(text.slice(at)) ?? [])
      for (const path of columns[at] ?? [])
        paths.push({
          written: path.written + sign,
          two: path.one,
          one: sign,
          cost: path.cost + cost - WEIGHT * Math.log(likelihood(model, path.two, path.one, sign)),
        })
  return paths
}
