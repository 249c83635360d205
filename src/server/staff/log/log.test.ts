import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { exportLog } from '#contract/staff/log/export-log.ts'
import { listLog } from '#contract/staff/log/list-log.ts'
import { writeNote } from '#contract/staff/people/write-note.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const list = (input: object, as: Person | null = world.people.dawit) => world.call(listLog, input, as)
const note = (note_: string, person = world.people.sara) =>
  world.call(writeNote, { userId: person.userId, note: note_ }, world.people.hanna)
const today = () => world.clock.now().toISOString().slice(0, 10)
const save = (input: { from: string; to: string }, as: Person | null = world.people.dawit) =>
  world.call(exportLog, input, as)

describe('the log of staff', () => {
  it('is for admins', async () => {
    expect((await list({}, null)).error.code).toBe('auth.signed-out')
    expect((await list({}, world.people.hanna)).error.code).toBe('auth.forbidden')
    expect((await list({ action: 'dream' })).error.code).toBe('request.invalid')
  })

  it('lists what was done, latest first, by what and about whom', async () => {
    const { sara, abel, hanna } = world.people
    for (let n = 0; n < 52; n++) {
      await note(`Note ${n}`)
      await world.clock.advance(1)
    }
    await note('About Abel', abel)
    const first = (await list({})).body
    expect(first.items).toHaveLength(50)
    expect(first.items[0]).toMatchObject({
      action: 'note',
      note: 'About Abel',
      actor: hanna.fullName,
      person: { userId: abel.userId, name: abel.fullName },
    })
    const rest = (await list({ cursor: first.nextCursor })).body
    expect(rest.items.map((row) => row.note)).toEqual(['Note 2', 'Note 1', 'Note 0'])
    expect((await list({ personId: abel.userId })).body.items).toHaveLength(1)
    expect((await list({ actorId: sara.userId })).body.items).toEqual([])
    expect((await list({ action: 'ban' })).body.items).toEqual([])
  })

  it('is exported as CSV in which no cell is a formula', async () => {
    expect((await save({ from: today(), to: today() }, null)).error.code).toBe('auth.signed-out')
    expect((await save({ from: today(), to: today() }, world.people.hanna)).error.code).toBe('auth.forbidden')
    expect((await save({ from: '2026-02-01', to: '2026-01-01' })).error.code).toBe('request.invalid')
    for (const words of ['=cmd|1', '+1', '-1', '@sum', 'a "quoted", word', 'ሰላም']) await note(words)
    const { csv, rows, isCut } = (await save({ from: today(), to: today() })).body
    expect(csv.startsWith('\u{FEFF}at,actor,action,')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(rows + 2)
    expect(isCut).toBe(false)
    for (const cell of ["'=cmd|1", "'+1", "'-1", "'@sum", '"a ""quoted"", word"', 'ሰላም'])
      expect(csv).toContain(`,${cell}\r\n`)
    expect((await save({ from: '2020-01-01', to: '2020-01-02' })).body.rows).toBe(0)
  })

  it('is never rewritten', async () => {
    const change = sql`update mod_event set note = 'Nothing happened'`.execute(world.db)
    await expect(change).rejects.toThrow('is not rewritten')
    await expect(sql`delete from mod_event`.execute(world.db)).rejects.toThrow('is not rewritten')
  })
})
