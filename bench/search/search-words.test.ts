import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { gatherWords, readPairs } from './search-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'mesob-pairs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEADER = 'id,geez,lang,category,english,latin_1,latin_2,latin_3,latin_4,latin_extra,split'
const ROWS = [
  'x1,ሰላም,am,culture,"peace, hello",selam,salam,,,,test',
  'x2,መኪና,am,things,car,mekina,,,,makina,test',
]

function write(text: string): string {
  const path = join(folder, 'pairs.csv')
  writeFileSync(path, text)
  return path
}

test('reads every spelling there is, with commas in quotes and lines of any system', () => {
  expect(readPairs(write(`\uFEFF${[HEADER, ...ROWS, ''].join('\r\n')}`))).toEqual([
    { geez: 'ሰላም', english: 'peace, hello', latin: ['selam', 'salam'] },
    { geez: 'መኪና', english: 'car', latin: ['mekina', 'makina'] },
  ])
})

test('refuses a file of another form', () => {
  expect(() => readPairs(write('id,geez\nx1,ሰላም'))).toThrow('should begin with')
})

test('gathers 10 000 other words of both scripts, the same for the same seed, and English words beside them', () => {
  const pairs = readPairs(write([HEADER, ...ROWS].join('\n')))
  const { distractors, english } = gatherWords(pairs, 7)
  expect(new Set(distractors).size).toBe(10_000)
  expect(distractors.filter(isEthiopic)).toHaveLength(2500)
  const spelt = new Set(pairs.flatMap(({ geez, latin }) => [geez, ...latin]))
  expect([...distractors, ...english].filter((word) => spelt.has(word))).toEqual([])
  const known = new Set(distractors)
  expect(english).toHaveLength(2000)
  expect(english.filter((word) => known.has(word))).toEqual([])
  expect(gatherWords(pairs, 7)).toEqual({ distractors, english })
})
