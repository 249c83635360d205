import { describe, expect, it } from 'vitest'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { startDirectThread } from '#contract/messaging/threads/start-direct-thread.ts'
import { answerConnection } from '#contract/networking/connections/answer-connection.ts'
import { CONNECTION_LIMITS } from '#contract/networking/connections/connection.ts'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { listSuggestions } from '#contract/networking/connections/list-suggestions.ts'
import { removeConnection } from '#contract/networking/connections/remove-connection.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { block, connect, newPeople, works } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = UserId.parse('0198a000-0000-7000-8000-000000000000')
const ask = (from: Person | null, to: { userId: UserId }, note: string | null = null) =>
  world.call(requestConnection, { userId: to.userId, note }, from)
const answer = (by: Person | null, from: Person, isAccepted: boolean) =>
  world.call(answerConnection, { userId: from.userId, isAccepted }, by)
const remove = (by: Person | null, other: Person) =>
  world.call(removeConnection, { userId: other.userId }, by)
const listed = async (person: Person, kind: 'connected' | 'asks' | 'asked') =>
  (await world.call(listConnections, { kind }, person)).body.items.map(({ person: { userId } }) => userId)
const noticeKinds = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice.kind)

describe('asking to connect', () => {
  it('is for people who signed in, with somebody else who is there', async () => {
    const { sara, abel } = world.people
    expect((await ask(null, abel)).error.code).toBe('auth.signed-out')
    expect((await ask(sara, sara)).error.code).toBe('networking.oneself')
    expect((await ask(sara, { userId: nowhere })).error.code).toBe('networking.person-not-found')
    const long = 'x'.repeat(CONNECTION_LIMITS.noteMax + 1)
    expect((await ask(sara, abel, long)).error.code).toBe('request.invalid')
  })

  it('waits for an answer, is told once, and asking back accepts', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    expect((await ask(one, other, 'We met in Silver Spring.')).body).toEqual({ state: 'asked' })
    expect((await ask(one, other)).body).toEqual({ state: 'asked' })
    expect(await noticeKinds(other)).toEqual(['connection_asked'])
    const asks = (await world.call(listConnections, { kind: 'asks' }, other)).body.items
    expect(asks).toMatchObject([{ person: { userId: one.userId }, note: 'We met in Silver Spring.' }])
    expect(await listed(one, 'asked')).toEqual([other.userId])
    expect((await ask(other, one)).body).toEqual({ state: 'connected' })
    expect(await noticeKinds(one)).toEqual(['connection_accepted'])
    expect(await listed(one, 'connected')).toEqual([other.userId])
    expect((await world.call(listConnections, {}, other)).body.items).toMatchObject([{ note: null }])
  })

  it('can be done so many times a day', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    const { requestsPerDay: limit } = CONNECTION_LIMITS
    const day = world.clock.now().toISOString().slice(0, 10)
    const used = { user_id: one.userId, day, requests: limit - 1 }
    await world.db.insertInto('connection_quota').values(used).execute()
    expect((await ask(one, other)).body).toEqual({ state: 'asked' })
    const refused = await ask(one, world.people.sara)
    expect(refused.error).toMatchObject({ code: 'networking.too-many-requests', details: { limit } })
    await world.clock.advance(86_400)
    expect((await ask(one, world.people.sara)).body).toEqual({ state: 'asked' })
  })

  it('looks the same to who was ignored, also when they take it back and ask again', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    await ask(one, other)
    expect((await answer(other, one, false)).body).toEqual({ state: 'none' })
    expect(await listed(other, 'asks')).toEqual([])
    expect((await ask(one, other)).body).toEqual({ state: 'asked' })
    expect(await listed(one, 'asked')).toEqual([other.userId])
    expect((await remove(one, other)).body).toEqual({ state: 'none' })
    expect(await listed(one, 'asked')).toEqual([])
    expect((await ask(one, other)).body).toEqual({ state: 'asked' })
    expect(await listed(other, 'asks')).toEqual([])
    expect(await noticeKinds(other)).toEqual(['connection_asked'])
    expect((await ask(other, one)).body).toEqual({ state: 'connected' })
  })

  it('is refused alike by a block, whoever set it, and ends what there was', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    await connect(world, one, other)
    await block(world, other, one)
    expect((await ask(one, other)).error.code).toBe('networking.person-not-found')
    expect((await ask(other, one)).error.code).toBe('networking.person-not-found')
    expect(await listed(one, 'connected')).toEqual([])
    await world.call(unblockUser, { userId: one.userId }, other)
    expect(await listed(one, 'connected')).toEqual([])
    expect((await ask(one, other)).body).toEqual({ state: 'asked' })
  })
})

describe('answering and ending', () => {
  it('is for who was asked, as long as it waits', async () => {
    const [one, other, third] = await newPeople(world, 'One', 'Other', 'Third')
    expect((await answer(null, one, true)).error.code).toBe('auth.signed-out')
    expect((await answer(other, one, true)).error.code).toBe('networking.connection-not-found')
    await ask(one, other)
    expect((await answer(one, other, true)).error.code).toBe('networking.connection-not-found')
    expect((await answer(third, one, true)).error.code).toBe('networking.connection-not-found')
    expect((await remove(other, one)).body).toEqual({ state: 'asks' })
    expect((await answer(other, one, true)).body).toEqual({ state: 'connected' })
    expect((await answer(other, one, true)).body).toEqual({ state: 'connected' })
    expect((await answer(other, one, false)).error.code).toBe('networking.connection-not-found')
    expect((await remove(null, one)).error.code).toBe('auth.signed-out')
    expect((await remove(other, one)).body).toEqual({ state: 'none' })
    expect((await remove(other, one)).body).toEqual({ state: 'none' })
  })

  it('a request that was taken back cannot be accepted', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    await ask(one, other)
    expect((await remove(one, other)).body).toEqual({ state: 'none' })
    expect((await answer(other, one, true)).error.code).toBe('networking.connection-not-found')
  })

  it('are listed page by page, latest first', async () => {
    const [one, ...others] = await newPeople(world, 'One', 'A', 'B', 'C')
    for (const other of others) await connect(world, other, one)
    const first = (await world.call(listConnections, { limit: 2 }, one)).body
    const cursor = first.nextCursor ?? ''
    const second = (await world.call(listConnections, { limit: 2, cursor }, one)).body
    const ids = [...first.items, ...second.items].map(({ person }) => person.userId)
    expect(ids).toEqual(others.map(({ userId }) => userId).toReversed())
    expect(second.nextCursor).toBeNull()
    expect((await world.call(listConnections, {})).error.code).toBe('auth.signed-out')
    const bad = await world.call(listConnections, { kind: 'friends' as 'asked' }, one)
    expect(bad.error.code).toBe('request.invalid')
  })
})

describe('connections', () => {
  it('write to each other directly', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    const start = () =>
      world.call(
        startDirectThread,
        {
          id: MessageId.parse(uuidv7()),
          to: other.userId,
          content: { kind: 'text', text: 'Selam, shall we talk about the post?' },
        },
        one,
      )
    expect((await start()).error.code).toBe('messaging.not-reachable')
    await connect(world, one, other)
    expect((await start()).status).toBe(200)
  })
})

describe('suggestions', () => {
  const suggest = async (person: Person | null, name?: string) =>
    world.call(listSuggestions, name === undefined ? {} : { name }, person)
  const reasonFor = async (reader: Person, { userId }: Person, name?: string) =>
    (await suggest(reader, name)).body.items.find(({ person }) => person.userId === userId)?.reason
  const livesIn = (person: Person, placeId: number) =>
    world.db.updateTable('profile').set({ place_id: placeId }).where('user_id', '=', person.userId).execute()

  it('are for people who signed in', async () => {
    expect((await suggest(null)).error.code).toBe('auth.signed-out')
    expect((await suggest(world.people.sara, 'x')).error.code).toBe('request.invalid')
  })

  it('name mutual connections first, then a city, then somebody new; each with its reason', async () => {
    const [reader, known, mutual, neighbor, fresh, empty] = await newPeople(
      world,
      'Reader',
      'Known',
      'Mutual',
      'Neighbor',
      'Fresh',
      'Empty',
    )
    for (const person of [fresh, neighbor]) await works(world, person, { headline: 'Baker' })
    await connect(world, reader, known)
    await connect(world, known, mutual)
    const place = await world.db.selectFrom('place').select(['id', 'name']).limit(1).executeTakeFirstOrThrow()
    await livesIn(reader, place.id)
    await livesIn(neighbor, place.id)
    expect(await reasonFor(reader, mutual)).toEqual({ kind: 'mutual', count: 1, name: known.fullName })
    expect(await reasonFor(reader, neighbor)).toMatchObject({ kind: 'city', name: place.name })
    expect(await reasonFor(reader, fresh)).toEqual({ kind: 'new' })
    await livesIn(empty, place.id)
    expect(await reasonFor(reader, empty)).toBeUndefined()
    expect(await reasonFor(reader, empty, empty.fullName)).toBeUndefined()
    const { items } = (await suggest(reader)).body
    expect(items[0]?.person.userId).toBe(mutual.userId)
    expect(items.length).toBeLessThanOrEqual(CONNECTION_LIMITS.suggestions)
    expect(items.map(({ person }) => person.userId)).not.toContain(reader.userId)
  })

  it('leave out who is connected, asked, ignored, blocked, or shows themselves to connections alone', async () => {
    const [reader, known, asked, ignored, blocked, narrow] = await newPeople(
      world,
      'Reader',
      'Known',
      'Asked',
      'Ignored',
      'Blocked',
      'Narrow',
    )
    await connect(world, reader, known)
    await ask(reader, asked)
    await ask(ignored, reader)
    await answer(reader, ignored, false)
    await block(world, blocked, reader)
    for (const person of [known, asked, ignored, blocked]) await works(world, person, { headline: 'Baker' })
    await works(world, narrow, { audience: 'connections' })
    const { items } = (await suggest(reader)).body
    const shown = items.map(({ person }) => person.userId)
    for (const { userId } of [known, asked, ignored, blocked, narrow]) expect(shown).not.toContain(userId)
    await connect(world, known, narrow)
    expect(await reasonFor(reader, narrow)).toMatchObject({ kind: 'mutual' })
  })

  it('find demo accounts for demo accounts alone', async () => {
    const [reader, shown] = await newPeople(world, 'Guest', 'Demonstrated')
    await works(world, shown, { headline: 'Baker' })
    const mark = (person: Person, demo: boolean) =>
      world.db.updateTable('profile').set({ demo }).where('user_id', '=', person.userId).execute()
    expect(await reasonFor(reader, shown, shown.fullName)).toEqual({ kind: 'new' })
    await mark(shown, true)
    expect(await reasonFor(reader, shown, shown.fullName)).toBeUndefined()
    expect(await reasonFor(reader, shown)).toBeUndefined()
    await mark(reader, true)
    expect(await reasonFor(reader, shown, shown.fullName)).toEqual({ kind: 'new' })
  })

  it('find a name in any case, with other letters of the same sound, by its beginnings', async () => {
    const [reader, abebe, sisay] = await newPeople(world, 'Reader', 'Abebe', 'Sisay')
    const call = (person: Person, full_name: string) =>
      world.db.updateTable('profile').set({ full_name }).where('user_id', '=', person.userId).execute()
    await call(abebe, 'Ábebe Zenebé')
    await call(sisay, 'ሥሳይ ኃይሉ')
    for (const person of [abebe, sisay]) await works(world, person, { headline: 'Baker' })
    for (const name of ['ABEBE', 'abebe zen', 'zenebe abe', 'Ábe'])
      expect(await reasonFor(reader, abebe, name), name).toEqual({ kind: 'new' })
    for (const name of ['ስሳይ', 'ሐይሉ', 'ሠሳ'.replace('ሠ', 'ሥ')])
      expect(await reasonFor(reader, sisay, name), name).toEqual({ kind: 'new' })
    expect((await suggest(reader, '%%')).body.items).toEqual([])
    expect((await suggest(reader, 'benebe')).body.items).toEqual([])
  })
})
