import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { startStripeEndpoint } from '#server/testing/stripe-endpoint.ts'
import { freshWorld } from '#server/testing/world.ts'
import { order, readBack, stateOf, unpaidJob } from './payments.fixture.ts'

// The server as a process of its own. Loading it takes seconds on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 90_000 })

const stripe = await startStripeEndpoint()
const SECRET = 'whsec_of_this_test'
const SELLING = {
  STRIPE_SECRET_KEY: 'sk_test_this',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: stripe.url,
}
const world = freshWorld({ env: SELLING })
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => stripe.stop())

/** Another server over the same database, on a port of its own. */
async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'src/server/app/main.ts')], {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: join(PROJECT_ROOT, 'node_modules/.cache/compiled'),
      NODE_ENV: 'test',
      REVIEW_POLICY: 'off',
      PORT: '0',
      DATA_DIR: world.platform.config.dataDir,
      SECRET_KEY: 'ab'.repeat(32),
      DATABASE_URL: world.databaseUrl,
      DEMO_DATA: 'false',
      ...SELLING,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const port = await new Promise<string>((done, fail) => {
    let output = ''
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      const [, found] = /localhost:(\d+)/.exec(output) ?? []
      if (found !== undefined) done(found)
    })
    child.once('exit', () => fail(new Error(`The server ended: ${output}`)))
  })
  return { child, url: `http://localhost:${port}` }
}

test('a server that is killed between the receipt of an event and its answer has delivered once in the end', async () => {
  const owner = await world.newPerson('Almaz')
  const job = await unpaidJob(world, owner)
  const { body: placed } = await order(world, owner, job.id, 'posting_job')
  const [session] = stripe.sessions.values()
  const object = stripe.pay(session?.id ?? '')
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  })
  const send = (url: string) =>
    fetch(`${url}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }),
      },
      body: payload,
    })
  const isWaiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
    return rows[0]?.waiting
  }

  const first = await startServer()
  // whoever holds the order lets the server come no further than its receipt
  const lost = await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('payment_order').select('id').where('id', '=', placed.id).forUpdate().execute()
    const answer = send(first.url).then(
      () => 'answered',
      () => 'lost',
    )
    await vi.waitFor(async () => expect(await isWaiting()).toBe(1), { timeout: 20_000 })
    const gone = once(first.child, 'exit')
    first.child.kill('SIGKILL')
    await gone
    return answer
  })
  expect(lost).toBe('lost')
  expect((await readBack(world, owner, placed)).state).toBe('created')

  const second = await startServer()
  const statuses = [(await send(second.url)).status, (await send(second.url)).status]
  expect(statuses).toEqual([200, 200])
  expect((await readBack(world, owner, placed)).state).toBe('fulfilled')
  expect(await stateOf(world, owner, job.id)).toBe('active')
  const grants = await world.db.selectFrom('payment_grant').select('product').execute()
  expect(grants).toEqual([{ product: 'posting' }])
})
