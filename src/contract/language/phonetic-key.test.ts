import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEthiopic } from './ethiopic-script.ts'
import { foldHomophones, SYLLABLES } from './ethiopic-syllables.ts'
import { readingsOf, skeletonOf, soundOf } from './phonetic-key.ts'

const signs = [...SYLLABLES.keys()]
const ethiopicWord = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 10 })
  .map((all) => all.join(''))
const latinWord = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz', "'", 'ä', 'ñ', 'š'), {
    minLength: 1,
    maxLength: 14,
  })
  .map((all) => all.join(''))
const word = fc.oneof(ethiopicWord, latinWord)

describe('foldHomophones', () => {
  it('writes alike what is spoken alike', () => {
    expect(foldHomophones('ሐኪም')).toBe(foldHomophones('ሀኪም'))
    expect(foldHomophones('ኃይለሥላሴ')).toBe(foldHomophones('ሀይለስላሴ'))
    expect(foldHomophones('ፀሐይ')).toBe(foldHomophones('ጸሀይ'))
    expect(foldHomophones('ዓለም')).toBe(foldHomophones('አለም'))
    expect(foldHomophones('ኣስመራ')).toBe(foldHomophones('አስመራ'))
  })

  it('keeps what is spoken differently apart', () => {
    expect(foldHomophones('ጠበቃ')).not.toBe(foldHomophones('ጥበቃ'))
    expect(foldHomophones('ጣይታ')).not.toBe(foldHomophones('ታይታ'))
  })

  it('is at its end after one step, keeps the length and the sound', () => {
    fc.assert(
      fc.property(word, (text) => {
        const folded = foldHomophones(text)
        expect(foldHomophones(folded)).toBe(folded)
        expect([...folded]).toHaveLength([...text.normalize('NFC')].length)
        expect(isEthiopic(folded)).toBe(isEthiopic(text))
      }),
    )
  })

  it('does not touch Latin', () => {
    fc.assert(
      fc.property(latinWord, (text) => {
        expect(foldHomophones(text)).toBe(text.normalize('NFC'))
      }),
    )
  })
})

describe('soundOf', () => {
  it.each([
    ['እንጀራ', 'XnXjera'],
    ['injera', 'injera'],
    ['ቡና', 'buna'],
    ['boona', 'buna'],
    ['ሽሮ', 'SXro'],
    ['Shiro', 'Siro'],
    ['ጸሐይ', 'TehayX'],
    ['ts’ehay', 'Tehay'],
    ['ጓደኛ', 'gwadeNa'],
    ['ኳስ', 'kwasX'],
    ['abäba', 'abeba'],
  ])('%s is %s', (text, sound) => expect(soundOf(text)).toBe(sound))

  it('is made of letters of the alphabet of sounds alone, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(soundOf(text)).toMatch(/^[a-zSCZTNKXEO]*$/)
        expect(skeletonOf(soundOf(text))).toMatch(/^(_[a-zSCZTNK]*|[a-zC]+)$/)
      }),
    )
  })

  it('hears every sign of the syllabary', () => {
    for (const sign of signs) expect(soundOf(sign)).not.toBe('')
  })

  it('takes homophones for the same, but for the rare rows that Tigrinya tells apart', () => {
    const rows = /[ኸ-ኾዀ-ዅኰ-ኵቈ-ቍጐ-ጕኈ-ኍቐ-ቖ]/u
    fc.assert(
      fc.property(
        ethiopicWord.filter((text) => !rows.test(text)),
        (text) => {
          expect(skeletonOf(soundOf(text))).toBe(skeletonOf(soundOf(foldHomophones(text))))
        },
      ),
    )
  })

  it('ignores capitals, apostrophes and gaps', () => {
    fc.assert(
      fc.property(latinWord, latinWord, (one, other) => {
        expect(soundOf(one.toUpperCase())).toBe(soundOf(one))
        expect(soundOf(`${one} ${other}`)).toBe(soundOf(one) + soundOf(other))
      }),
    )
    expect(soundOf('ባሕር፡ዳር')).toBe(soundOf('ባሕርዳር'))
  })
})

describe('skeletonOf', () => {
  it.each([
    ['እንጀራ', ['injera', 'enjera', 'engera']],
    ['በርበሬ', ['berbere', 'barbare']],
    ['ወንበር', ['wenber', 'wember', 'wanbar']],
    ['ጸብሒ', ['tsebhi', 'zebhi']],
    ['ቤተ ክርስቲያን', ['bete kristian', 'betekristiyan', 'bete christian']],
  ])('%s shares one with every spelling', (geez, spellings) => {
    const skeletons = readingsOf(geez).map(skeletonOf)
    for (const spelling of spellings)
      expect(
        readingsOf(spelling)
          .map(skeletonOf)
          .some((one) => skeletons.includes(one)),
      ).toBe(true)
  })

  it('is not empty, even without a consonant', () => {
    expect(skeletonOf(soundOf('አየ'))).not.toBe('')
    fc.assert(
      fc.property(word, (text) => {
        expect(skeletonOf(soundOf(text))).not.toBe('')
      }),
    )
  })
})

describe('readingsOf', () => {
  it('begins with the word as it stands and stays short', () => {
    fc.assert(
      fc.property(word, (text) => {
        const readings = readingsOf(text)
        expect(readings[0]).toBe(soundOf(text))
        expect(readings.length).toBeLessThanOrEqual(9)
        expect(new Set(readings).size).toBe(readings.length)
      }),
    )
  })
})
