/** What one sound costs instead of another, in hundredths of a consonant. */
const CONFUSED = [
  'eX 6 ei 20 eE 5 ea 20 eo 35 eu 45 Xi 6 Xu 25 Xa 40 Xo 40 XE 25 iE 20 ia 50 io 60 iu 50 Ea 40 Eo 60 Eu 60',
  'ao 40 au 50 ou 20 Oe 4 Oo 4 OX 8 Oa 22 Ou 20 Oi 30 OE 10',
  'Ts 12 Tt 35 Tz 30 TC 50 Nn 12 Kk 5 Kh 15 Zj 8 Zz 40 ZS 50 Cj 50 CS 50 Ck 50 Ss 45 vb 15 vf 40 vw 40 bp 50',
  'dt 50 gk 50 gj 40 zs 45 fp 50 yj 45 nm 50 lr 60 yi 8 ye 25 yE 20 yX 30 wu 8 wo 15',
].join(' ')
const KNOWN = new Map(
  [...CONFUSED.matchAll(/(\w\w) (\d+)/g)].map(([, sounds = '', cost]) => [sounds, Number(cost) / 100]),
)
const OTHER_SOUND = 1
const VOWEL_FOR_CONSONANT = 1.3
/** Careful spelling doubles consonants. */
const DOUBLED = 0.05

const VOWELS = 'aeiouEXO'
const FAINT = 'hwy'

/** What it costs to leave a sound out. */
const omission = (sound: string) => {
  if (sound === 'X') return 0.02
  if ('eiEO'.includes(sound)) return 0.3
  if (VOWELS.includes(sound)) return 0.45
  if (sound === 'h') return 0.2
  return FAINT.includes(sound) ? 0.3 : 1
}

/** How much of a word a sound is. */
const weight = (sound: string) => {
  if (sound === 'X') return 0.1
  if (VOWELS.includes(sound)) return 0.45
  return FAINT.includes(sound) ? 0.6 : 1
}

const SOUNDS = 'abcdefghijklmnopqrstuvwxyzSCZTNKXEO'
const CODES = new Map([...SOUNDS].map((sound, code) => [sound, code]))
const COUNT = SOUNDS.length

const confusion = (one: string, other: string): number => {
  if (one === other) return 0
  const usual = VOWELS.includes(one) === VOWELS.includes(other) ? OTHER_SOUND : VOWEL_FOR_CONSONANT
  return KNOWN.get(one + other) ?? KNOWN.get(other + one) ?? usual
}

const SUBSTITUTION = Float64Array.from({ length: COUNT * COUNT }, (_, index) =>
  confusion(SOUNDS.charAt(Math.floor(index / COUNT)), SOUNDS.charAt(index % COUNT)),
)
const OMISSION = Float64Array.from(SOUNDS, omission)
const WEIGHT = Float64Array.from(SOUNDS, weight)
const IS_VOWEL = Uint8Array.from(SOUNDS, (sound) => Number(VOWELS.includes(sound)))

/** A sound made ready to be compared with many. */
export interface Sounds {
  codes: Uint8Array
  /** What it costs to leave out each of them. */
  omissions: Float64Array
  weight: number
}

/** @param sound as soundOf() writes it */
export function toSounds(sound: string): Sounds {
  const letters = sound.replace(/gn|ny(?=[aoeiuE]|$)/g, 'N').replace(/ts/g, 'T')
  const codes = Uint8Array.from(letters, (letter) => CODES.get(letter) ?? 0)
  const omissions = Float64Array.from(codes, (code, index) =>
    index > 0 && code === codes[index - 1] && !IS_VOWEL[code] ? DOUBLED : (OMISSION[code] ?? 1),
  )
  return { codes, omissions, weight: codes.reduce((sum, code) => sum + (WEIGHT[code] ?? 1), 0) }
}

/** How alike two words sound, from 0 to 1: the cheapest way from one to the other (Wagner and Fischer), weighted. */
export function likeness(one: Sounds, other: Sounds): number {
  return Math.max(
    0,
    1 - at(distances(one, other), other.codes.length) / Math.max(one.weight, other.weight, 1),
  )
}

/** How alike a word that is still being typed sounds to the beginning of another, from 0 to 1. */
export function beginningLikeness(begun: Sounds, other: Sounds): number {
  const nearest = distances(begun, other).reduce((least, distance) => Math.min(least, distance))
  return Math.max(0, 1 - nearest / Math.max(begun.weight, 1))
}

/** How far a word is from each beginning of another, the empty one first. */
function distances(one: Sounds, other: Sounds): Float64Array {
  const width = other.codes.length
  let above = new Float64Array(width + 1)
  let row = new Float64Array(width + 1)
  for (let column = 1; column <= width; column++)
    above[column] = at(above, column - 1) + at(other.omissions, column - 1)
  for (const [index, code] of one.codes.entries()) {
    const left = at(one.omissions, index)
    row[0] = at(above, 0) + left
    for (let column = 1; column <= width; column++) {
      const swap = at(SUBSTITUTION, code * COUNT + (other.codes[column - 1] ?? 0))
      row[column] = Math.min(
        at(above, column) + left,
        at(row, column - 1) + at(other.omissions, column - 1),
        at(above, column - 1) + swap,
      )
    }
    ;[above, row] = [row, above]
  }
  return above
}

const at = (list: Float64Array, index: number) => list[index] ?? 0
