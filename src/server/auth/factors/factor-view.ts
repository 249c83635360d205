import { z } from 'zod'
import type { FactorRow } from './factor-store.ts'

/** A factor on the wire. */
export const AuthFactor = z
  .strictObject({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    status: z.enum(['verified', 'unverified']),
    friendly_name: z.string().optional(),
    factor_type: z.enum(['totp', 'phone', 'webauthn', 'recovery_code']),
    phone: z.string().optional(),
    last_challenged_at: z.iso.datetime().optional(),
  })
  .meta({ id: 'AuthFactor' })

/** A factor as the wire writes one; its secret never gets here. */
export function factorView(factor: FactorRow): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
    status: factor.status,
    ...(factor.friendly_name !== '' && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    ...(factor.phone !== null && { phone: factor.phone }),
    ...(factor.last_challenged_at !== null && {
      last_challenged_at: factor.last_challenged_at.toISOString(),
    }),
  }
}
