// npm run bench:groups [-- --groups 50000 --seconds 4 --rounds 3 --connections 32 --seed 7]
// The search for groups and a group's page over HTTP, beside pgbench running the same SQL in the same run, and a year
// of a recurrence. The ratios of the searches decide; absolute times are reported.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { GroupId } from '#contract/groups/group.ts'
import { searchGroups } from '#contract/groups/search-groups.ts'
import { readGroup as runRead } from '#server/groups/read-group.ts'
import { searchGroups as runSearch } from '#server/groups/search-groups.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { newLog } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { measureBesidePgbench } from './peers/beside-pgbench.ts'
import { findPgbench } from './peers/pgbench.ts'
import { CITIES, schemaOf, type Shape } from './questions.ts'
import { recordReads, type Statement } from './record-reads.ts'
import { reportRecurrence } from './recurrence.ts'
import { judgeReads, LIMITS, verdict } from './report.ts'
import { buildStage } from './stage.ts'

/** The seed makes half as many groups as listings would be there. */
const LISTINGS_PER_GROUP = 2
const WORDS = ['coffee', 'football', 'amharic', 'walking', 'ቡና', 'መዝሙር', 'running', 'krar'] as const
const DAYS = ['today', 'this_week', 'this_weekend', 'next_7'] as const
/** Promised is one round trip: most of a page is not the database's work, so its share of pgbench is only reported. */
const PAGE = 'group page'
const VISITOR = { userId: null }

type Query = Record<string, string>
type Asking = (platform: Pick<Platform, 'hot' | 'log'>) => Promise<unknown>

async function prepareShapes(opened: OpenDatabase): Promise<Shape[]> {
  const { rows: cities } = await opened.pool.query<{ lat: string; lng: string }>(
    'select lat::text, lng::text from place order by standing limit $1',
    [CITIES],
  )
  const { rows: groups } = await opened.pool.query<{ id: string }>(
    'select id from community_group order by id limit $1',
    [CITIES],
  )
  const at = (pick: readonly string[], index: number) => pick[index % pick.length] ?? ''
  const searches: [string, (city: Query, index: number) => Query][] = [
    ['groups within 18 miles', (city) => city],
    ['word within 50 miles', (city, index) => ({ ...city, radiusMiles: '50', q: at(WORDS, index) })],
    ['word anywhere', (city, index) => ({ ...city, radiusMiles: '-1', q: at(WORDS, index) })],
    ['nearest within 100 miles', (city) => ({ ...city, radiusMiles: '100', sort: 'distance' })],
    ['a day within 25 miles', (city, index) => ({ ...city, radiusMiles: '25', day: at(DAYS, index) })],
    ['online, largest first', (city) => ({ ...city, type: 'online', sort: 'members' })],
  ]
  const shapes: Shape[] = []
  for (const [name, queryOf] of searches) {
    const questions = []
    for (const [index, city] of cities.entries()) {
      const query = queryOf(city, index)
      const input = schemaOf(searchGroups).parse(query)
      const statements = await record(opened, (platform) => runSearch(platform, VISITOR, input))
      questions.push({ path: `/api/groups?${new URLSearchParams(query)}`, statements, answer: '' })
    }
    shapes.push({ name, questions })
  }
  const pages = []
  for (const { id } of groups) {
    const statements = await record(opened, (platform) =>
      runRead(platform, VISITOR, { groupId: GroupId.parse(id) }),
    )
    pages.push({ path: `/api/groups/${id}`, statements, answer: '' })
  }
  return [...shapes, { name: PAGE, questions: pages }]
}

/** The SQL that is run meanwhile. */
async function record(opened: OpenDatabase, ask: Asking): Promise<Statement[]> {
  const { hot, statements } = recordReads(opened.hot)
  await ask({ hot, log: newLog('error') })
  return statements
}

interface Options {
  groups: number
  seconds: number
  rounds: number
  connections: number
  seed: number
}

async function bench(options: Options): Promise<boolean> {
  const { groups, seconds, rounds, connections, seed } = options
  const pgbench = findPgbench()
  const stage = await buildStage()
  const failed: string[] = []
  try {
    console.log(
      `${groups} groups · seed ${seed} · ${connections} connections · ${rounds} rounds of ${seconds} s\n` +
        `PostgreSQL ${stage.postgres} · Node ${process.versions.node} · pgbench ${pgbench?.version ?? 'missing'} · ` +
        `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at start\n` +
        `limits: ${LIMITS.ofPgbench} of pgbench; p99 ${LIMITS.p99} ms (told)`,
    )
    const connection = await stage.fill('bench_groups', groups * LISTINGS_PER_GROUP, seed, [
      'people',
      'groups',
    ])
    const shapes = await prepareShapes(stage.open(connection))
    const { port } = await stage.serve(connection)
    for (const shape of shapes) {
      const run = { ...options, port, connection, pgbench, folder: stage.folder }
      const found = await measureBesidePgbench(shape, run)
      failed.push(...judgeReads([{ ...found, name: shape.name, decides: shape.name !== PAGE }]))
    }
  } finally {
    await stage.end()
  }
  failed.push(...reportRecurrence())
  return verdict('groups', failed)
}

const { values } = parseArgs({
  options: {
    groups: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: String(LIMITS.connections) },
    seed: { type: 'string', default: '7' },
  },
})
const passed = await bench({
  groups: Number(values.groups),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
  seed: Number(values.seed),
})
process.exitCode = passed ? 0 : 1
