import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { type Listening, startServer } from '../child.ts'
import { CITIES } from '../questions.ts'

const call = promisify(execFile)

export const PARSE_VERSION = '9.10.0'
export const PARSE_HEADERS = { 'x-parse-application-id': 'bench' }
const INSTALL_MS = 600_000

/** Installs the peer into a folder outside the project. Null where it cannot be had; the reason is reported. */
export async function installParse(report: (line: string) => void): Promise<string | null> {
  const folder = join(tmpdir(), `mesob-bench-parse-${PARSE_VERSION}`)
  const finished = join(folder, 'installed')
  if (existsSync(finished)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  report(`installing parse-server ${PARSE_VERSION} …`)
  try {
    const packages = [`parse-server@${PARSE_VERSION}`, 'express@4.22.2']
    await call('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
      cwd: folder,
      timeout: INSTALL_MS,
    })
    writeFileSync(finished, '')
    return folder
  } catch (error) {
    report(
      `parse-server could not be installed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
    return null
  }
}

/** Its own server over the same database, with the cards of our listings in its own table, none of them joined. */
export async function startParse(folder: string, connection: pg.ClientConfig): Promise<Listening> {
  writeFileSync(join(folder, 'peer.js'), PEER)
  const peer = await startServer(join(folder, 'peer.js'), [JSON.stringify(connection)], { cwd: folder })
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(CARDS)
  await client.query('vacuum analyze "Listing"')
  await client.end()
  return peer
}

/** In each of our cities the 20 newest of a category behind a moment, as our second page asks. */
export async function parsePaths({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ cell: number; category: string; behind: Date }>(
    `select cell, category, percentile_disc(0.9) within group (order by bumped_at) as behind
     from listing
     where state = 'active' and place_id in (select id from place order by standing limit $1)
     group by cell, category
     having count(*) > 200`,
    [CITIES],
  )
  return rows.map(({ cell, category, behind }) => {
    const where = { category, cell, bumpedAt: { $lt: { __type: 'Date', iso: behind.toISOString() } } }
    const query = new URLSearchParams({ where: JSON.stringify(where), order: '-bumpedAt', limit: '20' })
    return `/parse/classes/Listing?${query}`
  })
}

const PEER = `
const { default: express } = await import('express')
const { ParseServer } = await import('parse-server')
const { user, database, host, port } = JSON.parse(process.argv[2])
const server = new ParseServer({
  databaseURI: \`postgres://\${user}@localhost:\${port}/\${database}\`,
  databaseOptions: { host },
  appId: 'bench',
  masterKey: 'bench-master-key',
  serverURL: 'http://127.0.0.1/parse',
  silent: true,
  logLevel: 'error',
})
await server.start()
const fields = { category: 'String', cell: 'Number', bumpedAt: 'Date', title: 'String', price: 'Object', place: 'Object', cover: 'Object', highlights: 'Object' }
const schema = {
  className: 'Listing',
  fields: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])),
  classLevelPermissions: { find: { '*': true }, get: { '*': true } },
}
const app = express()
app.use('/parse', server.app)
const listener = app.listen(0, '127.0.0.1', async () => {
  const { port } = listener.address()
  await fetch(\`http://127.0.0.1:\${port}/parse/schemas/Listing\`, {
    method: 'POST',
    headers: { 'X-Parse-Application-Id': 'bench', 'X-Parse-Master-Key': 'bench-master-key', 'Content-Type': 'application/json' },
    body: JSON.stringify(schema),
  })
  console.log(\`listening on port \${port}\`)
})
process.on('SIGTERM', () => process.exit(0))
`

const CARDS = `
  insert into "Listing" ("objectId", "createdAt", "updatedAt", category, cell, "bumpedAt", title, price, place, cover, highlights)
  select listing.id::text, listing.created_at, listing.updated_at, category, cell, bumped_at, title,
    jsonb_build_object('type', price_type, 'amountMinor', price_minor, 'currency', currency, 'period', price_period),
    jsonb_build_object('id', place.id, 'name', place.name, 'nameAm', place.name_am, 'admin1', admin1, 'country', country),
    jsonb_build_object('id', media.id, 'width', width, 'height', height, 'blur', blur),
    highlights
  from listing
  join place on place.id = listing.place_id
  left join listing_photo as photo on photo.listing_id = listing.id and photo.position = 0
  left join media on media.id = photo.media_id
  where state = 'active';
  create index on "Listing" (cell, category, "bumpedAt" desc)`
