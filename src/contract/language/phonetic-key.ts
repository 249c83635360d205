import { isEthiopic } from './ethiopic-script.ts'
import { SYLLABLES } from './ethiopic-syllables.ts'

// Words of both scripts are written in one alphabet of sounds: a–z with S = sh, C = ch, Z = zh, T = ts, N = ny, K = kh,
// E = é, X = the sixth vowel (ɨ, or nothing), O = what follows a w, which Latin writes e or o.

type Rule = readonly [RegExp, string]

/** Signs of scholars, before accents are taken off. */
const SCHOLARLY: ReadonlyMap<string, string> = new Map(
  'äe əX ǝX ɨX éE čC šS žZ ñN ǧj ğg ṣT ḍT śs ʷw'.split(' ').map(([sign = '', sound = '']) => [sign, sound]),
)

/** How Latin letters are meant, one after the other. */
const LATIN: readonly Rule[] = [
  [/['’‘`´ʼʾʿ]/g, ''],
  [/tsh/g, 'Th'],
  [/sch|sh/g, 'S'],
  [/tch|ch/g, 'C'],
  [/tz|ts/g, 'T'],
  [/kh/g, 'K'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/zh/g, 'Z'],
  [/dj/g, 'j'],
  [/dh/g, 'd'],
  [/ck/g, 'k'],
  // an ejective t of Qubee, as in xiqqaa and qurxummii
  [/^x|xx|(?<=[lnr])x(?=[aeiou])/g, 't'],
  [/qu(?=[aei])/g, 'kw'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/cc/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/([bdfgjklmnprstvzSCZTNh])\1+/g, '$1'],
  [/gn/g, 'N'],
  [/aa+/g, 'a'],
  [/ee+/g, 'i'],
  [/oo+|ou/g, 'u'],
  [/uu+/g, 'u'],
  [/ii+/g, 'i'],
]

/** What both scripts leave open: glides between vowels, and é written as ie. */
const GLIDES: readonly Rule[] = [
  [/([bcdfghjklmnprstvzSCZTNK])iE/g, '$1E'],
  [/([bcdfghjklmnprstvzSCZTNK])ie(?=[^aeiou]|$)/g, '$1E'],
  [/i(?=[aouE])/g, 'iy'],
  [/([aeo])i(?=[^aeiouyEX]|$)/g, '$1y'],
  [/([aeo])i(?=[aeiouE])/g, '$1y'],
  [/u(?=[aeiE])/g, 'w'],
  [/au(?=[^aeiou]|$)/g, 'aw'],
  [/([ywh])\1+/g, '$1'],
  [/w[eo]/g, 'wO'],
]

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce((written, [pattern, sound]) => written.replace(pattern, sound), text)

const WORDS = /[\p{L}\p{M}\p{N}'’ʼʾʿ`]+/gu

/** How a word or a phrase sounds; the gaps between words are not heard. */
export const soundOf = (text: string): string =>
  (text.normalize('NFC').match(WORDS) ?? []).map(soundOfWord).join('')

function soundOfWord(word: string): string {
  const plain = [...word.toLowerCase()]
    .map((letter) => SCHOLARLY.get(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u135D-\u135F]/g, '')
  const sounds = [...apply(plain, LATIN)].map((letter) => {
    const syllable = SYLLABLES.get(letter)
    return syllable ? syllable.consonant + syllable.vowel : letter
  })
  return apply(sounds.join(''), GLIDES).replace(/[^a-zSCZTNKXEO]/g, '')
}

/** Other ways to understand a spelling, each looked up as well as the word itself. */
const READINGS: readonly Rule[] = [
  [/^j/, 'y'],
  [/cc?(?!h)/g, 'ch'],
  [/ng$/, 'gn'],
  [/ch/g, 'k'],
  [/ch(?=[ei])/g, 's'],
  [/gn/g, 'gin'],
  [/sh/g, 'sih'],
  [/dj/g, 'dij'],
  [/g(?=[ei])/g, 'j'],
]
const ETHIOPIC_READINGS: readonly Rule[] = [
  [/ግነ/g, 'ኘ'],
  [/ግና/g, 'ኛ'],
  [/[ኸ-ኾ]/g, 'ሀ'],
]

/** The sounds a word may be meant to have, the likeliest first. */
export function readingsOf(text: string): string[] {
  const written = text.normalize('NFC').toLowerCase()
  const rules = isEthiopic(written) ? ETHIOPIC_READINGS : READINGS
  const others = rules.map(([pattern, meant]) => written.replace(pattern, meant))
  return [...new Set([written, ...others].map(soundOf))]
}

const SKELETON: readonly Rule[] = [
  [/[aeiouEXOhwy]/g, ''],
  [/[Nm]/g, 'n'],
  [/K/g, 'k'],
  [/[TzS]/g, 's'],
  [/[Zg]/g, 'j'],
  [/v/g, 'b'],
  [/(.)\1+/g, '$1'],
]

/**
 * The consonants of a sound, roughly: words that may be the same to somebody's ear have the same skeleton, and an
 * index can look for it. Words of vowels and glides alone keep the glides.
 */
export function skeletonOf(sound: string): string {
  const ts = sound.replace(/gn|ny(?=[aeiouE]|$)/g, 'N').replace(/ts/g, 'T')
  return apply(ts, SKELETON) || `_${sound.replace(/[aeiouEXO]/g, '')}`
}
