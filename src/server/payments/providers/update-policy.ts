import { z } from 'zod'
import type { ProviderEvent, PaymentUpdate } from './provider-client.ts'

const Id = z.union([z.string(), z.object({ id: z.string() })])
const idOf = (value: z.infer<typeof Id> | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** A Checkout session of Stripe's API, as far as it matters here. */
const Session = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  payment_intent: Id.nullish(),
  payment_status: z.string(),
  status: z.string().nullish(),
  amount_subtotal: z.int().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  total_details: z.object({ amount_tax: z.int() }).nullish(),
})
const Charge = z.object({ payment_intent: Id.nullish(), amount_refunded: z.int() })
const Refund = z.object({ id: z.string(), status: z.string().nullish() })
const Dispute = z.object({ payment_intent: Id.nullish(), status: z.string() })
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

type Outcome = Extract<PaymentUpdate, { kind: 'session' }>['outcome']

/** https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-payment_status */
function outcomeOf(session: z.infer<typeof Session>): Outcome {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'paid'
  if (session.status === 'expired') return 'expired'
  return session.status === 'complete' ? 'processing' : 'open'
}

/** How a session stands; `stated` where an event says more than the session itself. */
export function updateOfSession(value: unknown, stated?: Outcome): PaymentUpdate | null {
  const { success, data } = Session.safeParse(value)
  if (!success) return null
  const taxMinor = data.total_details?.amount_tax ?? 0
  return {
    kind: 'session',
    orderId: data.client_reference_id ?? null,
    sessionId: data.id,
    paymentId: idOf(data.payment_intent),
    outcome: stated ?? outcomeOf(data),
    amountMinor: data.amount_subtotal ?? (data.amount_total ?? 0) - taxMinor,
    taxMinor,
    currency: (data.currency ?? '').toUpperCase(),
  }
}

function updateOfDispute(value: unknown): PaymentUpdate | null {
  const dispute = Dispute.safeParse(value).data
  const paymentId = idOf(dispute?.payment_intent)
  if (!dispute || paymentId === null) return null
  const outcome = dispute.status === 'won' || dispute.status === 'warning_closed' ? 'won' : null
  return { kind: 'dispute', paymentId, outcome: outcome ?? (dispute.status === 'lost' ? 'lost' : 'open') }
}

function updateOfCharge(value: unknown): PaymentUpdate | null {
  const charge = Charge.safeParse(value).data
  const paymentId = idOf(charge?.payment_intent)
  return charge && paymentId !== null
    ? { kind: 'refunded', paymentId, refundedMinor: charge.amount_refunded }
    : null
}

function updateOfRefund(value: unknown): PaymentUpdate | null {
  const refund = Refund.safeParse(value).data
  const isFailed = refund?.status === 'failed' || refund?.status === 'canceled'
  return refund && isFailed ? { kind: 'refund_failed', refundId: refund.id } : null
}

/** Events that matter here (https://docs.stripe.com/api/events/types); all others are received and ignored. */
const READERS: Readonly<Record<string, (object: unknown) => PaymentUpdate | null>> = {
  'checkout.session.completed': (object) => updateOfSession(object),
  'checkout.session.async_payment_succeeded': (object) => updateOfSession(object, 'paid'),
  'checkout.session.async_payment_failed': (object) => updateOfSession(object, 'failed'),
  'checkout.session.expired': (object) => updateOfSession(object, 'expired'),
  'charge.refunded': updateOfCharge,
  'refund.updated': updateOfRefund,
  'refund.failed': updateOfRefund,
  'charge.dispute.created': updateOfDispute,
  'charge.dispute.closed': updateOfDispute,
}

/** What a signed event says; null where it has not even the shape of one. */
export function eventOf(value: unknown): ProviderEvent | null {
  const { success, data } = Event.safeParse(value)
  if (!success) return null
  const { id, type, data: about } = data
  return { id, update: READERS[type]?.(about.object) ?? null }
}
