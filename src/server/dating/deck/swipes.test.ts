import { describe, expect, it } from 'vitest'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { Match } from '#contract/dating/matches/match.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { revokePass } from '#contract/dating/deck/revoke-pass.ts'
import { sendOpener } from '#contract/dating/matches/send-opener.ts'
import { swipeProfile } from '#contract/dating/deck/swipe-profile.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  type Dater,
  filter,
  man,
  matched,
  newDater,
  PLACES,
  sees,
  swipe,
  woman,
} from '#server/dating/dating.fixture.ts'

const world = freshWorld()

const words = (text: string) => ({
  id: uuidv7(),
  content: { kind: 'text' as const, text, photoIds: [] },
  replyTo: null,
})
const open = (person: Person, matchId: string | null, text = 'Selam! How was your week?') =>
  world.call(sendOpener, { matchId: matchId ?? uuidv7(), message: words(text) }, person)
const matchesOf = async (person: Person) => (await world.call(listMatches, {}, person)).body.items
const tried = (person: Person | null, profileId: string, direction = 'right') =>
  world.call(swipeProfile, { profileId, direction: direction as 'right' }, person)

/** Women who liked nobody yet. */
async function many(count: number): Promise<Dater[]> {
  const daters = []
  for (let n = 0; n < count; n++) daters.push(await newDater(world, woman(world)))
  return daters
}

describe('a swipe', () => {
  it('is for those who date', async () => {
    expect(await tried(null, uuidv7())).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
    expect((await tried(world.people.sara, uuidv7())).error.code).toBe('dating.no-profile')
  })

  it('is refused where it says nothing', async () => {
    const [she] = await many(1)
    if (!she) throw new Error('Nobody is there.')
    expect((await tried(she, 'x')).status).toBe(400)
    expect((await tried(she, uuidv7(), 'up')).status).toBe(400)
    expect((await tried(she, she.profile.id)).error.code).toBe('dating.own-profile')
  })

  it('knows nobody who blocks, is paused or gone, or is not there: all alike', async () => {
    const he = await newDater(world, man(world))
    const [blocking, paused, gone] = await many(3)
    if (!blocking || !paused || !gone) throw new Error('There are too few.')
    await world.call(blockUser, { userId: he.userId }, blocking)
    const hidden = { isPaused: true, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false }
    await world.call(updateVisibility, hidden, paused)
    await world.call(deleteDatingProfile, {}, gone)
    for (const id of [blocking.profile.id, paused.profile.id, gone.profile.id, uuidv7()])
      expect(await tried(he, id)).toMatchObject({ status: 404, error: { code: 'dating.not-found' } })
    expect((await tried(paused, he.profile.id)).error.code).toBe('dating.paused')
  })

  it('comes to nobody who wishes for others, which is told as if they were gone', async () => {
    const he = await newDater(world, man(world))
    const [she] = await many(1)
    if (!she) throw new Error('Nobody is there.')
    const wishes = [{ ageMin: 31 }, { languages: ['ti'] }, { interests: ['yoga'] }, { verifiedOnly: true }]
    for (const wish of wishes) {
      await filter(world, she, wish)
      for (const direction of ['right', 'super', 'left'])
        expect(await tried(he, she.profile.id, direction)).toMatchObject({
          status: 404,
          error: { code: 'dating.not-found' },
        })
    }
    const far = await newDater(world, man(world), { placeId: PLACES.stockholm })
    const other = await newDater(world, man(world), { seeking: ['man'] })
    for (const person of [far, other])
      expect((await tried(person, she.profile.id)).error.code).toBe('dating.not-found')
    await filter(world, she, { activeRecently: true })
    expect((await tried(he, she.profile.id, 'left')).body.status).toBe('passed')
    await filter(world, she, { ageMin: 31 })
    expect((await world.call(revokePass, {}, he)).error.code).toBe('dating.nothing-to-undo')
    await filter(world, she, { activeRecently: true })
    expect((await tried(he, she.profile.id)).body.status).toBe('liked')
  })

  it('is a wish itself, whatever one’s own filters say', async () => {
    const he = await newDater(world, man(world))
    const [she] = await many(1)
    if (!she) throw new Error('Nobody is there.')
    await filter(world, he, { ageMin: 40, verifiedOnly: true })
    expect((await tried(he, she.profile.id)).body.status).toBe('liked')
  })

  it('counts likes, and the same like once; a pass may become one', async () => {
    const he = await newDater(world, man(world))
    const [one, other] = await many(2)
    if (!one || !other) throw new Error('There are too few.')
    const none = { matchId: null, conversationId: null }
    expect(await swipe(world, he, one)).toEqual({
      status: 'liked',
      likesLeft: 49,
      superLikesLeft: 1,
      ...none,
    })
    expect(await swipe(world, he, one)).toMatchObject({ status: 'liked', likesLeft: 49 })
    expect(await swipe(world, he, one, 'left')).toMatchObject({ status: 'liked', likesLeft: 49 })
    expect(await swipe(world, he, other, 'left')).toEqual({
      status: 'passed',
      likesLeft: 49,
      superLikesLeft: 1,
      ...none,
    })
    expect(await swipe(world, he, other, 'super')).toMatchObject({
      status: 'liked',
      likesLeft: 49,
      superLikesLeft: 0,
    })
    expect(await sees(world, he, one)).toBe(false)
  })

  it('is liked fifty times a day and super liked once, also at the same time', async () => {
    const he = await newDater(world, man(world))
    const daters = await many(DATING_LIMITS.likesPerDay + 3)
    const answers = await Promise.all(daters.map((she) => tried(he, she.profile.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(3)
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 429,
        error: { code: 'dating.too-many-likes', details: { limit: 50 } },
      })
    const left = daters.filter((_, index) => answers[index]?.status !== 200)
    const supers = await Promise.all(left.map((she) => tried(he, she.profile.id, 'super')))
    expect(supers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(supers.filter(({ status }) => status === 429)).toHaveLength(2)
    for (const she of left) expect((await tried(he, she.profile.id, 'left')).status).toBe(200)
    await world.clock.advance(86_400)
    const [last] = left
    expect((await tried(he, last?.profile.id ?? uuidv7())).status).toBe(200)
  })

  it('tells nobody of a like', async () => {
    const [she] = await many(1)
    if (!she) throw new Error('Nobody is there.')
    await swipe(world, await newDater(world, man(world)), she, 'super')
    expect((await world.call(listNotifications, {}, she)).body.items).toEqual([])
    expect(await matchesOf(she)).toEqual([])
  })
})

describe('a match', () => {
  it('comes of two who like each other, with one conversation, and is told to the other', async () => {
    const { one, other, result } = await matched(world)
    expect(result).toMatchObject({ status: 'match', likesLeft: 49 })
    const [hers] = await matchesOf(one)
    const [his] = await matchesOf(other)
    expect(hers).toMatchObject({
      id: result.matchId,
      conversationId: result.conversationId,
      profileId: other.profile.id,
      displayName: 'Biruk',
      isNew: true,
    })
    expect(his?.photo?.id).toBe(one.profile.photos[0]?.id)
    expect(Match.parse(his)).toEqual(his)
    expect((await swipe(world, other, one)).conversationId).toBe(result.conversationId)
    const notices = (await world.call(listNotifications, {}, one)).body.items
    expect(notices.map(({ notice }) => notice)).toEqual([
      { kind: 'dating_match', subjectId: result.conversationId, facts: { name: 'Biruk' } },
    ])
    expect((await world.call(listNotifications, {}, other)).body.items).toEqual([])
  })

  it('is exactly one when both like at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const she = await newDater(world, woman(world))
      const he = await newDater(world, man(world))
      const results = await Promise.all([swipe(world, she, he), swipe(world, he, she, 'super')])
      expect(results.map(({ status }) => status).toSorted()).toEqual(['liked', 'match'])
      const [hers] = await matchesOf(she)
      const [his] = await matchesOf(he)
      expect(hers?.id).toBe(his?.id)
      const threads = await world.db
        .selectFrom('thread')
        .select('id')
        .where('kind', '=', 'match')
        .where('subject_id', '=', hers?.id ?? '')
        .execute()
      expect(threads).toHaveLength(1)
    }
  })

  it('comes of no pass', async () => {
    const she = await newDater(world, woman(world))
    const he = await newDater(world, man(world))
    await swipe(world, she, he, 'left')
    expect((await swipe(world, he, she)).status).toBe('liked')
    expect(await matchesOf(he)).toEqual([])
  })

  it('is listed by pages, the latest first', async () => {
    const he = await newDater(world, man(world))
    const ids = []
    for (const she of await many(3)) {
      await swipe(world, she, he)
      ids.unshift((await swipe(world, he, she)).matchId)
      await world.clock.advance(1)
    }
    const first = (await world.call(listMatches, { limit: 2 }, he)).body
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const second = (await world.call(listMatches, { limit: 2, cursor: first.nextCursor ?? '' }, he)).body
    expect(second).toMatchObject({ items: [{ id: ids[2] }], nextCursor: null })
  })

  it('knows the other one by what dating shows: neither the full name nor the picture of elsewhere', async () => {
    const { one, other, result } = await matched(world)
    const threadId = result.conversationId ?? ''
    const shown = { kind: 'match', peer: { name: 'Biruk', avatar: null } }
    expect((await world.call(readThread, { threadId }, one)).body).toMatchObject(shown)
    await world.call(sendMessage, { threadId, ...words('Selam') }, other)
    expect((await world.call(listThreads, {}, one)).body.items).toMatchObject([shown])
    expect((await world.call(listThreads, { q: other.fullName }, one)).body.items).toEqual([])
    expect((await world.call(listThreads, { q: 'Biruk' }, one)).body.items).toMatchObject([shown])
  })

  it('is one’s own', async () => {
    expect(await world.call(listMatches, {})).toMatchObject({ status: 401 })
    expect((await world.call(listMatches, {}, world.people.abel)).error.code).toBe('dating.no-profile')
    const he = await newDater(world, man(world))
    expect((await world.call(listMatches, { cursor: 'x' }, he)).status).toBe(400)
    expect((await world.call(listMatches, { limit: 51 }, he)).status).toBe(400)
  })
})

describe('the end of a match', () => {
  it('is for the two of it', async () => {
    const { result } = await matched(world)
    const matchId = result.matchId ?? uuidv7()
    expect(await world.call(removeMatch, { matchId })).toMatchObject({ status: 401 })
    for (const id of [matchId, uuidv7()])
      expect(await world.call(removeMatch, { matchId: id }, world.people.sara)).toMatchObject({
        status: 404,
        error: { code: 'dating.not-found' },
      })
    expect((await world.call(removeMatch, { matchId: 'x' }, world.people.sara)).status).toBe(400)
  })

  it('closes the conversation and hides both from each other for good', async () => {
    const { one, other, result } = await matched(world)
    const matchId = result.matchId ?? uuidv7()
    const threadId = result.conversationId ?? uuidv7()
    await open(one, matchId)
    expect((await world.call(removeMatch, { matchId }, other)).body).toEqual({ isRemoved: true })
    expect(await matchesOf(one)).toEqual([])
    expect(await matchesOf(other)).toEqual([])
    const answer = await world.call(sendMessage, { threadId, ...words('Still there?') }, one)
    expect(answer.error.code).toBe('messaging.closed')
    expect((await world.call(listMessages, { threadId }, one)).body.items).toHaveLength(1)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await sees(world, from, to)).toBe(false)
      expect((await tried(from, to.profile.id)).error.code).toBe('dating.not-found')
    }
    expect((await world.call(removeMatch, { matchId }, one)).status).toBe(404)
  })

  it('comes with the end of a profile: swipes and matches are deleted', async () => {
    const { one, other, result } = await matched(world)
    expect((await world.call(deleteDatingProfile, {}, one)).body).toEqual({ isDeleted: true })
    expect(await matchesOf(other)).toEqual([])
    const threadId = result.conversationId ?? uuidv7()
    const answer = await world.call(sendMessage, { threadId, ...words('Still there?') }, other)
    expect(answer.error.code).toBe('messaging.closed')
    const swipes = await world.db
      .selectFrom('dating_swipe')
      .selectAll()
      .where((by) => by.or([by('swiper_id', '=', one.userId), by('swiped_id', '=', one.userId)]))
      .execute()
    expect(swipes).toEqual([])
  })
})

describe('the first message', () => {
  it('is for the two of the match', async () => {
    const { result } = await matched(world)
    const input = { matchId: result.matchId ?? uuidv7(), message: words('Selam') }
    expect(await world.call(sendOpener, input)).toMatchObject({ status: 401 })
    expect((await open(world.people.sara, result.matchId)).error.code).toBe('dating.not-found')
    expect((await open(world.people.sara, 'x')).status).toBe(400)
  })

  it('goes through the conversation; sent twice it is one', async () => {
    const { one, other, result } = await matched(world)
    const input = { matchId: result.matchId ?? uuidv7(), message: words('ሰላም! እንዴት ነህ?') }
    const sent = (await world.call(sendOpener, input, one)).body.message
    expect((await world.call(sendOpener, input, one)).body.message).toEqual(sent)
    const { items } = (await world.call(listMessages, { threadId: sent.threadId }, other)).body
    expect(items.map(({ content }) => content)).toMatchObject([{ text: 'ሰላም! እንዴት ነህ?' }])
    expect((await matchesOf(one))[0]?.isNew).toBe(false)
  })

  it('is written to fifteen a day, to thirty and sixty once one is known better; an answer is none', async () => {
    const he = await newDater(world, man(world))
    const results = []
    for (const she of await many(17)) {
      await swipe(world, she, he)
      results.push({ she, ...(await swipe(world, he, she)) })
    }
    const [answered, plain, ...others] = results
    if (!answered || !plain) throw new Error('There are too few.')
    await open(answered.she, answered.matchId)
    expect((await open(he, answered.matchId)).status).toBe(200)
    for (const { matchId } of others) expect((await open(he, matchId)).status).toBe(200)
    const refused = await open(he, plain.matchId)
    expect(refused).toMatchObject({
      status: 429,
      error: {
        code: 'dating.too-many-openers',
        details: { limit: 15, until: expect.stringMatching(/T00:00:00.000Z$/) },
      },
    })
    const threadId = plain.conversationId ?? uuidv7()
    const around = await world.call(sendMessage, { threadId, ...words('Selam') }, he)
    expect(around).toMatchObject({ status: 429, error: { code: 'messaging.too-many-threads' } })
    await world.db
      .updateTable('dating_profile')
      .set({ has_phone: true })
      .where('user_id', '=', he.userId)
      .execute()
    expect((await open(he, plain.matchId)).status).toBe(200)
  })
})
