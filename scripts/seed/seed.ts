// npm run seed -- --scale 10k|100k|1m [--only people,listings,groups,messages,dating,networking] [--seed 7]
// Fills the database in force (DATABASE_URL, else the embedded one of DATA_DIR) with rows for measuring. People
// are marked as demo accounts at seed.invalid and cannot sign in; pictures are rows without files.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadPlaces } from '#server/geo/load-places.ts'
import { refreshGroupTerms } from '#server/groups/public.ts'
import { refreshTerms } from '#server/listings/public.ts'
import { environment, readConfig } from '#server/platform/config.ts'
import { type Database, guardedDatabase } from '#server/platform/database/transactions.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { sqlTypes } from '#server/platform/database/sql-types.ts'
import { seedDating } from './seed-dating.ts'
import { seedGroups } from './seed-groups.ts'
import { seedListings } from './seed-listings.ts'
import { seedMessages } from './seed-messages.ts'
import { seedNetworking } from './seed-networking.ts'

/** Rows of each part; what lies between is counted like this too. */
const SCALES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const
type Scale = keyof typeof SCALES

const PEOPLE_PER_LISTING = 0.2
const GROUPS_PER_LISTING = 0.5
const PARTS = ['people', 'listings', 'groups', 'messages', 'dating', 'networking'] as const
export type Part = (typeof PARTS)[number]

export interface SeedOptions {
  /** Listings, as many messages, dating profiles and posts, and half as many groups; the other tables in proportion. */
  listings: number
  parts?: readonly Part[]
  /** The same number makes the same texts, places and prices. */
  seed?: number
  report?: (line: string) => void
}

/** Fills a migrated database whose places are loaded. */
export async function seedDatabase(connection: pg.ClientConfig, options: SeedOptions): Promise<void> {
  const { listings, parts = PARTS, seed = 7, report = () => {} } = options
  const client = new pg.Client({ ...connection, statement_timeout: 0, application_name: 'mesob seed' })
  await client.connect()
  try {
    if (parts.includes('people')) {
      const people = Math.ceil(listings * PEOPLE_PER_LISTING)
      await client.query(PEOPLE, [people])
      report(`people: ${people}`)
    }
    if (parts.includes('listings')) {
      await seedListings(client, listings, seed, (made) => report(`listings: ${made} of ${listings}`))
      await learnWords(connection, refreshTerms)
      report('words')
    }
    if (parts.includes('groups')) {
      const groups = Math.ceil(listings * GROUPS_PER_LISTING)
      await seedGroups(client, groups, seed, (made) => report(`groups: ${made} of ${groups}`))
      await learnWords(connection, refreshGroupTerms)
      report('words of groups')
    }
    if (parts.includes('messages'))
      await seedMessages(client, listings, seed, (made) => report(`messages: ${made} of about ${listings}`))
    if (parts.includes('dating')) {
      await seedDating(client, listings, seed)
      report(`dating profiles: ${listings}`)
    }
    if (parts.includes('networking'))
      await seedNetworking(client, listings, seed, (made) => report(`posts: ${made} of ${listings}`))
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/**
 * What the writer of a listing or a group would have done with its words. On connections that nobody watches: counting
 * the words of a million takes longer than one statement of the application may.
 */
async function learnWords(
  connection: pg.ClientConfig,
  refresh: (db: Database, now: Date) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ ...connection, statement_timeout: 0, types: sqlTypes, max: 2 })
  try {
    await refresh(guardedDatabase(pool), new Date())
  } finally {
    await pool.end()
  }
}

const PEOPLE = `
  with made as (
    insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
    select gen_random_uuid(), 'person-' || already + n || '@seed.invalid', clock_now(),
           clock_now() - n % 700 * interval '1 day', clock_now()
    from generate_series(1, $1::int) as n,
         (select count(*) as already from auth.users where email like '%@seed.invalid') as seeded
    returning id, email, created_at
  )
  insert into profile (user_id, full_name, demo, created_at)
  select id, 'Person ' || substring(email from '[0-9]+'), true, created_at from made`

function isScale(text: string): text is Scale {
  return Object.hasOwn(SCALES, text)
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '10k' },
      only: { type: 'string' },
      seed: { type: 'string', default: '7' },
    },
  })
  const only = values.only?.split(',')
  const parts = PARTS.filter((part) => only?.includes(part) ?? true)
  if (!isScale(values.scale) || parts.length === 0) {
    console.error(
      `Usage: npm run seed -- --scale ${Object.keys(SCALES).join('|')} [--only ${PARTS.join(',')}] [--seed 7]`,
    )
    process.exitCode = 2
    return
  }
  const config = readConfig(environment())
  if (config.production) throw new Error('Seeded rows are for measuring: not with NODE_ENV=production.')
  const opened = await openDatabase(config)
  const began = performance.now()
  const report = (line: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)
  try {
    await loadPlaces(opened.db)
    await seedDatabase(opened.connection, {
      listings: SCALES[values.scale],
      parts,
      seed: Number(values.seed),
      report,
    })
    report('done')
  } finally {
    await opened.stop()
  }
}

if (import.meta.main) await run()
