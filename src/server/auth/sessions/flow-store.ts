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

/** A sign-in that leads through somebody else's page; whose it is shows when it comes back. */
export async function insertProviderFlow(
  tx: Tx,
  flow: {
    id: string
    provider: string
    method: 'oauth' | 'sso/saml'
    pkce: PkceChallenge | null
    /** The page of ours to go on to, already held against the allowed ones. */
    page: string
    linkTo: string | null
    browserHash: Buffer | null
  },
): Promise<void> {
  await tx
    .insertInto('auth.flow_state')
    .values({
      id: flow.id,
      code_challenge: flow.pkce?.challenge ?? null,
      code_challenge_method: flow.pkce?.method ?? null,
      provider_type: flow.provider,
      authentication_method: flow.method,
      referrer: flow.page,
      linking_target_id: flow.linkTo,
      browser_hash: flow.browserHash,
    })
    .execute()
}

/** Marks that the browser came back. Undefined when it did so before, or the flow is none with a provider. */
export async function claimProviderFlow(
  tx: Tx,
  id: string,
  method: 'oauth' | 'sso/saml',
): Promise<FlowRow | undefined> {
  return tx
    .updateTable('auth.flow_state')
    .set((build) => ({ returned_at: build.fn<Date>('clock_now') }))
    .where('id', '=', id)
    .where('authentication_method', '=', method)
    .where('returned_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Now it is known whose flow it is. The provider's tokens are sealed. */
export async function settleFlow(
  tx: Tx,
  id: string,
  settled: {
    userId: string
    accessToken: string | null
    refreshToken: string | null
    /** When its session must end, whatever happens in it. */
    sessionEnd?: Date | null
  },
): Promise<void> {
  await tx
    .updateTable('auth.flow_state')
    .set({
      user_id: settled.userId,
      provider_access_token: settled.accessToken,
      provider_refresh_token: settled.refreshToken,
      session_not_after: settled.sessionEnd ?? null,
    })
    .where('id', '=', id)
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
