import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SYLLABLES } from './ethiopic-syllables.ts'
import { stemsOf } from './word-stems.ts'

describe('stemsOf', () => {
  it.each([
    ['ቤቶች', 'ቤት'],
    ['የቤት', 'ቤት'],
    ['በቤቶቻችን', 'ቤት'],
    ['ልጆች', 'ልጅ'],
    ['ተማሪዎች', 'ተማሪ'],
    ['መኪናዎን', 'መኪና'],
    ['ሓገራት', 'ሀገራት'],
    ['rooms', 'room'],
    ['houses', 'house'],
    ['boxes', 'box'],
    ['cities', 'city'],
  ])('%s may be a form of %s', (word, stem) => expect(stemsOf(word)).toContain(stem))

  it.each(['bus', 'glass', 'tennis', 'yes'])('%s has no ending', (word) =>
    expect(stemsOf(word)).toEqual([word]),
  )

  it('begins with the word itself and comes to an end, without stems of one sign', () => {
    const word = fc
      .array(fc.constantFrom(...SYLLABLES.keys()), { minLength: 2, maxLength: 16 })
      .map((signs) => signs.join(''))
    fc.assert(
      fc.property(word, (text) => {
        const stems = stemsOf(text)
        expect(stems[0]).toHaveLength(text.length)
        expect(stems.length).toBeLessThan(200)
        expect(stems.every((stem) => stem.length >= 2)).toBe(true)
      }),
    )
  })
})
