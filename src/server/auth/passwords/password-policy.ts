import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'
import type { WeakReason } from '#server/auth/wire/refusal-policy.ts'
import { COMMON_PASSWORDS } from './common-password-policy.ts'

const FEWEST_DIFFERENT = 4
const SEQUENCES = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']
/** Figures and signs that people write for letters; as many as needed for the words of the list. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The hash looks at 72 bytes at most; a longer one is refused rather than cut. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > CREDENTIAL_LIMITS.passwordMaxBytes
}

/** What makes a new password weak; empty when it will do. The person's own address counts as common. */
export function weaknesses(password: string, email: string): WeakReason[] {
  const reasons: WeakReason[] = []
  const letters = [...password.toLowerCase()]
  if (letters.length < CREDENTIAL_LIMITS.passwordMin) reasons.push('length')
  if (new Set(letters).size < FEWEST_DIFFERENT || isSequence(letters.join(''))) reasons.push('characters')
  if (isCommon(password, email)) reasons.push('pwned')
  return reasons
}

/** On the list, on it but for figures and signs around or within the word, one such word twice, or the address. */
function isCommon(password: string, email: string): boolean {
  const own = [email, email.split('@')[0] ?? email].filter((word) => word !== '')
  const known = (word: string) => COMMON_PASSWORDS.has(word) || own.includes(word)
  const written = password.toLowerCase().trim()
  return [written, bare(written), plain(written), bare(plain(written)), plain(bare(written))].some(
    (word) => known(word) || known(halved(word)),
  )
}

function bare(word: string): string {
  return word.replace(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, '')
}

function plain(word: string): string {
  return [...word].map((sign) => LETTER_OF[sign] ?? sign).join('')
}

function halved(word: string): string {
  const half = word.slice(0, word.length / 2)
  return half + half === word ? half : word
}

function isSequence(word: string): boolean {
  const backwards = [...word].toReversed().join('')
  return word !== '' && SEQUENCES.some((run) => run.includes(word) || run.includes(backwards))
}
