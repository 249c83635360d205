import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { inOrder, orderOf } from '#contract/language/ethiopic-syllables.ts'

/** A way in which people write a syllable in Latin letters, all in lower case. */
export interface Spelling {
  latin: string
  /** 0 is what most write; 1 is as far as a wrong consonant. */
  cost: number
}

const spellingsOf = (line: string): Spelling[] =>
  line.split(' ').map((text) => {
    const [latin = '', cost = '0'] = text.split(':')
    return { latin: latin === '-' ? '' : latin, cost: Number(cost) }
  })

const byFirstSign = (lines: Readonly<Record<string, string>>): ReadonlyMap<string, Spelling[]> =>
  new Map(
    Object.entries(lines).flatMap(([signs, line]) => [...signs].map((sign) => [sign, spellingsOf(line)])),
  )

/** By the first sign of the row; "-" is nothing at all. */
const CONSONANTS = byFirstSign({
  ሀ: 'h hh:.2 -:.9',
  ሐ: 'h hh:.2 -:.9',
  ኀኈ: 'h hh:.2 kh:.4',
  ለ: 'l ll:.05',
  መ: 'm mm:.05',
  ሠሰ: 's ss:.05 z:.7',
  ረ: 'r rr:.05',
  ሸ: 'sh ssh:.1 s:.6 x:.3 sch:.3',
  ቀቈ: 'k:.05 q kk:.1 qq:.05 ck:.3 c:.5 g:.8',
  ቐቘ: 'k:.05 q qh kh:.05 kk:.15 qq:.1',
  በ: 'b bb:.05 v:.6',
  ቨ: 'v vv:.1 b:.6',
  ተ: 't tt:.05 th:.4',
  ቸ: 'ch cch:.1 tch:.2 c:.3',
  ነ: 'n nn:.05 m:.6',
  ኘ: 'gn ny nn:.4 n:.6 ng:.6 gny:.3 ni:.4',
  አዐ: '-',
  ከኰ: 'k kk:.05 c:.3 ck:.2 q:.5',
  ኸዀ: 'kh h:.1 k:.2 hh:.3',
  ወ: 'w ww:.05 u:.4 v:.8',
  ዘ: 'z zz:.05 s:.7',
  ዠ: 'zh j:.3 z:.7',
  የ: 'y yy:.05 i:.3 -:.5',
  ደ: 'd dd:.05 dh:.5',
  ጀ: 'j jj:.05 dj:.1 g:.6 dg:.4',
  ገጐ: 'g gg:.05 gh:.4',
  ጠ: 't:.05 tt:.1 th:.5',
  ጨ: 'ch:.05 cch:.1 tch:.25 c:.35',
  ጰ: 'p pp:.05',
  ጸፀ: 'ts tz:.15 s:.4 z:.7 tts:.1 x:.6 th:.8',
  ፈ: 'f ff:.05 ph:.3',
  ፐ: 'p pp:.05',
})

/** The vowels of the seven orders and of the eighth, -wa. */
const VOWELS = [
  'e a:.3 u:.8 ea:.5 -:.9 o:.8 ae:.2 i:.8 eh:.3',
  'u oo:.15 ou:.15 uu:.1 w:.5 o:.5',
  'i ee:.15 y:.3 ii:.1 ie:.4 e:.5 iy:.2 ey:.5',
  'a aa:.1 ah:.25 e:.8',
  'e:.03 ie:.05 ee:.1 ye:.3 ai:.5 ay:.4 ea:.4 i:.6 ey:.4 eh:.2',
  '- i:.08 e:.3 u:.6 y:.4 a:.9',
  'o uo:.2 wo:.3 oo:.15 u:.5 ow:.4 oe:.5',
  'ua wa oa:.1 uwa:.2 a:.7 owa:.2',
].map(spellingsOf)

/** Rows of the throat: the first order sounds like the fourth, and a sixth alone is a vowel. */
const THROAT: readonly (readonly Spelling[] | undefined)[] = [
  spellingsOf('a aa:.1 e:.5'),
  ...VOWELS.slice(1, 5),
  spellingsOf('i:.02 e:.02 -:.1 u:.5 a:.6 ie:.3 y:.4'),
  ...VOWELS.slice(6),
]
/** Rows that are a vowel by themselves, which may be left out within a word. */
const BARE: readonly (readonly Spelling[] | undefined)[] = [
  spellingsOf('a aa:.1 e:.6 -:.9'),
  ...VOWELS.slice(1, 3),
  spellingsOf('a aa:.05 ah:.3 -:.9'),
  spellingsOf('e:.05 ie:.1 ay:.3 ai:.3 ee:.2'),
  spellingsOf('e i:.03 -:.15 a:.6 u:.6 y:.3'),
  ...VOWELS.slice(6),
]
const IN_THROAT = 'ሀሐኀ'
const IS_BARE = 'አዐ'

/** Rows of -w- signs, whose five signs stand at the distances 0, 2, 3, 4 and 5. */
const ROUNDED = 'ቈቘኈኰዀጐ'
const ROUNDED_VOWELS = [
  'o:.1 ue we uo:.2 u:.4 wo:.1',
  '',
  'ui wi u:.3 i:.5',
  'ua wa oa:.1 a:.6 uwa:.2',
  'ue we uie:.1 wie:.1 e:.5',
  'u:.05 wi:.05 o:.3 ui:.1',
].map((line) => (line === '' ? [] : spellingsOf(line)))

const vowelsOf = (row: string): readonly (readonly Spelling[] | undefined)[] => {
  if (ROUNDED.includes(row)) return ROUNDED_VOWELS
  if (IS_BARE.includes(row)) return BARE
  return IN_THROAT.includes(row) ? THROAT : VOWELS
}

const remembered = new Map<string, readonly Spelling[]>()

/** The ways to write a sign of the Ethiopic syllabary; none for what is no such sign. */
export function spellingsOfSign(sign: string): readonly Spelling[] {
  const known = remembered.get(sign)
  if (known) return known
  const row = isEthiopic(sign) ? inOrder(sign, 0) : ''
  const consonants = CONSONANTS.get(row) ?? []
  const vowels = vowelsOf(row)[orderOf(sign)] ?? []
  const spellings = cheapest(
    consonants.flatMap((consonant) =>
      vowels.map((vowel) => ({ latin: consonant.latin + vowel.latin, cost: consonant.cost + vowel.cost })),
    ),
  )
  remembered.set(sign, spellings)
  return spellings
}

/** Each text once. */
function cheapest(spellings: readonly Spelling[]): Spelling[] {
  const costs = new Map<string, number>()
  for (const { latin, cost } of spellings) costs.set(latin, Math.min(cost, costs.get(latin) ?? Infinity))
  return [...costs].map(([latin, cost]) => ({ latin, cost }))
}
