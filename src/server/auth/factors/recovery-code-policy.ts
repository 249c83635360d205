import { randomBytes } from 'node:crypto'
import { base32 } from '@scure/base'
import { FACTOR_RULES } from './factor-policy.ts'

/** 80 bits, 16 letters and digits. */
const CODE_BYTES = 10

export function newRecoveryCodes(): string[] {
  return Array.from({ length: FACTOR_RULES.recoveryCodes }, () =>
    base32.encode(randomBytes(CODE_BYTES)).toLowerCase(),
  )
}

/** As people type them: in groups, with big letters. */
export function foldRecoveryCode(text: string): string {
  return text.replace(/[\s-]/g, '').toLowerCase()
}
