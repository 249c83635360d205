import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Remembers a message until its own time is over. False when it has signed somebody in before. */
export async function spendMessage(tx: Tx, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.web3_used_messages')
    .values({ message_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Lets one transaction at a time settle a wallet, so that its first sign-ins do not make two people. */
export async function holdWallet(tx: Tx, providerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${providerId}, 0))`.execute(tx)
}

export async function readOwner(tx: Tx, providerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.identities')
    .select('user_id')
    .where('provider', '=', 'web3')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.user_id
}

export async function insertWallet(
  tx: Tx,
  wallet: { id: string; userId: string; providerId: string; data: Record<string, unknown> },
): Promise<void> {
  await tx
    .insertInto('auth.identities')
    .values({
      id: wallet.id,
      user_id: wallet.userId,
      provider: 'web3',
      provider_id: wallet.providerId,
      identity_data: JSON.stringify(wallet.data),
    })
    .execute()
}
