import { z } from 'zod'
import type { CredentialRow } from './credential-store.ts'

/** A passkey on the wire. */
export const Passkey = z
  .strictObject({
    id: z.uuid(),
    friendly_name: z.string().optional(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().optional(),
  })
  .meta({ id: 'Passkey' })

/** A passkey as the wire writes one. */
export function passkeyView(passkey: CredentialRow): Record<string, unknown> {
  return {
    id: passkey.id,
    ...(passkey.friendly_name !== '' && { friendly_name: passkey.friendly_name }),
    created_at: passkey.created_at.toISOString(),
    ...(passkey.last_used_at !== null && { last_used_at: passkey.last_used_at.toISOString() }),
  }
}
