import type { Selectable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type TokenRow = Selectable<DB['auth.one_time_tokens']>
export type TokenType = TokenRow['token_type']

export async function insertToken(
  tx: Tx,
  token: {
    id: string
    userId: string
    type: TokenType
    address: string
    flowId: string | null
    expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('auth.one_time_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      token_type: token.type,
      relates_to: token.address,
      flow_state_id: token.flowId,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Takes tokens of a person back, and with them the flows that were waiting for them. */
export async function deleteTokens(tx: Tx, userId: string, types?: readonly TokenType[]): Promise<void> {
  const gone = await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', userId)
    .$if(types !== undefined, (query) => query.where('token_type', 'in', types ?? []))
    .returning('flow_state_id')
    .execute()
  const flows = gone.flatMap(({ flow_state_id }) => (flow_state_id === null ? [] : [flow_state_id]))
  if (flows.length > 0) await tx.deleteFrom('auth.flow_state').where('id', 'in', flows).execute()
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('auth.one_time_tokens').where('id', '=', id).execute()
}

/** Those that were sent to an address and still count. */
export async function lockTokensOf(
  tx: Tx,
  address: string,
  types: readonly TokenType[],
  attempts: number,
): Promise<TokenRow[]> {
  return tx
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('relates_to', '=', address)
    .where('token_type', 'in', types)
    .where('attempts', '<', attempts)
    .where((build) => build('expires_at', '>', build.fn<Date>('clock_now')))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function lockTokenByLink(
  tx: Tx,
  linkHash: Buffer,
  types: readonly TokenType[],
): Promise<TokenRow | undefined> {
  return tx
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .where('token_type', 'in', types)
    .where((build) => build('expires_at', '>', build.fn<Date>('clock_now')))
    .forUpdate()
    .executeTakeFirst()
}

export async function lockTokenByFlow(tx: Tx, flowId: string): Promise<TokenRow | undefined> {
  return tx
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('flow_state_id', '=', flowId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countAttempts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('auth.one_time_tokens')
    .set((build) => ({ attempts: build('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** What a mail is written from. Null when the token was used, replaced or has expired. */
export async function readTokenToMail(
  db: Database,
  id: string,
): Promise<(TokenRow & { new_email: string | null }) | undefined> {
  return db
    .selectFrom('auth.one_time_tokens as token')
    .innerJoin('auth.users as person', 'person.id', 'token.user_id')
    .selectAll('token')
    .select('person.email_change as new_email')
    .where('token.id', '=', id)
    .where((build) => build('token.expires_at', '>', build.fn<Date>('clock_now')))
    .executeTakeFirst()
}

/** Keeps code and link of a mail that is about to be sent; those of an earlier try are dead. False when it is gone. */
export async function fillToken(
  db: Database,
  id: string,
  hashes: { codeHash: Buffer; linkHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth.one_time_tokens')
    .set({ code_hash: hashes.codeHash, link_hash: hashes.linkHash, attempts: 0 })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
