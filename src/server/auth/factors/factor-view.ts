import type { FactorRow } from './factor-store.ts'

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
