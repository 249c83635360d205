/** How a syllable sign is spoken, in the letters of phonetic-key.ts. */
export interface Syllable {
  consonant: string
  vowel: string
}

/** A sign and what it stands for, written side by side. */
const signsOf = (line: string): [string, string][] =>
  line.split(' ').map(([sign = '', ...rest]) => [sign, rest.join('')])

/** The first sign of each row of the syllabary and its consonant; seven or eight signs follow one another. */
const ROWS = [
  'ሀh ለl ሐh መm ሠs ረr ሰs ሸS ቀk ቐk በb ቨv ተt ቸC ኀh ነn ኘN አ ከk ኸK',
  'ወw ዐ ዘz ዠZ የy ደd ዸd ጀj ገg ጘg ጠt ጨC ጰp ጸT ፀT ፈf ፐp',
].flatMap(signsOf)
const VOWELS = ['e', 'u', 'i', 'a', 'E', 'X', 'o', 'wa']

/** Throat sounds take the first vowel as an a. */
const GUTTURAL = new Set('ሀሐኀአዐ')
/** Rows whose eighth sign is an o rather than a -wa. */
const EIGHTH_IS_O = new Set('ሀቀኀከየገጘ')

/** Rows of -w- signs: five signs at distances 0, 2, 3, 4 and 5 from the first. */
const ROUNDED = signsOf('ቈk ቘk ኈh ኰk ዀK ጐg')
const ROUNDED_VOWELS = { 0: 'o', 2: 'wi', 3: 'wa', 4: 'wE', 5: 'u' }

const offset = (sign: string, by: number) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)

const FIRST_SIGN = 0x12_00
const ROW = 8

/** Distance of a sign from the first of its row: 0 for the first order, 5 for the sixth, which has no vowel. */
export const orderOf = (sign: string): number => ((sign.codePointAt(0) ?? 0) - FIRST_SIGN) % ROW

/** The sign of the same row in another order, counted from 0. */
export const inOrder = (sign: string, order: number): string => offset(sign, order - orderOf(sign))

function* syllables(): Generator<[string, Syllable]> {
  for (const [first, consonant] of ROWS) {
    for (const [order, usual] of VOWELS.entries()) yield [offset(first, order), { consonant, vowel: usual }]
    if (GUTTURAL.has(first)) yield [first, { consonant, vowel: 'a' }]
    if (EIGHTH_IS_O.has(first)) yield [offset(first, 7), { consonant, vowel: 'o' }]
  }
  yield ['ኧ', { consonant: '', vowel: 'e' }]
  for (const [first, consonant] of ROUNDED)
    for (const [distance, vowel] of Object.entries(ROUNDED_VOWELS))
      yield [offset(first, Number(distance)), { consonant, vowel }]
  yield ['ፘ', { consonant: 'r', vowel: 'ya' }]
  yield ['ፙ', { consonant: 'm', vowel: 'ya' }]
  yield ['ፚ', { consonant: 'f', vowel: 'ya' }]
}

/** Some rows have no eighth sign. */
const isSign = ([sign]: [string, Syllable]) => /\p{L}/u.test(sign)

export const SYLLABLES: ReadonlyMap<string, Syllable> = new Map([...syllables()].filter(isSign))

/** Rows that sound alike today and are written one for the other; the second is the commoner. */
const ALIKE_ROWS = ['ሐሀ', 'ኀሀ', 'ኸሀ', 'ሠሰ', 'ዐአ', 'ፀጸ', 'ቐቀ']
const ALIKE_SIGNS = 'ሧሷ ቈቆ ቍቁ ቌቄ ኈሆ ኍሁ ኊሂ ኌሄ ኰኮ ኵኩ ኴኬ ጐጎ ጕጉ ጔጌ ኻሀ ሃሀ ሓሀ ኃሀ ኣአ ዓአ'

const HOMOPHONES: ReadonlyMap<string, string> = new Map([
  ...ALIKE_ROWS.flatMap(([from = '', to = '']) =>
    Array.from({ length: 7 }, (_, order): [string, string] => [offset(from, order), offset(to, order)]),
  ),
  ...signsOf(ALIKE_SIGNS),
])

/** Marks of doubling and length that careful writers put over a sign. */
const MARKS = /[\u135D-\u135F]/g

/** One spelling for all that Ethiopic spells in several ways without a difference in sound. Latin stays as it is. */
export const foldHomophones = (text: string): string =>
  [...text.normalize('NFC').replace(MARKS, '')].map((sign) => HOMOPHONES.get(sign) ?? sign).join('')
