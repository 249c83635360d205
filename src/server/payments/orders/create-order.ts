import { DAY_MS } from '#contract/kit/duration.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { type Order, type OrderLine } from '#contract/payments/orders/order.ts'
import { type PaymentCurrency, type PlanId, PLANS } from '#contract/payments/plans/plan.ts'
import { findReceiver } from '#server/auth/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPosting } from '#server/payments/plans/ask-fee.ts'
import { cancelOpen } from './cancel-order.ts'
import { findOffer, type Offer } from '#server/payments/plans/find-offer.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'
import { changeOrder, insertOrder, lockOpenOrder, lockOrder, type OrderRow } from './order-store.ts'
import { linesOf, showOrder } from './order-view.ts'
import type { PaymentProvider } from '#server/payments/providers/provider-client.ts'
import { readOwnPayable } from '#server/payments/plans/read-own-payable.ts'

interface Input {
  listingId: ListingId
  planIds: PlanId[]
  currency: PaymentCurrency
  /** The sum that was seen. */
  amountMinor: number
}

const OPEN_DAYS = 1

/**
 * The order first, then its checkout at the provider, then where that is: an order without an address is opened again,
 * and the provider answers with the same checkout. The same choice twice is one order.
 */
export async function createOrder(platform: Platform, member: Member, input: Input): Promise<Order> {
  const provider = openProvider(platform)
  if (provider === null) throw new AppError('payments.not-offered')
  const { db } = platform
  const order = await inTransaction(db, (tx) => placeOrder(tx, platform, { member, provider, input }))
  if (order.checkout_url !== null) return showOrder(db, order)
  const opened = await openCheckout(platform, provider, { order, member })
  return inTransaction(db, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (!row) throw new AppError('payments.not-found')
    // cancelled or paid meanwhile
    if (row.state !== 'created' || row.checkout_url !== null) return showOrder(tx, row)
    const { sessionId, url, expiresAt } = opened
    const columns = { provider_session: sessionId, checkout_url: url, expires_at: expiresAt }
    return showOrder(tx, await changeOrder(tx, row.id, columns))
  })
}

interface Placed {
  member: Member
  provider: PaymentProvider
  input: Input
}

async function placeOrder(
  tx: Tx,
  platform: Platform,
  { member: { userId }, provider, input }: Placed,
): Promise<OrderRow> {
  const now = platform.clock.now()
  const { listingId, currency } = input
  // the order before its listing, as whoever is paid takes them: two that wait for each other would both be lost
  await lockOpenOrder(tx, listingId)
  const listing = await readOwnPayable(tx, userId, { listingId, now })
  const lines = choose(await findOffer(tx, listing, now), input)
  const open = await lockOpenOrder(tx, listingId)
  if (open?.state === 'processing') throw new AppError('payments.paid-already')
  if (open) {
    const isSame = open.currency === currency && JSON.stringify(linesOf(open)) === JSON.stringify(lines)
    if (isSame && open.provider === provider.name && open.expires_at > now) return open
    await cancelOpen(tx, platform, open)
  }
  return insertOrder(tx, {
    id: uuidv7(),
    user_id: userId,
    listing_id: listingId,
    lines,
    currency,
    amount_minor: sumOf(lines),
    provider: provider.name,
    created_at: now,
    expires_at: new Date(now.getTime() + OPEN_DAYS * DAY_MS),
  })
}

const sumOf = (lines: readonly OrderLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What was chosen, at the prices of now. @throws AppError in the words that say why it cannot be bought */
function choose(offer: Offer, { planIds, currency, amountMinor }: Input): OrderLine[] {
  const { fee, promotions, noPromotion } = offer
  const sold = fee === null ? promotions : [fee, ...promotions]
  const chosen = sold.filter(({ planId }) => planIds.includes(planId))
  if (chosen.length < planIds.length) {
    const refused = planIds.filter((planId) => !chosen.some((plan) => plan.planId === planId))
    if (refused.some(isPosting))
      throw new AppError(offer.isPaid ? 'payments.paid-already' : 'payments.not-for-listing')
    if (noPromotion === 'new_account') throw new AppError('payments.no-promotion')
    throw new AppError(noPromotion === null ? 'payments.not-offered' : 'payments.not-for-listing')
  }
  if (fee !== null && !offer.isFeeOptional && !chosen.includes(fee))
    throw new AppError('payments.not-for-listing')
  const sum = sumOf(chosen)
  if (currency !== offer.currency || sum !== amountMinor)
    throw new AppError('payments.price-changed', { amountMinor: sum })
  return chosen.map(({ planId, amountMinor: price }) => ({ planId, ...PLANS[planId], amountMinor: price }))
}

async function openCheckout(
  { config, db, log }: Platform,
  provider: PaymentProvider,
  { order, member }: { order: OrderRow; member: Member },
) {
  const receiver = await findReceiver(db, member.userId)
  const site = `${config.publicUrl}/#`
  try {
    return await provider.openCheckout({
      orderId: order.id,
      lines: linesOf(order),
      currency: order.currency as PaymentCurrency,
      amountMinor: order.amount_minor,
      email: receiver?.email ?? null,
      language: receiver?.language ?? 'en',
      successUrl: `${site}/listing-payment-success?order=${order.id}`,
      cancelUrl: `${site}/payment?listing=${order.listing_id}`,
    })
  } catch (error) {
    if (error instanceof UpstreamError) throw new AppError('payments.provider-away')
    log.error({ order: order.number }, 'a checkout was refused')
    throw error
  }
}
