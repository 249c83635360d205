import { isCommonPassword } from '#contract/auth/common-password.ts'
import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'
import type { WeakReason } from '#server/auth/wire/refusal-policy.ts'

const FEWEST_DIFFERENT = 4
const SEQUENCES = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']

/** The hash looks at 72 bytes at most; a longer one is refused rather than cut. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > CREDENTIAL_LIMITS.passwordMaxBytes
}

/**
 * What makes a new password weak; empty when it will do. The person's own address counts as common.
 * @param min characters, at least
 */
export function weaknesses(password: string, email: string, min: number): WeakReason[] {
  const reasons: WeakReason[] = []
  const letters = [...password.toLowerCase()]
  if (letters.length < min) reasons.push('length')
  if (new Set(letters).size < FEWEST_DIFFERENT || isSequence(letters.join(''))) reasons.push('characters')
  if (isCommonPassword(password, email)) reasons.push('pwned')
  return reasons
}

function isSequence(word: string): boolean {
  const backwards = [...word].toReversed().join('')
  return word !== '' && SEQUENCES.some((run) => run.includes(word) || run.includes(backwards))
}
