import type { Order, OrderId } from '#contract/payments/orders/order.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applyUpdate } from '#server/payments/apply-update.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'
import { findOrder, type OrderRow } from './order-store.ts'
import { readOrder } from './read-order.ts'

/** An update may have got lost: the provider is asked, and its answer counts as an update does. */
export async function checkOrder(
  platform: Platform,
  member: Member,
  { orderId }: { orderId: OrderId },
): Promise<Order> {
  const order = await findOrder(platform.db, orderId)
  if (order?.user_id !== member.userId) throw new AppError('payments.not-found')
  await askProvider(platform, order)
  return readOrder(platform, member, { orderId })
}

/** What is over, or was never opened, is not asked about; a provider that does not answer is asked again later. */
export async function askProvider(platform: Platform, order: OrderRow): Promise<void> {
  const provider = openProvider(platform)
  const { provider_session: sessionId, state } = order
  if (provider?.name !== order.provider || sessionId === null) return
  if (state !== 'created' && state !== 'processing') return
  try {
    const update = await provider.readSession(sessionId)
    await inTransaction(platform.db, (tx) => applyUpdate(tx, platform, { provider: provider.name, update }))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    platform.log.warn({ order: order.number }, 'a payment could not be asked about')
  }
}
