import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { CONTACT_SALT, normalizeContact } from '#contract/dating/contacts/contact.ts'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { hideContacts } from '#contract/dating/contacts/hide-contacts.ts'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { MatchId } from '#contract/dating/matches/match.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { reportDatingProfile } from '#contract/dating/reports/report-dating-profile.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { readPerson } from '#contract/networking/people/read-person.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  type Dater,
  deckOf,
  groupOf,
  man,
  matched,
  newDater,
  sees,
  swipe,
  woman,
} from '#server/dating/dating.fixture.ts'

// Every way from a card to an account or back that changes what one sees oneself, played through a week of turns. The
// deck has to answer as if nothing had been done; anything else is an answer to the question who it was.

const world = freshWorld()

const DAY = 86_400
const hashOf = (contact: string) =>
  createHmac('sha256', CONTACT_SALT)
    .update(normalizeContact(contact) ?? '')
    .digest('hex')
const hide = (person: Person, contacts: readonly string[]) =>
  world.call(hideContacts, { hashes: contacts.map(hashOf) }, person)
const OPEN = { isPaused: false, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false }
const setVisibility = (person: Person, wanted: Partial<typeof OPEN>) =>
  world.call(updateVisibility, { ...OPEN, ...wanted }, person)

const idsOf = async (person: Person) => (await deckOf(world, person)).map(({ id }) => id).toSorted()

/** Twelve who date, and somebody who wants to know who they are; nobody else is in the deck. */
async function crowd(): Promise<{ attacker: Dater; others: Dater[]; target: Dater }> {
  await world.db.deleteFrom('dating_profile').execute()
  const attacker = await newDater(world, woman(world))
  const others: Dater[] = []
  for (let n = 0; n < 12; n++) others.push(await newDater(world, man(world)))
  const [target] = others
  if (!target) throw new Error('Nobody to look for.')
  return { attacker, others, target }
}

/** Decks of today and of the seven days after it. */
async function decksOfAWeek(person: Person): Promise<string[][]> {
  const decks = [await idsOf(person)]
  for (let day = 0; day < 7; day++) {
    await world.clock.advance(DAY)
    decks.push(await idsOf(person))
  }
  return decks
}

async function connect(one: Dater, other: Dater): Promise<void> {
  await world.call(requestConnection, { userId: other.userId }, one)
  await world.call(requestConnection, { userId: one.userId }, other)
}

type Deed = (attacker: Dater, target: Dater) => Promise<unknown>
const nothing: Deed = () => Promise.resolve()

const fromAccountToCard: readonly [way: string, before: Deed, act: Deed][] = [
  ['a block of an account', nothing, (me, { userId }) => world.call(blockUser, { userId }, me)],
  ['the hash of one address', nothing, (me, { email }) => hide(me, [email])],
  ['the switch for connections', connect, (me) => setVisibility(me, { hidesFromConnections: true })],
  [
    'the switch for groups',
    (me, target) => groupOf(world, me.userId, target.userId),
    (me) => setVisibility(me, { hidesFromGroups: true }),
  ],
]

it.each(fromAccountToCard)(
  '%s takes no card out of one’s own deck, but oneself out of theirs',
  async (_, prepare, act) => {
    const { attacker, others, target } = await crowd()
    await prepare(attacker, target)
    await world.clock.advance(DAY)
    const before = await idsOf(attacker)
    expect(before).toHaveLength(others.length)
    expect(await sees(world, target, attacker)).toBe(true)
    await act(attacker, target)
    expect(await sees(world, target, attacker)).toBe(false)
    for (const deck of await decksOfAWeek(attacker)) expect(deck).toEqual(before)
    expect(await sees(world, target, attacker)).toBe(false)
  },
)

it('taking it back brings no card either', async () => {
  const { attacker, target } = await crowd()
  await world.call(blockUser, { userId: target.userId }, attacker)
  await hide(attacker, [target.email])
  const before = await idsOf(attacker)
  await world.call(unblockUser, { userId: target.userId }, attacker)
  await hide(attacker, [])
  for (const deck of await decksOfAWeek(attacker)) expect(deck).toEqual(before)
})

it('lists of addresses, halved for a week, find none of 20 000', async () => {
  const { attacker, target } = await crowd()
  const before = await idsOf(attacker)
  let candidates = Array.from({ length: 20_000 }, (_, n) =>
    n === 7 ? target.email : `someone${n}@example.org`,
  )
  for (let day = 0; day < 7; day++) {
    const list = candidates.slice(0, DATING_LIMITS.contactHashesMax)
    const { body } = await hide(attacker, list)
    expect(body.hiddenContacts + body.waiting).toBe(list.length)
    expect(await idsOf(attacker)).toEqual(before)
    candidates = candidates.slice(0, Math.ceil(candidates.length / 2))
    await world.clock.advance(DAY)
    expect(await idsOf(attacker)).toEqual(before)
  }
})

it('a block of a card takes nobody away elsewhere', async () => {
  const { attacker, target, others } = await crowd()
  for (const one of others) {
    const { status } = await world.call(createPost, { post: { content: 'Who knows a good plumber?' } }, one)
    expect(status).toBe(200)
  }
  const postsOf = async (person: Person) =>
    JSON.stringify((await world.call(listPosts, { tab: 'newest' }, person)).body)
  const before = await postsOf(attacker)
  await world.call(blockDatingProfile, { profileId: target.profile.id }, attacker)
  expect(await postsOf(attacker)).toBe(before)
  const page = await world.call(readPerson, { userId: target.userId }, attacker)
  expect(page.status).toBe(200)
  expect(await sees(world, target, attacker)).toBe(false)
  expect(await sees(world, attacker, target)).toBe(false)
})

it('a block of an account leaves match and conversation as they are, and one of the match the account', async () => {
  const { one, other, result } = await matched(world)
  const threadId = ThreadId.parse(result.conversationId)
  const shown = async () => [
    (await world.call(listMatches, {}, one)).body.items.map(({ id }) => id),
    (await world.call(readThread, { threadId }, one)).status,
  ]
  const before = await shown()
  expect(before).toEqual([[result.matchId], 200])
  await world.call(blockUser, { userId: other.userId }, one)
  expect(await shown()).toEqual(before)
  await world.call(blockDatingProfile, { profileId: other.profile.id }, one)
  expect(await shown()).toEqual([[], 404])
})

it('who is liked by somebody who hides from them makes no match, and is not found out by it', async () => {
  const { attacker, target } = await crowd()
  await swipe(world, target, attacker)
  await hide(attacker, [target.email])
  expect(await swipe(world, attacker, target)).toMatchObject({ status: 'liked', matchId: null })
})

it('joining a group or a connection moves no card before the next turn', async () => {
  const { attacker, target } = await crowd()
  await setVisibility(target, { hidesFromGroups: true, hidesFromConnections: true })
  const before = await idsOf(attacker)
  await groupOf(world, attacker.userId, target.userId)
  await connect(attacker, target)
  expect(await idsOf(attacker)).toEqual(before)
  expect((await swipe(world, attacker, target)).status).toBe('liked')
  await world.clock.advance(DAY)
  expect(await idsOf(attacker)).toEqual(before.filter((id) => id !== target.profile.id))
})

it('whoever was just blocked, unmatched or reported, or is on a list, sees the card no more', async () => {
  const { others, attacker: she } = await crowd()
  const [account, card, ended, reported, listed] = others as [Dater, Dater, Dater, Dater, Dater]
  await world.call(blockUser, { userId: account.userId }, she)
  await world.call(blockDatingProfile, { profileId: card.profile.id }, she)
  await swipe(world, ended, she)
  const { matchId } = await swipe(world, she, ended)
  await world.call(removeMatch, { matchId: matchId ?? MatchId.parse('') }, she)
  const report = { reason: 'spam', detail: null } as const
  await world.call(reportDatingProfile, { profileId: reported.profile.id, report }, she)
  await hide(she, [listed.email])
  for (const one of [account, card, ended, reported, listed]) expect(await sees(world, one, she)).toBe(false)
})

it('a day takes 200 new contacts, and says how many are left over', async () => {
  const { attacker } = await crowd()
  const list = Array.from({ length: 250 }, (_, n) => `friend${n}@example.org`)
  expect((await hide(attacker, list)).body).toEqual({ hiddenContacts: 200, waiting: 50 })
  expect((await hide(attacker, list)).body).toEqual({ hiddenContacts: 200, waiting: 50 })
  expect((await hide(attacker, list.toReversed())).body).toEqual({ hiddenContacts: 200, waiting: 50 })
  await world.clock.advance(DAY)
  expect((await hide(attacker, list)).body).toEqual({ hiddenContacts: 250, waiting: 0 })
})

it('a day takes three changes of the switches that hide, and any number of pauses', async () => {
  const { attacker } = await crowd()
  expect((await setVisibility(attacker, { hidesFromGroups: true, hidesFromConnections: true })).status).toBe(
    200,
  )
  expect((await setVisibility(attacker, { hidesFromGroups: true })).status).toBe(200)
  const refused = await setVisibility(attacker, {})
  expect(refused).toMatchObject({ status: 429, error: { code: 'dating.too-many-hide-changes' } })
  for (const isPaused of [true, false, true, false])
    expect((await setVisibility(attacker, { hidesFromGroups: true, isPaused })).status).toBe(200)
  await world.clock.advance(DAY)
  expect((await setVisibility(attacker, {})).status).toBe(200)
})
