import { describe, expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import type { Group, GroupFieldsInput } from '#contract/groups/group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { reportGroup } from '#contract/groups/report-group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { MediaId } from '#contract/media/picture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { coffeeCircle, founded, joined, newBanner, newPeople } from './groups.fixture.ts'

const world = freshWorld()
const update = (
  { id, version }: Pick<Group, 'id' | 'version'>,
  changes: Partial<GroupFieldsInput>,
  person?: Person,
) => {
  const input = { groupId: id, version, fields: { ...coffeeCircle(world), ...changes } }
  return world.call(updateGroup, input, person)
}

describe('changing a group', () => {
  it('is for whoever leads it', async () => {
    const [lead, member] = await newPeople(world, 'Lead', 'Member')
    const group = await founded(world, lead)
    await joined(world, group, member)
    expect((await update(group, {})).error.code).toBe('auth.signed-out')
    expect((await update(group, { title: 'Mine now' }, member)).error.code).toBe('groups.not-admin')
    expect((await update(group, { title: '' }, lead)).status).toBe(400)
  })

  it('tells who saves over what they have not seen, and leaves it as it is', async () => {
    const [lead] = await newPeople(world, 'Lead')
    const group = await founded(world, lead)
    const changed = (await update(group, { title: 'Sunday coffee' }, lead)).body.group
    expect(changed).toMatchObject({ title: 'Sunday coffee', version: group.version + 1 })
    const late = await update(group, { title: 'Monday coffee' }, lead)
    expect(late.error).toMatchObject({ code: 'groups.changed', details: { version: changed.version } })
    expect((await world.call(readGroup, { groupId: group.id }, lead)).body.title).toBe('Sunday coffee')
  })

  it('never makes it smaller than the people in it', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead)
    await joined(world, group, one)
    await joined(world, group, two)
    const { error } = await update(group, { maxMembers: 2 }, lead)
    expect(error).toMatchObject({ code: 'groups.too-few-places', details: { members: 3 } })
  })

  it('lets those who wait in when there are more places', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead, { maxMembers: 2 })
    await joined(world, group, one)
    await joined(world, group, two)
    const before = await world.call(readGroup, { groupId: group.id }, two)
    expect(before.body.membership).toMatchObject({ status: 'pending', waitsFor: 'place', place: 1 })
    await update(group, { maxMembers: 3 }, lead)
    const { body } = await world.call(readGroup, { groupId: group.id }, two)
    expect(body).toMatchObject({ memberCount: 3, membership: { status: 'active' } })
  })

  it('swaps the banner for another one of the leader', async () => {
    const [lead, other] = await newPeople(world, 'Lead', 'Other')
    const first = MediaId.parse(await newBanner(world, lead))
    const second = MediaId.parse(await newBanner(world, lead))
    const group = await founded(world, lead, { bannerId: first })
    const foreign = MediaId.parse(await newBanner(world, other))
    expect((await update(group, { bannerId: foreign }, lead)).error.code).toBe('media.not-found')
    expect((await update(group, { bannerId: second }, lead)).body.group.banner?.id).toBe(second)
  })
})

describe('archiving a group', () => {
  it('is for whoever leads it; meetings ahead are gone and the chat is closed', async () => {
    const [lead, member] = await newPeople(world, 'Lead', 'Member')
    const group = await founded(world, lead)
    await joined(world, group, member)
    expect(group.upcoming.length).toBeGreaterThan(0)
    const input = { groupId: group.id }
    expect((await world.call(archiveGroup, input)).error.code).toBe('auth.signed-out')
    expect((await world.call(archiveGroup, input, member)).error.code).toBe('groups.not-admin')
    expect((await world.call(archiveGroup, input, lead)).body).toEqual({ isArchived: true })
    expect((await world.call(archiveGroup, input, lead)).body).toEqual({ isArchived: true })
    const { body } = await world.call(readGroup, input, member)
    expect(body).toMatchObject({ isArchived: true, upcoming: [], memberCount: 2 })
    const threads = await world.db
      .selectFrom('thread')
      .select('closed_at')
      .where('subject_id', '=', group.id)
      .execute()
    expect(threads).toEqual([{ closed_at: expect.any(Date) }])
    expect((await update(body, {}, lead)).error.code).toBe('groups.archived')
  })
})

describe('reporting a group', () => {
  it('keeps its words as they were', async () => {
    const [lead, reader] = await newPeople(world, 'Lead', 'Reader')
    const group = await founded(world, lead, { title: 'Money for nothing' })
    const input = { groupId: group.id, report: { reason: 'scam', detail: 'They ask for money.' } } as const
    expect((await world.call(reportGroup, input)).error.code).toBe('auth.signed-out')
    expect((await world.call(reportGroup, input, lead)).error.code).toBe('safety.own-subject')
    expect((await world.call(reportGroup, input, reader)).status).toBe(200)
    await update(group, { title: 'Coffee, honestly' }, lead)
    const rows = await world.db
      .selectFrom('user_report')
      .select(['subject_kind', 'evidence'])
      .where('subject_id', '=', group.id)
      .execute()
    expect(rows).toEqual([
      { subject_kind: 'group', evidence: expect.stringContaining('Money for nothing') as string },
    ])
  })
})
