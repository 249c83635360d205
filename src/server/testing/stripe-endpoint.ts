import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A session of Checkout, as far as Stripe's own client and we read it. */
export interface StripeSession {
  id: string
  object: 'checkout.session'
  client_reference_id: string | null
  payment_intent: string | null
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
  amount_subtotal: number
  amount_total: number
  currency: string
  total_details: { amount_tax: number }
  expires_at: number
  url: string | null
}

export interface StripeAsked {
  method: string
  path: string
  form: URLSearchParams
  authorization: string | undefined
  idempotencyKey: string | undefined
}

export interface StripeEndpoint {
  /** To be STRIPE_API_URL. */
  url: string
  /** Everything it was asked, oldest first. */
  asked: StripeAsked[]
  sessions: Map<string, StripeSession>
  /** Payments that money went back of, in minor units. */
  refunded: Map<string, number>
  /** Pays a session, as its page would. @returns the session */
  pay(sessionId: string, taxMinor?: number): StripeSession
  /** From now on every request is answered by this status; null: as usual. */
  fail(status: number | null): void
  stop(): Promise<void>
}

const DAY_SECONDS = 86_400

/**
 * Stripe's API (https://docs.stripe.com/api) on a port of this machine: sessions of Checkout and refunds. The same
 * idempotency key is given the first answer again, as there.
 */
export async function startStripeEndpoint(): Promise<StripeEndpoint> {
  const asked: StripeAsked[] = []
  const sessions = new Map<string, StripeSession>()
  const refunded = new Map<string, number>()
  const answered = new Map<string, unknown>()
  let failing: number | null = null
  let count = 0

  const open = (form: URLSearchParams): StripeSession => {
    const lines = [...form].filter(([name]) => name.endsWith('[price_data][unit_amount]'))
    const sum = lines.reduce((total, [, amount]) => total + Number(amount), 0)
    const id = `cs_test_${++count}`
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      amount_subtotal: sum,
      amount_total: sum,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      total_details: { amount_tax: 0 },
      expires_at: Math.floor(Date.now() / 1000) + DAY_SECONDS,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    }
    sessions.set(id, session)
    return session
  }

  const refund = (form: URLSearchParams): unknown => {
    const payment = form.get('payment_intent') ?? ''
    const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === payment)
    const amount = Number(form.get('amount'))
    const before = refunded.get(payment) ?? 0
    if (!paid || before + amount > paid.amount_total) return null
    refunded.set(payment, before + amount)
    return { id: `re_${++count}`, object: 'refund', amount, payment_intent: payment, status: 'succeeded' }
  }

  const answer = (method: string, path: string, form: URLSearchParams): unknown => {
    if (method === 'POST' && path === '/v1/checkout/sessions') return open(form)
    if (method === 'POST' && path === '/v1/refunds') return refund(form)
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id) ?? null
    if (act === undefined || session === null) return session
    if (session.status !== 'open') return null
    session.status = 'expired'
    session.url = null
    return session
  }

  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    void (async () => {
      const form = new URLSearchParams(await text(request))
      const { method = '', url: path = '', headers } = request
      const key = headers['idempotency-key']
      const idempotencyKey = typeof key === 'string' ? key : undefined
      asked.push({ method, path, form, authorization: headers.authorization, idempotencyKey })
      if (failing !== null) return reply(failing, { error: { type: 'api_error', message: 'Away.' } })
      const slot = idempotencyKey === undefined || method !== 'POST' ? undefined : `${path} ${idempotencyKey}`
      const body = (slot !== undefined && answered.get(slot)) || answer(method, path, form)
      if (slot !== undefined) answered.set(slot, body)
      if (!body) return reply(400, { error: { type: 'invalid_request_error', message: 'Not possible.' } })
      return reply(200, body)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sessions,
    refunded,
    pay(sessionId, taxMinor = 0) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error('There is no such session.')
      session.payment_status = 'paid'
      session.status = 'complete'
      session.payment_intent = `pi_${sessionId}`
      session.total_details = { amount_tax: taxMinor }
      session.amount_total = session.amount_subtotal + taxMinor
      return session
    },
    fail(status) {
      failing = status
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
