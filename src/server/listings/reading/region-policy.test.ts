import { expect, it } from 'vitest'
import { matchRegionBySound, readRegion } from './region-policy.ts'
import { readWords } from './word-policy.ts'

const read = (text: string, isPlain = true) => readRegion(readWords(text), new Set(), isPlain)
const positions = (text: string, isPlain = true) => {
  const words = readWords(text)
  return read(text, isPlain)?.positions.map((at) => words[at]?.raw)
}

it.each([
  ['jobs in Virginia', 'US', 'VA', ['Virginia']],
  ['jobs in VA', 'US', 'VA', ['VA']],
  ['texas jobs', 'US', 'TX', ['texas']],
  ['jobs in Washington state', 'US', 'WA', ['Washington', 'state']],
  ['rooms in the state of Georgia', 'US', 'GA', ['the', 'state', 'of', 'Georgia']],
  ['rooms in New South Wales', 'AU', 'NSW', ['New', 'South', 'Wales']],
  ['jobs in Ethiopia', 'ET', null, ['Ethiopia']],
  ['jobs in the USA', 'US', null, ['the', 'USA']],
  ['jobs in UK', 'GB', null, ['UK']],
  ['ሥራ በቨርጂኒያ', 'US', 'VA', ['በቨርጂኒያ']],
  ['ሥራ በዋሽንግተን ግዛት', 'US', 'WA', ['በዋሽንግተን', 'ግዛት']],
  ['ስራሕ ኣብ ካናዳ', 'CA', null, ['ካናዳ']],
])('%s names a region', (text, country, admin1, words) => {
  expect(read(text)?.regions[0]).toEqual({ country, admin1 })
  expect(positions(text)).toEqual(words)
})

it.each([
  ['jobs in IT', true],
  ['rooms in me', true],
  ['turkey for sale', false],
  ['Jordan shoes', false],
  ['coffee from Ethiopia', false],
  ['የኢትዮጵያ ቡና', false],
  ['የኢትዮጵያ ምግብ ቤት ሥራ', true],
  ['rooms in Seattle', true],
])('%s names none', (text, isPlain) => {
  expect(read(text, isPlain)).toBeNull()
})

it.each([
  ['ሥራ በቨርጂንያ', 'US', 'VA'],
  ['በካሊፎርንያ ክፍል', 'US', 'CA'],
])('%s names one as it is spoken', (text, country, admin1) => {
  expect(matchRegionBySound(readWords(text), new Set())?.regions).toEqual([{ country, admin1 }])
})

it('hears none in other words', () => {
  expect(matchRegionBySound(readWords('ክፍል በጥሩ ዋጋ በአስቸኳይ'), new Set())).toBeNull()
})
