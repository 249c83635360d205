import { z } from 'zod'
import { text } from '#contract/kit/text.ts'

export const CREDENTIAL_LIMITS = {
  /** Characters, where the operator sets no other number. */
  passwordMin: 10,
  /** Bytes: longer ones are refused by the auth wire. */
  passwordMaxBytes: 72,
  fullNameMin: 2,
  fullNameMax: 80,
  codeLength: 6,
} as const

export const Email = z.email().max(254)
/** E.164: '+', the code of the country, the rest. */
export const Phone = z.string().regex(/^\+[1-9]\d{6,14}$/)
export const FullName = text({ min: CREDENTIAL_LIMITS.fullNameMin, max: CREDENTIAL_LIMITS.fullNameMax })
