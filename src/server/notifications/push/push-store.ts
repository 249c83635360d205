import type { Selectable } from 'kysely'
import { PUSH_LIMITS } from '#contract/notifications/push/push-subscription.ts'
import type { PushSubscription } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type SubscriptionRow = Selectable<PushSubscription>

/** In the place of what the session had, and of whoever had this browser before. */
export async function putSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where((is) => is.or([is('session_id', '=', row.session_id), is('endpoint', '=', row.endpoint)]))
    .execute()
  await tx.insertInto('push_subscription').values(row).execute()
  await tx
    .deleteFrom('push_subscription')
    .where('id', 'in', (from) =>
      from
        .selectFrom('push_subscription')
        .select('id')
        .where('user_id', '=', row.user_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(PUSH_LIMITS.devicesMax),
    )
    .execute()
}

/**
 * Of the browser that had that address and secret: the one place where it is written to from now on.
 * @returns whether there was one
 */
export async function replaceSubscription(
  tx: Tx,
  old: { endpoint: string; auth: Buffer },
  fresh: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<boolean> {
  const known = await tx
    .selectFrom('push_subscription')
    .select('id')
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .forUpdate()
    .executeTakeFirst()
  if (!known) return false
  await tx
    .deleteFrom('push_subscription')
    .where('endpoint', '=', fresh.endpoint)
    .where('id', '<>', known.id)
    .execute()
  await tx.updateTable('push_subscription').set(fresh).where('id', '=', known.id).execute()
  return true
}

export async function hasSubscription(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

export function findSubscriptionsOf(tx: Tx, userId: string): Promise<SubscriptionRow[]> {
  return tx
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function findSubscription(tx: Tx, id: string): Promise<SubscriptionRow | null> {
  const row = await tx.selectFrom('push_subscription').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function deleteSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
}

export async function deleteSubscriptionOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
}

/** Without the keys: they are the device's secret. */
export function exportSubscriptions(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('push_subscription')
    .select(['id', 'session_id', 'endpoint', 'language', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function deleteSubscriptionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('push_subscription').where('user_id', '=', userId).execute()
}
