import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { acceptWebhook } from '#server/payments/accept-webhook.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'
import { sessionOf, signEvent, TEST_PAGE } from './test-client.ts'
import { TEST_PAGE_POLICY, testPageView } from './test-page-view.ts'
import { changeTestPayment, findTestPayment, type TestPaymentRow } from './test-payment-store.ts'

const FORM = 'application/x-www-form-urlencoded'

interface Choice {
  from: readonly string[]
  to: string
  /** What Stripe would send. */
  event: string
  leadsTo: 'success_url' | 'cancel_url'
}

/** What can be chosen on the page, and what a bank would have done. */
const CHOICES: Readonly<Record<string, Choice>> = {
  pay: { from: ['open'], to: 'paid', event: 'checkout.session.completed', leadsTo: 'success_url' },
  fail: {
    from: ['open', 'processing'],
    to: 'failed',
    event: 'checkout.session.async_payment_failed',
    leadsTo: 'success_url',
  },
  later: { from: ['open'], to: 'processing', event: 'checkout.session.completed', leadsTo: 'success_url' },
  arrive: {
    from: ['processing'],
    to: 'paid',
    event: 'checkout.session.async_payment_succeeded',
    leadsTo: 'success_url',
  },
}

/** A labelled page where no money moves; only where test payments are on. */
export function serveTestPage(platform: Platform): WireRoute[] {
  const read = async (id: string | undefined): Promise<TestPaymentRow> => {
    const payment =
      platform.config.payments?.provider === 'test' ? await findTestPayment(platform.db, id ?? '') : null
    if (!payment) throw new AppError('request.unknown-route')
    return payment
  }
  return [
    {
      name: 'payments.show-test-page',
      method: 'GET',
      path: `${TEST_PAGE}/{paymentId}`,
      access: 'whoever holds the address',
      summary: 'Show the page of a test payment, where no money moves',
      readsOnly: true,
      query: { lang: 'Language of the page: en or am' },
      answers: { 200: ['text/html'] },
      async run({ params, query }) {
        const body = testPageView(await read(params['paymentId']), query['lang'] === 'am' ? 'am' : 'en')
        return {
          status: 200,
          body,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': TEST_PAGE_POLICY,
          },
        }
      },
    },
    {
      name: 'payments.choose-test-outcome',
      method: 'POST',
      path: `${TEST_PAGE}/{paymentId}`,
      access: 'whoever holds the address',
      summary: 'Choose what becomes of a test payment',
      binaryTypes: [FORM],
      answers: { 303: null },
      async run({ params, body }) {
        const payment = await read(params['paymentId'])
        const chosen = new URLSearchParams(Buffer.from(body instanceof Uint8Array ? body : []).toString())
        const name = chosen.get('outcome') ?? ''
        if (name === 'cancel') return { status: 303, headers: { location: payment.cancel_url } }
        const choice = CHOICES[name]
        if (!choice) throw new AppError('request.malformed')
        const changed = await changeTestPayment(platform.db, payment.id, choice)
        const provider = openProvider(platform)
        if (changed && provider) {
          const event = await signEvent(platform, choice.event, sessionOf(changed))
          await acceptWebhook(platform, provider, event)
        }
        return { status: 303, headers: { location: payment[choice.leadsTo] } }
      },
    },
  ]
}
