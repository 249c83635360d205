// npm run bench:webhooks [-- --events 2000 --connections 32 --rounds 3 --seed 7]
// Signed events of payments over HTTP: those that pay an order and move its listing to the top, the same events sent
// once more, which only have to be known, and all that Stripe sends of a payment where nobody has narrowed down what it
// sends, of which one pays. What decides is that a machine of two cores takes RATE of the last in a second, with whoever
// sends them, and that 99 of 100 that come at that rate are answered within LIMIT_MS.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { Stripe } from 'stripe'
import { buildStage } from './stage.ts'

const LIMIT_MS = 100
const RATE = 500
const SECRET = 'whsec_of_this_benchmark'
const SELLING = { STRIPE_SECRET_KEY: 'sk_test_benchmark', STRIPE_WEBHOOK_SECRET: SECRET }

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '7' },
  },
})
const [events, connections, rounds, seed] = [
  Number(values.events),
  Number(values.connections),
  Number(values.rounds),
  Number(values.seed),
]

interface Sent {
  body: string
  signature: string
}

/** All that Stripe sends of a payment by card, in this order (https://docs.stripe.com/api/events/types). */
const BESIDE = [
  'payment_intent.created',
  'payment_intent.succeeded',
  'charge.succeeded',
  'charge.updated',
] as const

function sign(type: string, object: object): Sent {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET }) }
}

interface Ordered {
  id: string
  session: string
}

/** So many orders that wait for their money, each for a listing of its own. */
async function orderAll(client: pg.Client, round: string, count: number): Promise<Ordered[]> {
  const { rows } = await client.query<Ordered>(
    `insert into payment_order
       (id, user_id, listing_id, lines, currency, amount_minor, provider, provider_session, created_at, expires_at)
     select gen_random_uuid(), owner_id, id,
       '[{"planId": "bump", "product": "bump", "days": null, "amountMinor": 200}]', 'USD', 200, 'stripe',
       'cs_' || $2 || '_' || id, clock_now(), clock_now() + interval '1 day'
     from listing where state = 'active' order by id limit $1
     returning id, provider_session as session`,
    [count, round],
  )
  return rows
}

const pay = ({ id, session }: Ordered): Sent =>
  sign('checkout.session.completed', {
    id: session,
    object: 'checkout.session',
    client_reference_id: id,
    payment_intent: `pi_${session}`,
    payment_status: 'paid',
    status: 'complete',
    amount_subtotal: 200,
    amount_total: 200,
    currency: 'usd',
    total_details: { amount_tax: 0 },
  })

const payWithAll = (order: Ordered): Sent[] => [
  ...BESIDE.map((type) =>
    sign(type, { id: `pi_${order.session}`, object: type.split('.', 1)[0], amount: 200, currency: 'usd' }),
  ),
  pay(order),
]

interface Figures {
  perSecond: number
  p50: number
  p99: number
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** By plain sockets: fetch takes as much of the machine as the server that it should measure. */
function post(url: string, { body, signature }: Sent): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signature,
  }
  const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode))
  })
  asked.on('error', reject).end(body)
  return promise
}

/**
 * As quickly as they are answered, or so many a second: then each waits from when it was due, so that a server that
 * falls behind does not look quick.
 */
async function sendAll(url: string, all: readonly Sent[], rate?: number): Promise<Figures> {
  const waits: number[] = []
  const queue = all.entries()
  const begin = performance.now()
  const work = async () => {
    for (const [index, one] of queue) {
      const due = rate === undefined ? performance.now() : begin + (index * 1000) / rate
      if (due > performance.now()) await sleep(due - performance.now())
      const status = await post(url, one)
      if (status !== 200) throw new Error(`An event was answered with ${status}.`)
      waits.push(performance.now() - due)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - begin) / 1000
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { perSecond: all.length / seconds, p50: at(0.5), p99: at(0.99) }
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const line = (name: string, { perSecond, p50, p99 }: Figures) =>
  say(
    `  ${name.padEnd(14)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
  )

const stage = await buildStage()
try {
  say(
    `${events} events a round over ${connections} connections, ${cpus().length} cores, PostgreSQL ${stage.postgres}`,
  )
  const connection = await stage.fill('webhooks', events * 2, seed)
  const server = await stage.serve(connection, SELLING)
  const client = new pg.Client(connection)
  await client.connect()
  const url = `http://127.0.0.1:${server.port}/webhooks/stripe`
  const mixed: Pick<Figures, 'perSecond' | 'p99'>[] = []
  let orders = 0
  for (let round = 0; round < rounds; round++) {
    const order = async (kind: string, count: number) => {
      orders += count
      return orderAll(client, `${round} ${kind}`, count)
    }
    const sendMixed = async (kind: string, rate?: number) =>
      sendAll(url, (await order(kind, Math.round(events / (BESIDE.length + 1)))).flatMap(payWithAll), rate)
    const ordered = await order('alone', events)
    const paying = ordered.map(pay)
    const paid = await sendAll(url, paying)
    const known = await sendAll(url, paying)
    const all = await sendMixed('all')
    const paced = await sendMixed('paced', RATE)
    mixed.push({ perSecond: all.perSecond, p99: paced.p99 })
    line('paid', paid)
    line('known', known)
    line('all', all)
    line(`${RATE}/s of all`, paced)
    say(`  paid / known ${(paid.perSecond / known.perSecond).toFixed(2)}`)
  }
  const { rows } = await client.query<{ paid: number; grants: number }>(
    `select count(*) filter (where state = 'fulfilled')::int as paid,
       (select count(*)::int from payment_grant) as grants from payment_order`,
  )
  const [done] = rows
  if (done?.paid !== done?.grants || done?.paid !== orders)
    throw new Error(`${done?.paid} orders were paid and ${done?.grants} delivered of ${orders}.`)
  await client.end()
  await server.stop()
  const isGood = mixed.some(({ perSecond, p99 }) => perSecond >= RATE && p99 < LIMIT_MS)
  say(`${isGood ? 'ok' : 'too slow'}: ${RATE}/s and ${LIMIT_MS} ms are asked for`)
  if (!isGood) process.exitCode = 1
} finally {
  await stage.end()
}
