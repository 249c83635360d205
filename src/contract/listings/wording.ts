import type { Category } from './category.ts'

/** How far apart the two parts of a phrase with a gap may stand, in letters. */
const GAP = 40

/** Letters that sound alike are written one for the other: those of each row stand for the first. */
const SAME_SOUND: readonly [string, string[]][] = [
  ['ሀ', ['ሐ', 'ኀ']],
  ['ሰ', ['ሠ']],
  ['አ', ['ዐ']],
  ['ጸ', ['ፀ']],
]
/** A Ge'ez letter has seven forms in a row. */
const FORMS = 7

const nth = (letter: string, form: number): string =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) + form)

const soundsLike = new Map(
  SAME_SOUND.flatMap(([first, others]) =>
    others.flatMap((other) =>
      Array.from({ length: FORMS }, (_, form) => [nth(other, form), nth(first, form)] as const),
    ),
  ),
)

/** Small letters and single blanks, whatever stands between the words; letters of one sound as one. */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return ` ${[...words].map((letter) => soundsLike.get(letter) ?? letter).join('')} `
}

/** A phrase begins with a word and may end inside of one, as Amharic and Tigrinya words grow at their ends. */
export function phraseForm(phrase: string): RegExp {
  const parts = phrase.split('…').map((part) => plainWords(part).trim())
  return new RegExp(` ${parts.join(`.{0,${GAP}}`)}`, 'u')
}

/** Whom a home or a job may not be kept from. */
export const UNFAIR_KINDS = ['origin', 'family', 'religion', 'ability'] as const
export type UnfairKind = (typeof UNFAIR_KINDS)[number]

const UNFAIR: Record<UnfairKind, readonly string[]> = {
  origin: [
    'only habesha',
    'habesha only',
    'habeshas only',
    'only ethiopian',
    'ethiopian only',
    'ethiopians only',
    'only eritrean',
    'eritrean only',
    'eritreans only',
    'only amhara',
    'only oromo',
    'only tigray',
    'no amhara',
    'no oromo',
    'no tigray',
    'no blacks',
    'no whites',
    'whites only',
    'no foreigners',
    'ሀበሻ ብቻ',
    'ለሀበሻ ብቻ',
    'ኢትዮጵያዊ ብቻ',
    'ኤርትራዊ ብቻ',
    'ሓበሻ ጥራይ',
    'ንሓበሻ ጥራይ',
  ],
  family: [
    'no kids',
    'no children',
    'without children only',
    'no section 8',
    'ልጅ የሌለው ብቻ',
    'ልጅ የሌላት ብቻ',
    'ልጅ አይፈቀድም',
    'ልጆች አይፈቀዱም',
    'ቆልዑ ዘይብሎም ጥራይ',
  ],
  religion: [
    'christians only',
    'only christian',
    'muslims only',
    'only muslim',
    'orthodox only',
    'only orthodox',
    'no muslims',
    'no christians',
    'ክርስቲያን ብቻ',
    'ሙስሊም ብቻ',
    'ኦርቶዶክስ ብቻ',
    'ክርስትያን ጥራይ',
    'ኣስላማይ ጥራይ',
  ],
  ability: ['no disabled', 'no wheelchair'],
}
const FORMS_OF = UNFAIR_KINDS.map((kind) => ({ kind, forms: UNFAIR[kind].map(phraseForm) }))

/** Words that keep a home or a job from some people; null where there are none, or where they may stand. */
export function unfairWording(category: Category, text: string): UnfairKind | null {
  if (category !== 'rooms_housing' && category !== 'jobs') return null
  const words = plainWords(text)
  return FORMS_OF.find(({ forms }) => forms.some((form) => form.test(words)))?.kind ?? null
}
