import { z } from 'zod'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { FactorRow } from './factor-store.ts'
import { replaceCodes } from './recovery-code-store.ts'
import { foldRecoveryCode, newRecoveryCodes } from './recovery-code-policy.ts'

/** A new set, on the wire. */
export const RecoveryCodes = z.strictObject({
  id: z.uuid(),
  type: z.literal('recovery_code'),
  friendly_name: z.string(),
  total: z.int(),
  codes: z.array(z.string()).meta({ description: 'Shown this once' }),
})

/** Makes a new set for a factor. The codes exist nowhere but in the answer. */
export async function issueCodes(tx: Tx, auth: Auth, factor: FactorRow): Promise<Record<string, unknown>> {
  const codes = newRecoveryCodes()
  await replaceCodes(
    tx,
    factor.id,
    codes.map((code) => recoveryCodeHash(auth, factor.id, code)),
  )
  const { id, factor_type: type, friendly_name } = factor
  return { id, type, friendly_name, total: codes.length, codes }
}

/** A code counts for one set only. */
export function recoveryCodeHash(auth: Auth, factorId: string, code: string): Buffer {
  return keyedHash(auth.secrets.codes, `recovery ${factorId} ${foldRecoveryCode(code)}`)
}
