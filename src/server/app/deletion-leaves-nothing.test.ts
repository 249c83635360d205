import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestDataExport } from '#contract/account/exports/request-data-export.ts'
import { requestDeletion } from '#contract/auth/request-deletion.ts'
import { freshWorld } from '#server/testing/world.ts'
import { MARK, wholeLife } from './whole-life.fixture.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const DAY = 24 * 3600

/** Every row of the database that holds one of these, as `schema.table: row`. */
async function findInDump(marks: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`.execute(world.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.raw(name)} t
      where row_to_json(t)::text ilike any(${marks.map((mark) => `%${mark}%`)})`.execute(world.db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** Every file in the folder of media whose path or bytes hold one of these. */
function findInMedia(marks: readonly string[]): string[] {
  const folder = join(world.platform.config.dataDir, 'media')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path)
      return marks.some((mark) => path.includes(mark) || bytes.includes(mark))
    })
}

test('fourteen days after the request, no mark of a whole life is in the database or the media', async () => {
  const { person, listingId, pictureIds, voiceId } = await wholeLife(world)
  await world.call(requestDataExport, { language: 'en' }, person)
  await world.runJobs()
  const marks = [MARK, person.userId, person.email, person.sessionId]
  const pictures = [...pictureIds, voiceId, person.userId, 'mesob-data.zip']
  expect((await findInDump(marks)).length).toBeGreaterThan(30)
  expect(findInMedia(pictures).length).toBeGreaterThan(pictureIds.length)

  expect((await world.call(requestDeletion, {}, person)).status).toBe(200)
  await world.clock.advance(14 * DAY + 2 * 3600)
  await world.runJobs()
  // files are swept within minutes, and jobs that are over after a week
  await world.clock.advance(8 * DAY)
  await world.runJobs()
  await world.platform.jobs.sweep()
  expect(await findInDump([...marks, listingId, voiceId, ...pictureIds])).toEqual([])
  expect(findInMedia([...pictures, MARK])).toEqual([])
})
