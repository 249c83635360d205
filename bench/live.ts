import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { type Listening, startServer } from './child.ts'
import type { LiveLoad, LiveLoadFigures, Talk } from './live-load.ts'
import { type SignedIn, signIn } from './people.ts'
import { type LiveFigures, median } from './report.ts'
import type { Stage } from './stage.ts'

export interface LiveOptions {
  sockets: number
  seconds: number
  seed: number
}

const LOADERS = 2
/** One of so many talks, a message every so often. */
const TALKING = 0.01
const EVERY_MS = 2000
/** Every second one talks to one other, the rest in chats of so many. */
const CHAT = 20
const LARGE_CHAT = 500
const ROUNDS = 30
/** After so long the server has put away what it needed for the greetings. */
const SETTLING_MS = 5000
/** Of one process: the server's own files and connections come on top. */
const SPARE_FILES = 500
const PEOPLE_PER_ROW = 0.2

/**
 * Many connections, some of whom talk: how long a message takes from its sender's request to the others' screens, and
 * what a connection costs in memory. Then a message to a chat of 500, beside a bare server of sockets that tells as
 * many as many bytes. Null: this machine does not let a process have that many connections.
 */
export async function measureLive(stage: Stage, options: LiveOptions): Promise<LiveFigures | null> {
  const { sockets, seconds, seed } = options
  if (mostFiles() < sockets + SPARE_FILES) return null
  const connection = await stage.fill('bench_live', Math.ceil(sockets / PEOPLE_PER_ROW), seed, ['people'])
  const server = await stage.serve(connection)
  const opened = stage.open(connection)
  const people = await signInPeople(stage, opened, sockets)
  const talks = await openChats(opened, people)
  const before = memoryOf(server)
  const loaders = await Promise.all(
    Array.from({ length: LOADERS }, (_, index) => {
      const mine = <Row>(rows: readonly Row[]) => rows.filter((_row, at) => at % LOADERS === index)
      const load = { port: server.port, people: mine(people), talks: mine(talks), everyMs: EVERY_MS, seconds }
      return startLoader(stage, `load-${index}`, load)
    }),
  )
  await pause(SETTLING_MS)
  const after = memoryOf(server)
  const figures = await Promise.all(loaders.map(({ go }) => go()))
  const times = figures.flatMap((one) => one.times).toSorted((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  const sum = (of: (one: LiveLoadFigures) => number) => figures.reduce((total, one) => total + of(one), 0)
  return {
    sockets,
    perSecond: sum(({ sent }) => sent) / seconds,
    expected: sum(({ expected }) => expected),
    received: sum(({ received }) => received),
    p50: at(0.5),
    p99: at(0.99),
    bytesPerSocket: (after - before) / sockets,
    ...(await measureFanOut(stage, opened, server, people)),
  }
}

async function measureFanOut(stage: Stage, opened: OpenDatabase, server: Listening, people: SignedIn[]) {
  // those who have gone are announced first
  await pause(SETTLING_MS)
  const members = people.slice(0, LARGE_CHAT)
  const [talk] = await insertChats(opened, [members])
  if (!talk) throw new Error('There is no chat to write to.')
  const load = { people: members, talks: [talk], everyMs: 0, seconds: 0, rounds: ROUNDS }
  const ours = await startLoader(stage, 'fan-out', { ...load, port: server.port })
  const figures = await ours.go()
  const bare = await startServer('bench/peers/bare-sockets.ts', [])
  try {
    const theirs = await startLoader(stage, 'fan-out-bare', {
      ...load,
      port: bare.port,
      bare: { bytes: figures.bytes },
    })
    const least = await theirs.go()
    return {
      members: members.length,
      fanOutMs: median(figures.times),
      bareFanOutMs: median(least.times),
    }
  } finally {
    await bare.stop()
  }
}

async function signInPeople(stage: Stage, opened: OpenDatabase, count: number): Promise<SignedIn[]> {
  const { rows } = await opened.pool.query<{ user_id: string }>(
    'select user_id from profile where demo order by user_id limit $1',
    [count],
  )
  return signIn(
    opened,
    stage.configOf(opened.connection),
    rows.map(({ user_id }) => user_id),
  )
}

/** One writer of a hundred, each in a chat of their own with others who are connected too. */
function openChats(opened: OpenDatabase, people: SignedIn[]): Promise<Talk[]> {
  const writers = Math.max(1, Math.floor(people.length * TALKING))
  const chats = Array.from({ length: writers }, (_, index) => {
    const size = index % 2 === 0 ? 2 : CHAT
    const first = Math.floor((index * people.length) / writers)
    return people.slice(first, first + size)
  })
  return insertChats(opened, chats)
}

/** Chats of people whose first one writes. */
async function insertChats({ pool }: OpenDatabase, chats: readonly SignedIn[][]): Promise<Talk[]> {
  const talks: Talk[] = []
  for (const members of chats) {
    const [writer] = members
    if (!writer) continue
    const { rows } = await pool.query<{ id: string }>(
      `insert into thread (id, kind, subject_id, created_at, last_at)
       values (gen_random_uuid(), 'group', gen_random_uuid(), clock_now(), clock_now()) returning id`,
    )
    const threadId = rows[0]?.id ?? ''
    await pool.query(
      `insert into thread_member (thread_id, user_id, joined_at)
       select $1, user_id, clock_now() from unnest($2::uuid[]) as user_id`,
      [threadId, members.map(({ userId }) => userId)],
    )
    talks.push({ threadId, token: writer.token, recipients: members.length })
  }
  return talks
}

/** Once it is connected; `go` lets it work and gives what it found. */
async function startLoader(
  stage: Stage,
  name: string,
  load: LiveLoad,
): Promise<{ go(): Promise<LiveLoadFigures> }> {
  const file = join(stage.folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(load))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'live-load.ts'), file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  await nextLine(lines, child, name)
  return {
    async go() {
      child.stdin.write('go\n')
      return JSON.parse(await nextLine(lines, child, name)) as LiveLoadFigures
    },
  }
}

async function nextLine(lines: AsyncIterator<string>, child: ChildProcess, name: string): Promise<string> {
  const line = await lines.next()
  if (!line.done) return line.value
  throw new Error(`${name} ended with ${child.exitCode ?? 'a signal'}.`)
}

function mostFiles(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8')
  const most = /Max open files +\S+ +(\S+)/.exec(limits)?.[1]
  return most === 'unlimited' ? Infinity : Number(most)
}

/** Bytes of memory that the process holds. */
function memoryOf({ pid }: Listening): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}
