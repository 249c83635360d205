import type Stripe from 'stripe'
import { writePlan } from '#server/payments/plans/plan-view.ts'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'
import type { PaymentSetting } from '#server/platform/config.ts'
import { UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import type { PaymentProvider } from './provider-client.ts'
import { eventOf, updateOfSession } from './update-policy.ts'

type StripeSetting = Extract<PaymentSetting, { provider: 'stripe' }>

const TIMEOUT_MS = 8000
/** Signatures that are older are refused, so that nobody sends a recorded event again (Stripe's own default). */
const TOLERANCE_SECONDS = 300

/** Stripe through its own package, at the address of the setting. Loaded when it is first needed. */
export function stripeClient({ secretKey, webhookSecret, apiUrl }: StripeSetting): PaymentProvider {
  let opened: Promise<Stripe> | undefined
  const open = async () => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, {
      host: apiUrl.hostname,
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
      port: apiUrl.port === '' ? (apiUrl.protocol === 'http:' ? 80 : 443) : Number(apiUrl.port),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    })
  }

  async function ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    forbidInTransaction()
    try {
      return await question(await (opened ??= open()))
    } catch (error) {
      if (isRefusal(error)) throw error
      throw new UpstreamError(`Stripe did not answer: ${error instanceof Error ? error.name : 'unknown'}`)
    }
  }

  return {
    name: 'stripe',

    openCheckout: ({ orderId, lines, currency, email, language, successUrl, cancelUrl }) =>
      ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: orderId,
            metadata: { order_id: orderId },
            payment_intent_data: { metadata: { order_id: orderId } },
            line_items: lines.map(({ planId, amountMinor }) => ({
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amountMinor,
                product_data: { name: writePlan(planId, language) },
              },
            })),
            ...(email !== null && { customer_email: email }),
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: `order ${orderId}` },
        )
        if (session.url === null) throw new UpstreamError('Stripe opened a session without a page')
        return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
      }),

    readSession: (sessionId) =>
      ask(async (stripe) => {
        const update = updateOfSession(await stripe.checkout.sessions.retrieve(sessionId))
        if (update === null) throw new UpstreamError('Stripe answered with no session')
        return update
      }),

    endCheckout: (sessionId) =>
      ask(async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(sessionId)
        } catch (error) {
          // it is over already
          if (!isRefusal(error)) throw error
        }
      }),

    refund: ({ refundId, paymentId, amountMinor }) =>
      ask(async (stripe) => {
        try {
          const refund = await stripe.refunds.create(
            { payment_intent: paymentId, amount: amountMinor, metadata: { refund_id: refundId } },
            { idempotencyKey: `refund ${refundId}` },
          )
          return refund.status === 'failed' || refund.status === 'canceled' ? null : refund.id
        } catch (error) {
          if (!isRefusal(error)) throw error
          return null
        }
      }),

    async readEvent(body, signature, now) {
      const { default: Client } = await import('stripe')
      try {
        const { webhooks } = Client
        const bytes = Buffer.from(body)
        return eventOf(
          webhooks.constructEvent(
            bytes,
            signature,
            webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          ),
        )
      } catch {
        return null
      }
    },
  }
}

/** Stripe understood and said no: asking again answers the same. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'
