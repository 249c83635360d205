// npm run bench [-- --only listings,live,threads,dating,networking,moderation --seconds 4 --rounds 3 --connections 32 --listings 100000 --beside 10000 --seed 7 --without-parse
//   --sockets 5000 --messages 1000000 --profiles 200000 --posts 1000000 --reports 100000 --log 10000000]
// Listing search and listing page over HTTP: beside pgbench running the same SQL, beside the same with fewer
// rows (--beside, a tenth when it is not said), and beside Parse Server; and the picture of a shared listing. Every
// figure that decides is a ratio within this run. Then typeahead, the reading of sentences, posting with photos, sign-in, refresh and the check
// of a token, whose figures are only reported. Then thousands of live connections, and the conversations of people who have
// written a million messages; decks and swipes of people who date; and feeds, suggestions and likes of those who network;
// and the queue of staff with many reports and a long log.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { measureDating } from './dating.ts'
import { measureAccounts, signInSomebody } from './accounts.ts'
import { type Listening, measureLoad, startServer } from './child.ts'
import { measureLive } from './live.ts'
import { measureModeration } from './moderation.ts'
import { measureNetwork } from './networking.ts'
import { installParse, PARSE_HEADERS, PARSE_VERSION, parsePaths, startParse } from './peers/parse-server.ts'
import { findPgbench, measurePgbench, type Pgbench } from './peers/pgbench.ts'
import { measurePosting } from './posting.ts'
import { prepareShapes, SECOND_PAGE, SENTENCES, type Shape, TYPED } from './questions.ts'
import {
  judgeDating,
  judgeLive,
  judgeModeration,
  judgeNetwork,
  judgeThreads,
  LIMITS,
  median,
  type PeerFigures,
  printAccounts,
  printImages,
  printPeer,
  printPosting,
  printShape,
  printReading,
  printTypeahead,
  type ShapeFigures,
  verdictOf,
} from './report.ts'
import { measureImages } from './share-images.ts'
import { buildStage, type Stage } from './stage.ts'
import { measureThreads } from './threads.ts'

const READINGS = SENTENCES.map((q) => `/api/listings/reading?${new URLSearchParams({ q })}`)
const TYPEAHEADS = TYPED.map((typed) => `/api/listings/suggestions?${new URLSearchParams({ q: typed })}`)

interface Options {
  sockets: number
  messages: number
  profiles: number
  posts: number
  reports: number
  log: number
  listings: number
  beside: number
  seconds: number
  rounds: number
  connections: number
  seed: number
}

interface Side {
  connection: pg.ClientConfig
  shapes: Shape[]
  server: Listening
}

async function buildSide(stage: Stage, name: string, listings: number, seed: number): Promise<Side> {
  const connection = await stage.fill(name, listings, seed)
  const shapes = await prepareShapes(stage.open(connection))
  return { connection, shapes, server: await stage.serve(connection) }
}

/** The rounds of one shape: each asks the large side, its yardsticks and the small side one after the other. */
async function measureShape(
  shape: Shape,
  sides: { large: Side; small: Side },
  options: Options & { pgbench: Pgbench | null; folder: string },
): Promise<ShapeFigures> {
  const { pgbench, seconds, rounds, connections, folder } = options
  const load = (port: number, { questions }: Shape) =>
    measureLoad({ port, paths: questions.map(({ path }) => path), connections, seconds, warmupSeconds: 1 })
  const small = sides.small.shapes.find(({ name }) => name === shape.name)
  if (!small || small.questions.length === 0) throw new Error(`${shape.name}: too few listings to ask about.`)
  const bytes = Math.round(median(shape.questions.map(({ answer }) => Buffer.byteLength(answer))))
  const bare = await startServer('bench/peers/bare-server.ts', [String(bytes)])
  const found: ShapeFigures[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const own = await load(sides.large.server.port, shape)
      const sql =
        pgbench &&
        (await measurePgbench(pgbench, sides.large.connection, shape, { folder, lasts: { seconds } }))
      const least = await load(bare.port, shape)
      const fewer = await load(sides.small.server.port, small)
      found.push({
        name: shape.name,
        perSecond: own.perSecond,
        p50: own.p50,
        p99: own.p99,
        ofPgbench: sql && own.perSecond / sql,
        ofBare: own.perSecond / least.perSecond,
        growth: own.p50 / fewer.p50,
      })
    }
  } finally {
    await bare.stop()
  }
  const middle = (figure: (figures: ShapeFigures) => number | null) => {
    const values = found.map(figure).filter((value) => value !== null)
    return values.length === 0 ? null : median(values)
  }
  return {
    name: shape.name,
    perSecond: middle(({ perSecond }) => perSecond) ?? 0,
    p50: middle(({ p50 }) => p50) ?? 0,
    p99: middle(({ p99 }) => p99) ?? 0,
    ofPgbench: middle(({ ofPgbench }) => ofPgbench),
    ofBare: middle(({ ofBare }) => ofBare) ?? 0,
    growth: middle(({ growth }) => growth) ?? 0,
  }
}

/** The second page of a list, against Parse Server asked for a simpler one: one city instead of a circle. */
async function measureParse(stage: Stage, side: Side, options: Options): Promise<PeerFigures | null> {
  const folder = await installParse((line) => console.log(line))
  const shape = side.shapes.find(({ name }) => name === SECOND_PAGE)
  if (folder === null || !shape) return null
  const peer = await startParse(folder, side.connection)
  const common = { connections: options.connections, seconds: options.seconds, warmupSeconds: 1 }
  const multiples: number[] = []
  const rates: number[] = []
  try {
    const paths = await parsePaths(stage.open(side.connection))
    for (let round = 0; round < options.rounds; round++) {
      const own = await measureLoad({
        ...common,
        port: side.server.port,
        paths: shape.questions.map(({ path }) => path),
      })
      const theirs = await measureLoad({ ...common, port: peer.port, paths, headers: PARSE_HEADERS })
      multiples.push(own.perSecond / theirs.perSecond)
      rates.push(theirs.perSecond)
    }
  } finally {
    await peer.stop()
  }
  return {
    name: `Parse Server ${PARSE_VERSION}, list`,
    multiple: median(multiples),
    perSecond: median(rates),
  }
}

async function accountsOf(
  stage: Stage,
  { connection, server, shapes }: Side,
  options: Options & { pgbench: Pgbench | null },
) {
  const { connections, seconds, rounds } = options
  const page = shapes.at(-1)?.questions[0]?.path
  if (page === undefined) throw new Error('There is no listing page to ask for.')
  const serviceKey = await stage.serviceKey(connection)
  const pgbench = options.pgbench && { found: options.pgbench, connection, folder: stage.folder }
  return measureAccounts({ port: server.port, serviceKey, page, connections, seconds, rounds, pgbench })
}

function imagesOf(stage: Stage, { connection, server }: Side, { connections, seconds }: Options) {
  const opened = stage.open(connection)
  const lay = (mediaId: string, photo: Uint8Array) => stage.layPhoto(connection, mediaId, photo)
  return measureImages({ opened, port: server.port, lay, connections, seconds })
}

const PARTS = ['listings', 'live', 'threads', 'dating', 'networking', 'moderation'] as const
type Part = (typeof PARTS)[number]

async function benchListings(
  stage: Stage,
  options: Options,
  pgbench: Pgbench | null,
  withParse: boolean,
): Promise<boolean> {
  const { listings, beside, seconds, connections, seed } = options
  console.log(`${listings} listings, ${beside} beside`)
  const small = await buildSide(stage, 'bench_small', beside, seed)
  const large = await buildSide(stage, 'bench_large', listings, seed)
  const found: ShapeFigures[] = []
  for (const shape of large.shapes) {
    const measured = await measureShape(
      shape,
      { large, small },
      { ...options, pgbench, folder: stage.folder },
    )
    printShape(measured, Math.round(listings / beside))
    found.push(measured)
  }
  const images = await imagesOf(stage, large, options)
  printImages(images)
  const { port } = large.server
  printTypeahead(await measureLoad({ port, paths: TYPEAHEADS, connections, seconds, warmupSeconds: 1 }))
  // one reader after the other: what a reading costs somebody, rather than how many are read at once
  printReading(await measureLoad({ port, paths: READINGS, connections: 1, seconds, warmupSeconds: 1 }))
  const token = await signInSomebody(port, await stage.serviceKey(large.connection))
  printPosting(await measurePosting({ port, token }))
  printAccounts(await accountsOf(stage, large, { ...options, pgbench }))
  const peer = withParse ? await measureParse(stage, large, options) : null
  if (withParse) printPeer(peer)
  return verdictOf(found, images, withParse ? [peer] : [])
}

async function bench(parts: readonly Part[], options: Options, withParse: boolean): Promise<boolean> {
  const { seconds, rounds, connections, seed } = options
  const pgbench = findPgbench()
  const stage = await buildStage()
  const run: Record<Part, () => Promise<boolean>> = {
    listings: () => benchListings(stage, options, pgbench, withParse),
    live: async () => judgeLive(await measureLive(stage, options)),
    threads: async () => judgeThreads(await measureThreads(stage, { ...options, pgbench })),
    dating: async () => judgeDating(await measureDating(stage, { ...options, pgbench })),
    moderation: async () => judgeModeration(await measureModeration(stage, options)),
    networking: async () => judgeNetwork(await measureNetwork(stage, { ...options, pgbench })),
  }
  try {
    console.log(
      `seed ${seed} · ${connections} connections · ${rounds} rounds of ${seconds} s\n` +
        `PostgreSQL ${stage.postgres} · Node ${process.versions.node} · pgbench ${pgbench?.version ?? 'missing'} · ` +
        `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at start`,
    )
    let passed = true
    for (const part of parts) passed = (await run[part]()) && passed
    return passed
  } finally {
    await stage.end()
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    listings: { type: 'string', default: '100000' },
    beside: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: String(LIMITS.connections) },
    sockets: { type: 'string', default: '5000' },
    messages: { type: 'string', default: '1000000' },
    profiles: { type: 'string', default: '200000' },
    posts: { type: 'string', default: '1000000' },
    reports: { type: 'string', default: '100000' },
    log: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '7' },
    'without-parse': { type: 'boolean', default: false },
  },
})
const chosen = values.only.split(',')
const parts = PARTS.filter((part) => chosen.includes(part))
if (parts.length < chosen.length) throw new Error(`--only takes ${PARTS.join(', ')}.`)
const passed = await bench(
  parts,
  {
    listings: Number(values.listings),
    beside: Number(values.beside ?? Number(values.listings) / 10),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
    sockets: Number(values.sockets),
    messages: Number(values.messages),
    profiles: Number(values.profiles),
    posts: Number(values.posts),
    reports: Number(values.reports),
    log: Number(values.log),
    seed: Number(values.seed),
  },
  !values['without-parse'],
)
process.exitCode = passed ? 0 : 1
