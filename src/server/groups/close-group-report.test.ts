import { describe, expect, it } from 'vitest'
import { closeGroupReport } from '#contract/groups/close-group-report.ts'
import type { Group } from '#contract/groups/group.ts'
import { listReportedGroups } from '#contract/groups/list-reported-groups.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { reportGroup } from '#contract/groups/report-group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { ReportId } from '#contract/safety/report.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { coffeeCircle, founded, newPeople } from './groups.fixture.ts'

const world = freshWorld()

const SCAM = { reason: 'scam', detail: 'They ask for money.' } as const
const report = (group: Group, by: Person | null, fields: typeof SCAM = SCAM) =>
  world.call(reportGroup, { groupId: group.id, report: fields }, by)
const list = (by: Person | null) => world.call(listReportedGroups, {}, by)
const close = (reportId: string, decision: 'dismiss' | 'uphold', by: Person | null) =>
  world.call(closeGroupReport, { reportId: ReportId.parse(reportId), decision }, by)

/** Reports on that group that wait for a decision, as that member of staff sees them. */
const openOn = async ({ id }: Group, by: Person) =>
  (await list(by)).body.items.filter(({ group }) => group?.id === id)

let hired = 0
const staff = () => world.newPerson(`Staff ${++hired}`, 'manager')

describe('reporting a group', () => {
  it('is for people who signed in, about a group of somebody else, in words that say something', async () => {
    const { sara, abel } = world.people
    const group = await founded(world, sara)
    expect((await report(group, null)).error.code).toBe('auth.signed-out')
    expect((await report(group, sara)).error.code).toBe('safety.own-subject')
    const nowhere = { ...group, id: uuidv7() as Group['id'] }
    expect((await report(nowhere, abel)).error.code).toBe('groups.not-found')
    const wordless = { groupId: group.id, report: { reason: 'other', detail: null } } as const
    expect((await world.call(reportGroup, wordless, abel)).error.code).toBe('request.invalid')
  })

  it('counts once for each person as long as it is open, and keeps the words as they were', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const manager = await staff()
    const group = await founded(world, lead)
    expect((await report(group, one)).body).toEqual({ outcome: 'reported' })
    expect((await report(group, one)).body).toEqual({ outcome: 'already' })
    const fields = { ...coffeeCircle(world), title: 'Nothing to see' }
    const changed = await world.call(updateGroup, { groupId: group.id, version: group.version, fields }, lead)
    expect(changed.status).toBe(200)
    expect(await openOn(group, manager)).toMatchObject([
      {
        ...SCAM,
        group: { title: 'Nothing to see', isArchived: false },
        asReported: `${group.title}\n\n${group.description}`,
      },
    ])
  })
})

describe('reports on groups', () => {
  it('are for staff, and not for those whom they are about', async () => {
    const manager = await staff()
    const other = await staff()
    const group = await founded(world, manager)
    await report(group, world.people.abel)
    for (const run of [list, (by: Person | null) => close(uuidv7(), 'dismiss', by)]) {
      expect((await run(null)).error.code).toBe('auth.signed-out')
      expect((await run(world.people.abel)).error.code).toBe('auth.forbidden')
    }
    expect(await openOn(group, manager)).toEqual([])
    const [open] = await openOn(group, other)
    expect((await close(open?.id ?? '', 'dismiss', manager)).error.code).toBe('groups.report-over')
    expect((await close(uuidv7(), 'dismiss', other)).error.code).toBe('groups.report-over')
    expect(JSON.stringify(open)).not.toContain(world.people.abel.userId)
  })

  it('are settled together: where nothing is wrong, the group goes on', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const manager = await staff()
    const group = await founded(world, lead)
    for (const person of [one, two]) await report(group, person)
    const [first, second] = await openOn(group, manager)
    expect((await close(first?.id ?? '', 'dismiss', manager)).body).toEqual({ isClosed: true })
    expect(await openOn(group, manager)).toEqual([])
    expect((await close(second?.id ?? '', 'uphold', manager)).error.code).toBe('groups.report-over')
    expect((await world.call(readGroup, { groupId: group.id }, one)).body.isArchived).toBe(false)
    expect((await report(group, one)).body).toEqual({ outcome: 'reported' })
  })

  it('that are upheld archive the group with its meetings, once, whoever else decides meanwhile', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const managers = [await staff(), await staff()]
    const group = await founded(world, lead)
    await report(group, one)
    const [open] = await openOn(group, managers[0] as Person)
    const answers = await Promise.all(managers.map((by) => close(open?.id ?? '', 'uphold', by)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const page = (await world.call(readGroup, { groupId: group.id }, one)).body
    expect(page).toMatchObject({ isArchived: true, upcoming: [] })
    const { status } = await world.db
      .selectFrom('user_report')
      .select('status')
      .where('subject_id', '=', group.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('upheld')
  })
})
