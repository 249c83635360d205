import { expect, test } from 'vitest'
import { isTypedBySound, writeGeez } from './geez-typing.ts'

test.each([
  ['selam', 'ሰላም'],
  ['injera', 'ኢንጀራ'],
  ['Injera', 'እንጀራ'],
  ['enjera', 'እንጀራ'],
  ['bEt', 'ቤት'],
  ['beet', 'ቤት'],
  ['habesha', 'ሀበሻ'],
  ['addis abeba', 'አድዲስ አበባ'],
  ['Teff', 'ጠፍፍ'],
  ['Tena ysTl`N', 'ጠና ይስጥልዕኝ'],
  ['kfl', 'ክፍል'],
  ['tsehay', 'ጸሀይ'],
  ['chwa', 'ችዋ'],
  ['bWala', 'ቧላ'],
  ['qua', 'ቋ'],
  ['gWadeNa', 'ጓደኛ'],
  ['hua', 'ህዋ'],
  ["s'hE", 'ስሄ'],
  ['2 kfl', '2 ክፍል'],
  ['selam::', 'ሰላም።'],
  ['and, hulet;', 'አንድ፣ ሁለት፤'],
  ['', ''],
])('%s is %s', (typed, written) => {
  expect(writeGeez(typed)).toBe(written)
})

test('a word ends with what is no letter', () => {
  expect(isTypedBySound('a')).toBe(true)
  expect(isTypedBySound("'")).toBe(true)
  expect(isTypedBySound(' ')).toBe(false)
  expect(isTypedBySound('ሰ')).toBe(false)
})

test('every consonant with every vowel is a sign of the syllabary', () => {
  const consonants =
    'h l H m ss r s sh x q Q b v t ch c hh n ny N k kh K w z zh Z y d j g T C P ts S SS f p `'
  const wrong = consonants
    .split(' ')
    .flatMap((consonant) => ['', 'e', 'u', 'i', 'a', 'E', 'I', 'o'].map((vowel) => consonant + vowel))
    .filter((typed) => !/^\p{Script=Ethiopic}$/u.test(writeGeez(typed)))
  expect(wrong).toEqual([])
})
