import pg from 'pg'
import { CASES_PAGE } from '#contract/moderation/cases/list-cases.ts'
import { measureLoad } from './child.ts'
import type { Load, QueueFigures } from './report.ts'
import { signIn } from './people.ts'
import type { Stage } from './stage.ts'

export interface ModerationOptions {
  listings: number
  /** Reports, each with a case of its own; a fifth of them wait. */
  reports: number
  /** Rows of the log. */
  log: number
  seed: number
  seconds: number
  rounds: number
}

/** Staff who work at once; each asks for the next thing as soon as the last one is there. */
const STAFF = 8

const CASES = `
  with picked as (select id, owner_id, row_number() over (order by id) as n from listing limit $1::int)
  insert into mod_case (id, subject_kind, subject_id, owner_id, owner_since, queue, state, priority, signals, reports,
    report_weight, reasons, is_hidden, opened_at, closed_at)
  select gen_random_uuid(), 'listing', id, owner_id, now() - n % 400 * interval '1 day',
    (array['listings', 'reports', 'photos', 'support'])[1 + n % 4],
    case when n % 5 > 0 then 'closed' when n % 50 = 0 then 'escalated' else 'open' end,
    20 + n % 60, case when n % 7 = 0 then array['price_far_below'] else '{}' end, n % 3, n % 3,
    case when n % 3 > 0 then array['scam'] else '{}' end, n % 11 = 0, now() - n * interval '1 minute',
    case when n % 5 > 0 then now() end
  from picked`
const REPORTS = `
  with picked as (select id, owner_id, row_number() over (order by id) as n from listing limit $1::int),
    reporter as (select array_agg(user_id) as ids from (select user_id from profile limit 1000) as few)
  insert into user_report (id, reporter_id, reported_user_id, subject_kind, subject_id, reason, status, created_at)
  select gen_random_uuid(), reporter.ids[1 + n % 1000], owner_id, 'listing', id, 'scam', 'pending',
    now() - n * interval '1 minute'
  from picked, reporter where reporter.ids[1 + n % 1000] <> owner_id`
const LOG = `
  with people as (select array_agg(user_id) as ids from (select user_id from profile limit 20000) as few)
  insert into mod_event (id, at, actor_id, action, subject_kind, subject_id, person_id)
  select uuidv7(), now() - n * interval '3 seconds', people.ids[1 + n % 20],
    (array['approve', 'dismiss', 'remove', 'warn'])[1 + n % 4], 'listing', uuidv7(),
    people.ids[1 + n % cardinality(people.ids)]
  from generate_series($1::int, $2::int) as n, people`
const LOG_BATCH = 1_000_000

/** Pages of the queue, a case, the log and a person as staff ask for them. */
export async function measureModeration(stage: Stage, options: ModerationOptions): Promise<QueueFigures[]> {
  const { listings, reports, log, seed, seconds, rounds } = options
  const connection = await stage.fill('bench_moderation', listings, seed, ['people', 'listings'])
  const opened = stage.open(connection)
  await fill(connection, reports, log)
  const { rows: people } = await opened.pool.query<{ user_id: string }>(
    'select user_id from profile order by user_id limit $1',
    [STAFF],
  )
  const staffIds = people.map(({ user_id }) => user_id)
  await opened.pool.query(
    `insert into user_roles (id, user_id, role) select gen_random_uuid(), id, 'admin' from unnest($1::uuid[]) as id on conflict do nothing`,
    [staffIds],
  )
  const { port } = await stage.serve(connection)
  const tokens = (await signIn(opened, stage.configOf(connection), staffIds)).map(({ token }) => token)
  const found: QueueFigures[] = []
  for (const [name, asked] of Object.entries(await askedFor(opened.pool, port, tokens[0] ?? ''))) {
    // every path is asked for by each of them in turn
    const paths = asked.length < STAFF ? tokens.flatMap(() => asked) : asked
    const whose = paths.map((_, nth) => tokens[nth % tokens.length] ?? '')
    const loads: Load[] = []
    for (let round = 0; round < rounds; round++)
      loads.push(
        await measureLoad({ port, paths, tokens: whose, connections: STAFF, seconds, warmupSeconds: 1 }),
      )
    const middle = loads.toSorted((one, other) => one.p99 - other.p99)[Math.floor(rounds / 2)]
    if (middle) found.push({ name, load: middle })
  }
  return found
}

/** On a connection that nobody watches: each statement takes longer than one of the application may. */
async function fill(connection: pg.ClientConfig, reports: number, log: number): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query(CASES, [reports])
    await client.query(REPORTS, [reports])
    for (let from = 0; from < log; from += LOG_BATCH)
      await client.query(LOG, [from, Math.min(from + LOG_BATCH, log) - 1])
    await client.query('analyze mod_case, user_report, mod_event')
  } finally {
    await client.end()
  }
}

async function askedFor(pool: pg.Pool, port: number, token: string): Promise<Record<string, string[]>> {
  const { rows: waiting } = await pool.query<{ id: string }>(
    `select id from mod_case where state <> 'closed' order by priority desc, opened_at, id limit 200`,
  )
  const { rows: owners } = await pool.query<{ owner_id: string }>(
    `select distinct owner_id from mod_case where state <> 'closed' limit 200`,
  )
  const cases = '/api/moderation/cases'
  return {
    'queue, all': [cases],
    'queue, reports': [`${cases}?queue=reports`],
    'queue, new here': [`${cases}?filter=new_here`],
    'queue, price far below': [`${cases}?queue=listings&filter=priced_below`],
    'queue, tenth page': [await pageAfter(port, token, `${cases}?queue=reports`, 9)],
    'queue, counts': ['/api/moderation/counts'],
    'a case': waiting.map(({ id }) => `${cases}/${id}`),
    'log, latest': ['/api/staff/log'],
    'log, of an action': ['/api/staff/log?action=warn'],
    'a person': owners.map(({ owner_id }) => `/api/staff/people/${owner_id}`),
  }
}

/** The address of the page after so many others. */
async function pageAfter(port: number, token: string, path: string, pages: number): Promise<string> {
  let next = path
  for (let page = 0; page < pages; page++) {
    const answer = await fetch(`http://127.0.0.1:${port}${next}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { nextCursor } = (await answer.json()) as { nextCursor: string | null }
    if (nextCursor === null) throw new Error(`There are fewer than ${pages * CASES_PAGE} cases.`)
    next = `${path}&cursor=${encodeURIComponent(nextCursor)}`
  }
  return next
}
