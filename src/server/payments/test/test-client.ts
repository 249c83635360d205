import { createHmac } from 'node:crypto'
import { DAY_MS } from '#contract/kit/duration.ts'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { UpstreamError } from '#server/platform/outside/guarded-fetch.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PaymentProvider } from '#server/payments/providers/provider-client.ts'
import { eventOf, updateOfSession } from '#server/payments/providers/update-policy.ts'
import {
  changeTestPayment,
  findTestPayment,
  insertTestPayment,
  type TestPaymentRow,
} from './test-payment-store.ts'

export const TEST_PAGE = '/test-payment'

const PAYMENT_STATUS: Readonly<Record<string, string>> = { paid: 'paid' }
const SESSION_STATUS: Readonly<Record<string, string>> = { open: 'open', expired: 'expired' }

/** A payment in the shape of Stripe's session, so that both are read by the same rules. */
export const sessionOf = ({ id, order_id, amount_minor, currency, state }: TestPaymentRow) => ({
  id,
  object: 'checkout.session',
  client_reference_id: order_id,
  payment_intent: id,
  payment_status: PAYMENT_STATUS[state] ?? 'unpaid',
  status: SESSION_STATUS[state] ?? 'complete',
  amount_subtotal: amount_minor,
  amount_total: amount_minor,
  currency: currency.toLowerCase(),
  total_details: { amount_tax: 0 },
})

const secretOf = ({ config }: Pick<Platform, 'config'>): string =>
  createHmac('sha256', config.secretKey).update('test payments').digest('hex')

const TOLERANCE_SECONDS = 300

/** An event of this provider, signed as Stripe signs. */
export async function signEvent(
  platform: Pick<Platform, 'config' | 'clock'>,
  type: string,
  object: unknown,
): Promise<{ body: Uint8Array; signature: string }> {
  const { default: Stripe } = await import('stripe')
  const payload = JSON.stringify({ id: `evt_${uuidv7()}`, object: 'event', type, data: { object } })
  const timestamp = Math.floor(platform.clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secretOf(platform),
    timestamp,
  })
  return { body: Buffer.from(payload), signature }
}

/** Takes no money: its own page stands in for the bank, and what is chosen there comes back as a signed event. */
export function testClient(platform: Platform): PaymentProvider {
  const { db, clock, config } = platform
  return {
    name: 'test',

    async openCheckout({ orderId, amountMinor, currency, language, successUrl, cancelUrl }) {
      forbidInTransaction()
      const expiresAt = new Date(clock.now().getTime() + DAY_MS)
      const payment = await insertTestPayment(db, {
        id: `test_${uuidv7()}`,
        order_id: orderId,
        amount_minor: amountMinor,
        currency,
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: expiresAt,
      })
      const url = `${config.publicUrl}${TEST_PAGE}/${payment.id}?lang=${language}`
      return { sessionId: payment.id, url, expiresAt: payment.expires_at }
    },

    async readSession(sessionId) {
      const payment = await findTestPayment(db, sessionId)
      if (!payment) throw new UpstreamError('There is no such test payment')
      const update = updateOfSession(sessionOf(payment), payment.state === 'failed' ? 'failed' : undefined)
      if (!update) throw new UpstreamError('A test payment is no session')
      return update
    },

    async endCheckout(sessionId) {
      await changeTestPayment(db, sessionId, { from: ['open'], to: 'expired' })
    },

    async refund({ refundId, paymentId }) {
      forbidInTransaction()
      const payment = await findTestPayment(db, paymentId)
      return payment?.state === 'paid' ? `refund_${refundId}` : null
    },

    async readEvent(body, signature, now) {
      const { default: Stripe } = await import('stripe')
      try {
        const { webhooks } = Stripe
        const secret = secretOf(platform)
        return eventOf(
          webhooks.constructEvent(
            Buffer.from(body),
            signature,
            secret,
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
