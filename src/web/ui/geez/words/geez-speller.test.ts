import { beforeAll, expect, test } from 'vitest'
import am from './am.json'
import { addVocabularies, type GeezSpeller, newSpeller, spell } from './geez-speller.ts'
import ti from './ti.json'
import type { Vocabulary } from './vocabulary.ts'

const none: Vocabulary = { commonest: '', nouns: '', common: '', verbs: '', other: '' }
const atOnce = () => Promise.resolve()

const spellers = { am: newSpeller('am'), ti: newSpeller('ti') }
beforeAll(async () => {
  await addVocabularies(spellers.am, { am, ti }, atOnce)
  await addVocabularies(spellers.ti, { am, ti }, atOnce)
})

const first = (speller: GeezSpeller, typed: string) => spell(speller, typed)[0]

test.for([
  ['bet', 'ቤት'],
  ['fellige', 'ፈልጌ'],
  ['ahunim', 'አሁንም'],
  ['kidist', 'ቅድስት'],
  ['Selam', 'ሰላም'],
  ['betachin', 'ቤታችን'],
] as const)('Amharic %s is %s', ([typed, word]) => {
  expect(first(spellers.am, typed)).toBe(word)
})

test.for([
  ['kemey', 'ከመይ'],
  ['yekenyeley', 'የቐንየለይ'],
  ['sirah', 'ስራሕ'],
  ['ikefil', 'ይኸፍል'],
] as const)('Tigrinya %s is %s', ([typed, word]) => {
  expect(spell(spellers.ti, typed)).toContain(word)
})

test('each language is known to who writes the other', () => {
  expect(spell(spellers.am, 'kemey')).toContain('ከመይ')
  expect(spell(spellers.ti, 'amesegnalehu')).toContain('አመሰግናለሁ')
})

test('longer words that begin so are on offer, but the first stands for what was typed', () => {
  const words = spell(spellers.am, 'ameseg')
  expect(words).toContain('አመሰግናለሁ')
  expect(words[0]).not.toBe('አመሰግናለሁ')
})

test('a word of no vocabulary is written as words of the language are', () => {
  expect(first(spellers.am, 'lingerih')).toBe('ልንገርህ')
  expect(first(spellers.am, 'toyota')).toBe('ቶዮታ')
})

test('the letters of the scheme are always on offer, at first where capitals ask for them', () => {
  expect(first(spellers.am, 'bEtoc')).toBe('ቤቶች')
  expect(first(spellers.am, 's')).toBe('ስ')
  expect(spell(spellers.am, 'fellige')).toContain('ፈልሊገ')
})

test('what sounds alike is on offer once in Amharic', () => {
  const words = spell(spellers.am, 'hager')
  expect(words.filter((word) => ['ሀገር', 'ሃገር', 'ሐገር'].includes(word))).toHaveLength(1)
})

test('up to five words are on offer, none twice', () => {
  for (const typed of ['b', 'be', 'bet', 'mata', 'x', 'qqqq', 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz']) {
    const words = spell(spellers.am, typed)
    expect(words.length).toBeGreaterThan(0)
    expect(words.length).toBeLessThanOrEqual(5)
    expect(new Set(words).size).toBe(words.length)
  }
})

test('without a vocabulary it writes letter by letter', async () => {
  const speller = newSpeller('am')
  expect(spell(speller, 'selam')).toEqual(['ሰላም'])
  await addVocabularies(speller, { am: none, ti: none }, atOnce)
  expect(spell(speller, 'fellige')).toEqual(['ፈልሊገ'])
})

test('it is of use before all is there, and gives the browser its turns', async () => {
  const speller = newSpeller('am')
  let turns = 0
  let early: string | undefined
  await addVocabularies(speller, { am, ti }, () => {
    turns++
    if (turns === 1) early = first(speller, 'selam')
    return Promise.resolve()
  })
  expect(early).toBe('ሰላም')
  expect(turns).toBeGreaterThan(20)
})

test.for([
  ['am', am],
  ['ti', ti],
] as const)('the vocabulary of %s is of Ge’ez words, each once', ([, vocabulary]) => {
  const words = [vocabulary.commonest, vocabulary.nouns, vocabulary.common, vocabulary.other].flatMap(
    (list) => list.split(' '),
  )
  expect(words.filter((word) => !/^[\u1200-\u135A]+$/.test(word))).toEqual([])
  expect(words.filter((word, nth) => words.indexOf(word) !== nth)).toEqual([])
  expect(
    vocabulary.verbs.split(' ').filter((verb) => !/^[\u1200-\u135A]{2,3}:(?:A|B|[ሀሆሃአተታ])$/.test(verb)),
  ).toEqual([])
})
