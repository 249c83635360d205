import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SYLLABLES } from './ethiopic-syllables.ts'
import { soundOf } from './phonetic-key.ts'
import { beginningLikeness, toSounds, likeness } from './phonetic-likeness.ts'

const sounds = fc
  .array(fc.constantFrom(...SYLLABLES.keys(), ...'abcdefghijklmnopqrstuvwxyz'), { maxLength: 10 })
  .map((all) => toSounds(soundOf(all.join(''))))
const alike = (one: string, other: string) => likeness(toSounds(soundOf(one)), toSounds(soundOf(other)))

describe('likeness', () => {
  it.each([
    ['እንጀራ', 'enjera'],
    ['ክትፎ', 'kitfo'],
    ['መሶብ', 'messob'],
    ['ጥቁር አዝሙድ', 'tikur azmud'],
    ['ትዕግሥት', 'tigist'],
    ['enkutatash', 'inqutatash'],
  ])('takes %s and %s for one word', (one, other) => expect(alike(one, other)).toBeGreaterThan(0.84))

  it.each([
    ['እንጀራ', 'sofa'],
    ['ቡና', 'table'],
    ['መኪና', 'bicycle'],
    ['ቤት', 'cat'],
  ])('keeps %s and %s apart', (one, other) => expect(alike(one, other)).toBeLessThan(0.7))

  it('is 1 with itself, the same from both sides, and lies between 0 and 1', () => {
    fc.assert(
      fc.property(sounds, sounds, (one, other) => {
        expect(likeness(one, one)).toBe(1)
        expect(likeness(one, other)).toBeCloseTo(likeness(other, one), 9)
        expect(likeness(one, other)).toBeGreaterThanOrEqual(0)
        expect(likeness(one, other)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('beginningLikeness', () => {
  it('hears a word that is only half typed', () => {
    const begun = toSounds(soundOf('enje'))
    expect(beginningLikeness(begun, toSounds(soundOf('እንጀራ')))).toBeGreaterThan(0.84)
    expect(beginningLikeness(begun, toSounds(soundOf('ቡና')))).toBeLessThan(0.5)
  })

  it('is 1 with the own beginning', () => {
    const sound = fc.array(fc.constantFrom(...'abdefijkmorz'), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(sound, fc.nat(9), (letters, length) => {
        const begun = letters.slice(0, 1 + length).join('')
        expect(beginningLikeness(toSounds(begun), toSounds(letters.join('')))).toBe(1)
      }),
    )
  })
})
