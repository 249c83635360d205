import type { Selectable } from 'kysely'
import { claimProviderFlow, type FlowRow } from '#server/auth/sessions/flow-store.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** A request that was sent to an identity provider, by the id that its answer brings back (RelayState). */
export type RelayRow = Selectable<DB['auth.saml_relay_states']>

export async function insertRelay(
  tx: Tx,
  relay: { id: string; sso_provider_id: string; flow_state_id: string; request_id: string },
): Promise<void> {
  await tx.insertInto('auth.saml_relay_states').values(relay).execute()
}

/** Takes a request that waits for its answer; there is one answer to each. */
export async function claimRelay(
  tx: Tx,
  id: string,
): Promise<{ relay: RelayRow; flow: FlowRow } | undefined> {
  const relay = await tx
    .deleteFrom('auth.saml_relay_states')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  const flow = relay && (await claimProviderFlow(tx, relay.flow_state_id, 'sso/saml'))
  return flow && { relay, flow }
}
