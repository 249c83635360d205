import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsTi } from '#web/app/words.ti.ts'
import { readCsv, writeCsv } from './csv.ts'
import { compareCatalogues } from './message-catalogues.ts'
import { ROOT } from '../repository.ts'
import { allSentences, amharicLiterals, exportWords, readReview, replaceLiterals } from './words.ts'

const HEAD = ['key', 'English', 'Amharic', 'Tigrinya']
const sentenceOf = (wanted: string) => {
  const found = allSentences().find(({ key }) => key === wanted)
  if (!found) throw new Error(`${wanted} is gone`)
  return found
}
const RETRY = sentenceOf('ui.retry')

test('every sentence is exported, and as it was exported it changes nothing', () => {
  const csv = exportWords()
  expect(readCsv(csv)).toHaveLength(allSentences().length + 1)
  expect(readReview(csv)).toEqual({ problems: [], changedAm: [], ti: wordsTi })
})

test('every Amharic sentence is found in the sources, where it says just that', async () => {
  const literals = await amharicLiterals()
  const wrong = allSentences().filter(({ key, am }) => literals.get(key)?.text !== am)
  expect(wrong).toEqual([])
})

test('a corrected sentence stands where the old one stood', async () => {
  const { problems, changedAm, ti } = readReview(writeCsv([HEAD, [RETRY.key, RETRY.en, 'ደግመው ይሞክሩ', 'ድገሙ']]))
  expect(problems).toEqual([])
  expect(changedAm).toEqual([{ ...RETRY, am: 'ደግመው ይሞክሩ' }])
  expect(ti).toEqual({ ...wordsTi, 'ui.retry': 'ድገሙ' })
  const literal = (await amharicLiterals()).get('ui.retry')
  if (!literal) throw new Error('ui.retry is gone')
  const text = readFileSync(join(ROOT, literal.file), 'utf8')
  const changed = replaceLiterals(text, [{ ...literal, text: 'ደግመው ይሞክሩ' }])
  expect(changed).toContain('retry: "ደግመው ይሞክሩ"')
  expect(changed.length - text.length).toBe('ደግመው ይሞክሩ'.length - RETRY.am.length)
})

test('a sentence of Tigrinya is taken back by leaving it empty', () => {
  expect(readReview(writeCsv([HEAD, [RETRY.key, RETRY.en, RETRY.am, '']])).ti['ui.retry']).toBeUndefined()
})

test.each([
  [[['a', 'b']], 'the first line is not'],
  [[HEAD, ['ui.nothing', 'x', 'y', '']], 'ui.nothing: no such sentence'],
  [[HEAD, [RETRY.key, 'Once more', RETRY.am, '']], 'has changed since the export'],
  [[HEAD, [RETRY.key, RETRY.en, 'Try again', '']], 'no Ethiopic letter'],
  [[HEAD, [RETRY.key, RETRY.en, 'እንደገና {name}', '']], 'arguments differ: name'],
  [[HEAD, [RETRY.key, RETRY.en, RETRY.am, 'ድገሙ {']], '(Tigrinya)'],
])('what does not fit is refused %#', (rows, problem) => {
  expect(readReview(writeCsv(rows)).problems.join('\n')).toContain(problem)
})

test('all of Tigrinya fits its English', () => {
  const keys = Object.keys(wordsTi)
  const english = Object.fromEntries(keys.map((key) => [key, sentenceOf(key).en]))
  expect(keys.length).toBeGreaterThan(100)
  expect(compareCatalogues(english, wordsTi)).toEqual([])
})
