import { expect, it } from 'vitest'
import { readBedrooms } from './bedroom-policy.ts'
import { readWords } from './word-policy.ts'

it.each([
  ['2 bedroom apartment', 'bedrooms:2', ['2', 'bedroom']],
  ['2-bedroom apartment', 'bedrooms:2', ['2-bedroom']],
  ['a 3br in Denver', 'bedrooms:3', ['3br']],
  ['two bedrooms', 'bedrooms:2', ['two', 'bedrooms']],
  ['3 bed 2 bath house', 'bedrooms:3', ['3', 'bed', '2', 'bath']],
  ['ባለ ሁለት መኝታ ቤት', 'bedrooms:2', ['ባለ', 'ሁለት', 'መኝታ']],
  ['ባለ 2 መኝታ ቤት', 'bedrooms:2', ['ባለ', '2', 'መኝታ']],
  ['ባለሦስት መኝታ', 'bedrooms:3', ['ባለሦስት', 'መኝታ']],
])('%s', (text, filter, positions) => {
  const words = readWords(text)
  const read = readBedrooms(words)
  expect(read?.filter).toBe(filter)
  expect(read?.positions.map((at) => words[at]?.raw)).toEqual(positions)
})

it.each(['0 bedroom', '40 bedrooms', 'bedroom set', '2 rooms', 'two sofas', ''])('none in “%s”', (text) => {
  expect(readBedrooms(readWords(text))).toBeNull()
})
