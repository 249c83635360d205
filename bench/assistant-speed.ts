// npm run bench:assistant [-- --listings 100000 --streams 100 --seconds 10 --seed 7]
// How soon the built-in guide begins to answer, one question after the other and many at once, and how long the server
// keeps others waiting meanwhile. Ends with 0 only when the promises hold.
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { CHAT_PATH } from '#contract/assistant/chat.ts'
import { buildStage } from './stage.ts'

const PROMISED = { firstMs: 200, delayMs: 50 }
const QUESTIONS = [
  'find a room in Silver Spring under $900',
  'በሲያትል ስራ ፈልግልኝ',
  'when is Fasika 2027',
  'how do I renew my ad',
  'driver jobs near Dallas',
  'sofa under $200 in Seattle',
  'coffee groups in Washington',
  'what events are happening in Seattle this week',
  'በዴንቨር አፓርታማ ፈልግ',
  'habesha kemis for sale',
]
/** Asked before anything is measured: what is made once is there then. */
const WARM_UP = QUESTIONS.length * 2
const ALONE = 200

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    streams: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '7' },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const token = randomBytes(16).toString('hex')
const stage = await buildStage()
try {
  const connection = await stage.fill('assistant', Number(values.listings), Number(values.seed), [
    'people',
    'listings',
    'groups',
  ])
  const { port } = await stage.serve(connection, { METRICS_TOKEN: token })
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.streams) })
  for (let asked = 0; asked < WARM_UP; asked++) await firstToken(port, agent, asked)
  const alone: number[] = []
  for (let asked = 0; asked < ALONE; asked++) alone.push(await firstToken(port, agent, asked))
  await readDelay(port)
  const until = performance.now() + Number(values.seconds) * 1000
  const together: number[] = []
  await Promise.all(
    Array.from({ length: Number(values.streams) }, async (_, index) => {
      for (let asked = index; performance.now() < until; asked++)
        together.push(await firstToken(port, agent, asked))
    }),
  )
  const delay = await readDelay(port)
  agent.destroy()
  say(`${values.listings} listings`)
  say(
    `First words, one after the other: p50 ${at(alone, 0.5)} ms, p99 ${at(alone, 0.99)} ms (promised ${PROMISED.firstMs})`,
  )
  say(
    `First words of ${values.streams} streams at once: p50 ${at(together, 0.5)} ms, p99 ${at(together, 0.99)} ms, ${Math.round(together.length / Number(values.seconds))} answers a second`,
  )
  say(`Delay of the event loop meanwhile: p99 ${delay.toFixed(1)} ms (promised ${PROMISED.delayMs})`)
  process.exitCode = at(alone, 0.99) <= PROMISED.firstMs && delay <= PROMISED.delayMs ? 0 : 1
} finally {
  await stage.end()
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** Milliseconds until the first bytes of the answer; the rest of it is read as well. */
function firstToken(port: number, agent: Agent, turn: number): Promise<number> {
  const content = QUESTIONS[turn % QUESTIONS.length]
  const body = JSON.stringify({ messages: [{ role: 'user', content }], language: 'english' })
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        path: CHAT_PATH,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      (answer) => {
        let first: number | null = null
        if (answer.statusCode !== 200) reject(new Error(`Answered with ${answer.statusCode}.`))
        answer.on('data', () => {
          first ??= performance.now() - begun
        })
        answer.on('end', () => resolve(first ?? Infinity))
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Milliseconds, p99 since the last time it was read. */
async function readDelay(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const line = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await answer.text())
  if (!line) throw new Error('The server tells nothing of its event loop.')
  return Number(line[1]) * 1000
}
