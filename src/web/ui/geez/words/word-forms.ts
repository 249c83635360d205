import { inOrder, orderOf } from '#contract/language/ethiopic-syllables.ts'

// The forms of regular words, made from the word itself, so that the vocabulary need not hold them.
// Sources: W. Leslau, Reference Grammar of Amharic (1995), §§ 38–67; J. Mason, Tigrinya Grammar (1996), ch. 5–9.

/** Distance of the sixth order, which has no vowel, from the first sign of a row. */
const BARE = 5
/** What becomes of a consonant before the -i of a woman who is spoken to, and the -e of oneself, in Amharic. */
const SOFT: Readonly<Record<string, string>> = {
  ተ: 'ቸ',
  ደ: 'ጀ',
  ነ: 'ኘ',
  ለ: 'የ',
  ሰ: 'ሸ',
  ዘ: 'ዠ',
  ጠ: 'ጨ',
  ጸ: 'ጨ',
}

/**
 * Patterns: 10 is the first consonant in the first order, 25 the second in the sixth; S4 is the last made soft. A
 * pattern with + is of verbs whose last consonant becomes soft, with - of those whose does not.
 */
const AMHARIC = [
  '102030 102035ኩ 102035ክ 102035ህ 102035ሽ 102030ች 102035ን 102033ችሁ 102031',
  'እ102533ለሁ ት102533ለህ +ት1025S3ለሽ -ት102532ያለሽ ይ102533ል ት102533ለች እን102533ለን ት102533ላችሁ ይ102533ሉ',
  'አል102535ም አት102535ም አይ102535ም አን102535ም አይ102531ም አል102035ኩም አል102030ም አል102031ም አል102030ችም',
  'የ102030 የ102031 የ102035ኩት የሚ102535 የም102535 የምት102535 የሚ102531 እየ102035ኩ እየ102030 እየ102031 እየ102035ን',
  '+1025S4 -102534 102530ህ 102530ሽ 102536 102533 102530ን 102533ችሁ 102530ው 102537ል 102530ዋል 102533ለች',
  '+1025S3ለሁ -102534ያለሁ ስ102535 እንድ102535 እንዲ102535 ለ102031 ከ102031 ብ102535 ቢ102535',
  'ተ102030 ተ102031 ይ102033ል ይ102033ሉ ት102033ለች የተ102030 የሚ102035 መ102035',
]
/**
 * A and B: three consonants, apart in the jussive. ሀ: two with an a behind them, ሆ and ሃ: with an o or an a between them,
 * አ: with an a before them. ተ and ታ: three behind a t, the first with a short or a long a.
 */
const AMHARIC_TYPES: Readonly<Record<string, readonly string[]>> = {
  A: [
    ...AMHARIC,
    '152035 +1520S5 -152032 152031 ል152035 ይ152035 እን152035 ይ152031 152035ልኝ',
    'መ152035 ለመ152035 የመ152035 በመ152035',
  ],
  B: [
    ...AMHARIC,
    '102535 +1025S5 -102532 102531 ል102535 ይ102535 እን102535 ይ102531 102535ልኝ',
    'ለመ102035 የመ102035 በመ102035',
  ],
  ሀ: [
    '1023 1023ሁ 1023ህ 1023ሽ 1023ች 1023ን 1023ችሁ 1021 እ1023ለሁ ት1023ለህ +ት10S3ለሽ -ት1022ያለሽ ይ1023ል ት1023ለች',
    'እን1023ለን ት1023ላችሁ ይ1023ሉ አል1023ም አት1023ም አይ1023ም አን1023ም አይ1021ም አል1023ሁም አል1021ም አል1023ችም',
    'የ1023 የ1021 የ1023ሁት የሚ1023 የም1023 የምት1023 የሚ1021 እየ1023ሁ እየ1023 እየ1021 እየ1023ን',
    '1025ቼ 1025ተህ 1025ተሽ 1025ቶ 1025ታ 1025ተን 1025ታችሁ 1025ተው 1025ቷል 1025ታለች 1025ተዋል 1025ቻለሁ',
    '1523 +15S2 -1522 1521 ል1523 ይ1523 እን1523 ይ1521 1523ልኝ ስ1023 እንድ1023 እንዲ1023 ብ1023 ቢ1023',
    'መ1523ት ለመ1523ት የመ1523ት በመ1523ት',
  ],
  ሆ: [
    '1620 1625ኩ 1625ክ 1625ሽ 1620ች 1625ን 1623ችሁ 1621 እ1623ለሁ ት1623ለህ +ት16S3ለሽ -ት1622ያለሽ ይ1623ል ት1623ለች',
    'እን1623ለን ት1623ላችሁ ይ1623ሉ አል1625ም አት1625ም አይ1625ም አን1625ም አይ1621ም አል1625ኩም አል1620ም አል1621ም',
    'የ1620 የ1621 የሚ1625 የም1625 የሚ1621 እየ1625ኩ እየ1620 እየ1621 +16S4 -1624 1620ህ 1620ሽ 1626 1623 1620ን',
    '1620ው 1627ል 1623ለች 1620ዋል +16S3ለሁ -1624ያለሁ 1125 ል1125 ይ1125 እን1125 መ1625 ለመ1625 የመ1625',
  ],
  ሃ: [
    '1320 1325ኩ 1325ክ 1325ሽ 1320ች 1325ን 1323ችሁ 1321 እ1523ለሁ ት1523ለህ +ት15S3ለሽ -ት1522ያለሽ ይ1523ል ት1523ለች',
    'እን1523ለን ት1523ላችሁ ይ1523ሉ አል1525ም አት1525ም አይ1525ም አን1525ም አይ1521ም አል1325ኩም አል1320ም አል1321ም',
    'የ1320 የ1321 የሚ1525 የም1525 የሚ1521 እየ1325ኩ እየ1320 እየ1321 +15S4 -1524 1520ህ 1520ሽ 1526 1523 1520ን',
    '1520ው 1527ል 1523ለች 1520ዋል +15S3ለሁ -1524ያለሁ 1325 +13S5 -1322 1321 ል1325 ይ1325 እን1325 1325ልኝ',
    'መ1325 ለመ1325 የመ1325',
  ],
  አ: [
    'አ1020 አ1025ኩ አ1025ክ አ1025ሽ አ1020ች አ1025ን አ1023ችሁ አ1021 አ1523ለሁ ታ1523ለህ +ታ15S3ለሽ -ታ1522ያለሽ ያ1523ል ታ1523ለች',
    'እና1523ለን ታ1523ላችሁ ያ1523ሉ አላ1525ም አታ1525ም አያ1525ም አና1525ም አያ1521ም አላ1025ኩም አላ1020ም አላ1021ም ያ1020 ያ1021',
    'የሚያ1525 የማ1525 የምታ1525 የሚያ1521 እያ1025ኩ እያ1020 እያ1021 +አ15S4 -አ1524 አ1520ህ አ1520ሽ አ1526 አ1523 አ1520ን አ1520ው',
    'አ1527ል አ1523ለች አ1520ዋል +አ15S3ለሁ -አ1524ያለሁ እ1025 እ1021 አ1525 አ1521 ማ1025 ለማ1025 የማ1025',
  ],
  ተ: [
    'ተ102030 ተ102035ኩ ተ102035ክ ተ102035ሽ ተ102030ች ተ102035ን ተ102033ችሁ ተ102031 የተ102030 እየተ102035ኩ እየተ102030',
    'እ102033ለሁ ት102033ለህ +ት1020S3ለሽ -ት102032ያለሽ ይ102033ል ት102033ለች እን102033ለን ት102033ላችሁ ይ102033ሉ',
    'አል102035ም አት102035ም አይ102035ም አን102035ም አይ102031ም አልተ102035ኩም አልተ102030ም የሚ102035 የም102035 የሚ102031',
    '+ተ1025S4 -ተ102534 ተ102530ህ ተ102530ሽ ተ102536 ተ102533 ተ102530ን ተ102530ው ተ102537ል ተ102533ለች ተ102530ዋል ተ102035 +ተ1020S5 -ተ102032',
    'እን102035 ል102035 ይ102035 እንድ102035 መ102035 ለመ102035 የመ102035',
  ],
  ታ: [
    'ተ132030 ተ132035ኩ ተ132035ክ ተ132035ሽ ተ132030ች ተ132035ን ተ132033ችሁ ተ132031 የተ132030 እየተ132035ኩ እየተ132030',
    'እ132033ለሁ ት132033ለህ +ት1320S3ለሽ -ት132032ያለሽ ይ132033ል ት132033ለች እን132033ለን ት132033ላችሁ ይ132033ሉ',
    'አል132035ም አት132035ም አይ132035ም አን132035ም አይ132031ም አልተ132035ኩም አልተ132030ም የሚ132035 የም132035 የሚ132031',
    '+ተ1325S4 -ተ132534 ተ132530ህ ተ132530ሽ ተ132536 ተ132533 ተ132530ን ተ132530ው ተ132537ል ተ132533ለች ተ132530ዋል ተ132035 +ተ1320S5 -ተ132032',
    'እን132035 ል132035 ይ132035 እንድ132035 መ132035 ለመ132035 የመ132035',
  ],
}
const TIGRINYA = [
  '102030 102035ኩ 102035ካ 102035ኪ 102030ት 102035ና 102035ኩም 102031',
  '102230 102235ካ 102235ኪ 102231 102233 102235ና 102235ኩም 102236ም ዝ102230 ዝ102231 ኣይ102035ኩን ኣይ102030ን',
  'ም152335 ንም152335',
]
/** What is not yet done; the first consonant of type B has no vowel there. */
const unfinished = (first: string) => [
  `እ${first}2535 ት${first}2535 ት${first}2532 ይ${first}2535 ን${first}2535 ት${first}2531 ይ${first}2531 ይ${first}2533`,
  `ክ${first}2535 ክት${first}2535 ክት${first}2532 ክን${first}2535 ክ${first}2531 ክት${first}2531 ዝ${first}2535 ዝ${first}2531`,
  `እንተ${first}2535 ኣይ${first}2535ን ኣይት${first}2535ን ኣይን${first}2535ን ኣይ${first}2531ን ክ${first}2530ልካ ክ${first}2530ልኪ ክ${first}2530ልኩም`,
]
const TIGRINYA_TYPES: Readonly<Record<string, readonly string[]>> = {
  A: [...TIGRINYA, ...unfinished('10'), '152035 152032 152031 ይ152035 ን152035 152035ለይ'],
  B: [...TIGRINYA, ...unfinished('15'), '102535 102532 102531 102530ለይ'],
}
const TYPES = { am: AMHARIC_TYPES, ti: TIGRINYA_TYPES }

/** In Tigrinya k and q become a breath behind a vowel. */
const BREATHED: Readonly<Record<string, string>> = { ከ: 'ኸ', ቀ: 'ቐ' }

function fillIn(pattern: string, root: readonly string[], hasSoft: boolean): string[] {
  if (pattern.startsWith('+') !== hasSoft && /^[+-]/.test(pattern)) return []
  const form = pattern.replace(/^[+-]/, '').replaceAll(/([123S])(\d)/g, (_, which: string, order: string) => {
    const sign = which === 'S' ? (SOFT[root.at(-1) ?? ''] ?? '') : (root[Number(which) - 1] ?? '')
    return inOrder(sign, Number(order))
  })
  return [form]
}

/** The forms of a verb, given as its consonants with its type: ከፈለ A, ፈለገ B, በለ ሀ, ቀመ ሆ, ጸፈ ሃ, ወቀ አ, ቀበለ ተ, ነገረ ታ. */
export function verbForms(verb: string, type: string, language: 'am' | 'ti'): string[] {
  const root = [...verb].map((sign) => inOrder(sign, 0))
  const hasSoft = SOFT[root.at(-1) ?? ''] !== undefined
  return (TYPES[language][type] ?? [])
    .flatMap((line) => line.split(' '))
    .flatMap((pattern) => fillIn(pattern, root, hasSoft).map((form) => breathe(form, pattern, language)))
}

function breathe(form: string, pattern: string, language: 'am' | 'ti'): string {
  const prefix = /^[^\d]*/.exec(pattern)?.[0] ?? ''
  const sign = form.charAt(prefix.length)
  const breathed = BREATHED[inOrder(sign, 0)]
  if (language !== 'ti' || prefix === '' || breathed === undefined) return form
  return prefix + inOrder(breathed, orderOf(sign)) + form.slice(prefix.length + 1)
}

/** Endings of a noun behind a bare consonant, whose last sign takes the order before the ending; and behind a vowel. */
const ENDINGS = {
  am: {
    bare: '1 4 7 5ህ 5ሽ 3ችን 3ችሁ 3ቸው 6ች 5ን 1ን 4ን 5ም 5ና 6ችን 6ቹ',
    vowel: 'ው ዬ ዋ ህ ሽ ችን ችሁ ቸው ዎች ን ውን ም ና ዎችን ዎቹ',
    before: 'የ በ ለ ከ ስለ',
  },
  ti: {
    bare: '0ይ 5ካ 5ኪ 1 3 5ና 5ኩም 6ም 3ት 5ን',
    vowel: 'ይ ኻ ኺ ኡ ኣ ና ኹም ኦም ታት ን',
    before: 'ን ብ ናይ',
  },
} as const

/** A noun with the endings of its owners, of many, and of its part in a sentence, and with what stands before it. */
export function nounForms(noun: string, language: 'am' | 'ti'): string[] {
  const { bare, vowel, before } = ENDINGS[language]
  const last = noun.slice(-1)
  const stem = noun.slice(0, -1)
  const ended =
    orderOf(last) === BARE
      ? bare.split(' ').map((end) => stem + inOrder(last, Number(end.charAt(0))) + end.slice(1))
      : vowel.split(' ').map((end) => noun + end)
  return [...ended, ...before.split(' ').map((prefix) => prefix + noun)]
}
