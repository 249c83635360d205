import type { Selectable } from 'kysely'
import type { PkceChallenge } from '#server/auth/wire/read-body.ts'
import type { DB } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

export type FlowRow = Selectable<DB['auth.flow_state']>

export async function insertFlow(
  tx: Tx,
  flow: { id: string; userId: string; pkce: PkceChallenge; method: string },
): Promise<void> {
  await tx
    .insertInto('auth.flow_state')
    .values({
      id: flow.id,
      user_id: flow.userId,
      code_challenge: flow.pkce.challenge,
      code_challenge_method: flow.pkce.method,
      provider_type: 'email',
      authentication_method: flow.method,
    })
    .execute()
}

/** Gives the flow the code that its browser exchanges; an earlier one is dead. */
export async function setAuthCode(tx: Tx, flowId: string, code: string, at: Date): Promise<void> {
  await tx
    .updateTable('auth.flow_state')
    .set({ auth_code: code, auth_code_issued_at: at })
    .where('id', '=', flowId)
    .execute()
}

export async function lockFlowByCode(tx: Tx, code: string): Promise<FlowRow | undefined> {
  return tx
    .selectFrom('auth.flow_state')
    .selectAll()
    .where('auth_code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

/** Its waiting token goes with it. */
export async function deleteFlow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('auth.flow_state').where('id', '=', id).execute()
}
