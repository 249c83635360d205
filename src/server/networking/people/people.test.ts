import { describe, expect, it } from 'vitest'
import { removeConnection } from '#contract/networking/connections/remove-connection.ts'
import { endorseSkill } from '#contract/networking/people/endorse-skill.ts'
import { PERSON_LIMITS } from '#contract/networking/people/person.ts'
import { readPerson } from '#contract/networking/people/read-person.ts'
import { reportPerson } from '#contract/networking/people/report-person.ts'
import { updateWork } from '#contract/networking/people/update-work.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { block, connect, newPeople, posted, works } from '#server/networking/networking.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = UserId.parse('0198a000-0000-7000-8000-000000000000')
const read = (person: { userId: UserId }, reader: Person | null) =>
  world.call(readPerson, { userId: person.userId }, reader)
const endorse = (person: { userId: UserId }, skill: string, by: Person | null, isEndorsed = true) =>
  world.call(endorseSkill, { userId: person.userId, skill, isEndorsed }, by)

describe('what people show of their work', () => {
  it('is written by those who signed in, within limits', async () => {
    const { sara } = world.people
    const work = {
      headline: 'Nurse',
      company: '',
      skills: ['Triage'],
      isOpenToWork: true,
      audience: 'members',
    } as const
    expect((await world.call(updateWork, { work: { ...work, skills: [...work.skills] } })).error.code).toBe(
      'auth.signed-out',
    )
    for (const bad of [
      { headline: 'x'.repeat(PERSON_LIMITS.headlineMax + 1) },
      { skills: ['Go', 'go'] },
      { skills: [''] },
      { skills: Array.from({ length: PERSON_LIMITS.skillsMax + 1 }, (_, nth) => `Skill ${nth}`) },
    ])
      expect((await works(world, sara, bad)).error.code, JSON.stringify(bad)).toBe('request.invalid')
    const { body } = await world.call(updateWork, { work: { ...work, skills: [...work.skills] } }, sara)
    expect(body.work).toEqual({ ...work, company: null, helpsWith: [] })
  })

  it('is a page for people who signed in, with one’s own settings on one’s own', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    expect((await read(one, null)).error.code).toBe('auth.signed-out')
    expect((await read({ userId: nowhere }, one)).error.code).toBe('networking.person-not-found')
    await works(world, one, { headline: 'Carpenter', skills: ['Oak'], isOpenToWork: true })
    await posted(world, one, 'For all')
    await posted(world, one, 'For friends', { audience: 'connections' })
    expect((await read(one, other)).body).toMatchObject({
      headline: 'Carpenter',
      skills: [{ name: 'Oak', endorsements: 0, isEndorsed: false }],
      isOpenToWork: true,
      isOwn: false,
      connection: 'none',
      postsCount: 1,
      listingsCount: 0,
      own: null,
    })
    expect((await read(one, one)).body).toMatchObject({
      isOwn: true,
      connection: null,
      postsCount: 2,
      own: { skills: ['Oak'], audience: 'members' },
    })
  })

  it('names who both know', async () => {
    const [one, other, both] = await newPeople(world, 'One', 'Other', 'Both')
    await connect(world, one, both)
    await connect(world, both, other)
    expect((await read(other, one)).body).toMatchObject({
      connectionsCount: 1,
      mutual: { count: 1, people: [{ userId: both.userId }] },
    })
  })

  it('is for connections and staff where it was narrowed, and for nobody whom a block hides', async () => {
    const [one, friend, stranger, foe] = await newPeople(world, 'One', 'Friend', 'Stranger', 'Foe')
    await works(world, one, { headline: 'Locksmith', audience: 'connections' })
    await connect(world, one, friend)
    await block(world, one, foe)
    expect((await read(one, friend)).body.headline).toBe('Locksmith')
    expect((await read(one, world.people.hanna)).status).toBe(200)
    for (const reader of [stranger, foe])
      expect((await read(one, reader)).error.code).toBe('networking.person-not-found')
    const post = await posted(world, one, 'Hello')
    expect(post.author?.headline).toBe('Locksmith')
  })
})

describe('endorsing a skill', () => {
  it('is for connections, of a skill that is named', async () => {
    const [one, friend, stranger, foe] = await newPeople(world, 'One', 'Friend', 'Stranger', 'Foe')
    await works(world, one, { skills: ['Wood Work'] })
    await connect(world, one, friend)
    await block(world, one, foe)
    expect((await endorse(one, 'Wood Work', null)).error.code).toBe('auth.signed-out')
    expect((await endorse(one, 'Wood Work', one)).error.code).toBe('networking.oneself')
    expect((await endorse(one, 'Wood Work', stranger)).error.code).toBe('networking.not-connected')
    expect((await endorse(one, 'Wood Work', foe)).error.code).toBe('networking.person-not-found')
    expect((await endorse(one, 'Iron', friend)).error.code).toBe('networking.skill-not-found')
    expect((await endorse(one, '', friend)).error.code).toBe('request.invalid')
    expect((await endorse(one, 'wood work', friend)).body).toEqual({ isEndorsed: true, endorsements: 1 })
    expect((await endorse(one, 'Wood Work', friend)).body).toEqual({ isEndorsed: true, endorsements: 1 })
    expect((await read(one, friend)).body.skills).toEqual([
      { name: 'Wood Work', endorsements: 1, isEndorsed: true },
    ])
    expect((await endorse(one, 'Wood Work', friend, false)).body.endorsements).toBe(0)
  })

  it('ends with the connection, and with the skill', async () => {
    const [one, friend, other] = await newPeople(world, 'One', 'Friend', 'Other')
    await works(world, one, { skills: ['Oak', 'Ash'] })
    await connect(world, one, friend)
    await connect(world, one, other)
    for (const skill of ['Oak', 'Ash']) await endorse(one, skill, friend)
    await endorse(one, 'Oak', other)
    const counts = async () => (await read(one, one)).body.skills.map(({ endorsements }) => endorsements)
    expect(await counts()).toEqual([2, 1])
    await world.call(removeConnection, { userId: friend.userId }, one)
    expect(await counts()).toEqual([1, 0])
    await works(world, one, { skills: ['Ash'] })
    await works(world, one, { skills: ['Ash', 'Oak'] })
    expect(await counts()).toEqual([0, 0])
  })
})

it('a person is reported to staff, once, by others', async () => {
  const [one, other] = await newPeople(world, 'One', 'Other')
  const report = (by: Person | null, userId: UserId) =>
    world.call(reportPerson, { userId, report: { reason: 'impersonation', detail: null } }, by)
  expect((await report(null, one.userId)).error.code).toBe('auth.signed-out')
  expect((await report(other, nowhere)).error.code).toBe('networking.person-not-found')
  expect((await report(one, one.userId)).error.code).toBe('safety.own-subject')
  expect((await report(other, one.userId)).body).toEqual({ outcome: 'reported' })
  expect((await report(other, one.userId)).body).toEqual({ outcome: 'already' })
})
