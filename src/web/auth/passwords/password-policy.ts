import { isCommonPassword } from '#contract/auth/common-password.ts'
import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'

export type Strength = 0 | 1 | 2 | 3

/**
 * How hard a password is to guess, roughly: by length, by how many kinds of characters and how many different
 * ones it has. One that everybody tries first is weak however long, and so is a short one where the operator allows
 * it; the server, which decides, knows the person's own address besides.
 * @param min characters; with fewer it is none
 */
export function passwordStrength(password: string, min: number): Strength {
  const length = [...password].length
  if (length < min) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length
  const different = new Set(password).size
  const isShort = length < CREDENTIAL_LIMITS.passwordMin
  if (isShort || different < 6 || isCommonPassword(password, '')) return 1
  const points = (length >= 14 ? 1 : 0) + (length >= 18 ? 1 : 0) + (kinds >= 2 ? 1 : 0) + (kinds >= 3 ? 1 : 0)
  if (points >= 3) return 3
  return points >= 1 ? 2 : 1
}
