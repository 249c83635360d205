import { expect, it } from 'vitest'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import type { DeckCard } from '#contract/dating/profile/profile.ts'
import { listSuggestions } from '#contract/networking/connections/list-suggestions.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { readPerson } from '#contract/networking/people/read-person.ts'
import { updateWork } from '#contract/networking/people/update-work.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  deckOf,
  filter,
  man,
  newDater,
  newPhotos,
  PLACES,
  UNPROTECTED,
  woman,
} from '#server/dating/dating.fixture.ts'

// Somebody has the whole deck and everything that networking shows of the same people, and joins the two by whatever
// both have: ids, pictures, names, words, times, order. What they find may be no more than guessing finds.

const world = freshWorld()

const GIVEN = ['Abeba', 'Almaz', 'Aster', 'Bethlehem', 'Eden', 'Hiwot']
const FAMILY = ['Girmay', 'Tesfaye', 'Kebede', 'Haile']

/** Six given names with four family names each: every given name is borne by four people of one city. */
async function population(): Promise<(Person & { card: string; given: string })[]> {
  const people = []
  for (const [n, given] of GIVEN.entries())
    for (const [m, family] of FAMILY.entries()) {
      const person = await world.newPerson(
        `Linked${n}x${m}`.replaceAll(/\d/g, (digit) => 'abcdef'[Number(digit)] ?? ''),
      )
      const account = {
        fullName: `${given} ${family}`,
        displayName: null,
        bio: null,
        placeId: PLACES.washington,
      }
      await world.call(updateProfile, account, person)
      const work = {
        headline: 'Baker',
        company: null,
        skills: [],
        isOpenToWork: false,
        audience: 'members' as const,
      }
      await world.call(updateWork, { work }, person)
      await world.call(createPost, { post: { content: 'Selam to all.' }, repeats: null }, person)
      const photoIds = await newPhotos(world, person, 3)
      const fields = { ...woman(world), firstName: given, photoIds }
      const { body } = await world.call(createDatingProfile, { fields, protection: UNPROTECTED }, person)
      people.push({ ...person, card: body.profile.id, given })
      await world.clock.advance(60)
    }
  return people
}

/** Whatever stands in an answer, part by part, without what the attacker knows of themselves. */
function partsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) partsOf(part, found)
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) partsOf(part, found)
  else if (typeof value === 'string' && value !== '') found.add(value)
  return found
}

const ranks = <T>(items: readonly T[]): Map<T, number> => new Map(items.map((item, rank) => [item, rank]))

it('cards lead to people no better than guessing does', async () => {
  const people = await population()
  const attacker = await newDater(world, man(world))
  await filter(world, attacker, {})
  const cards: DeckCard[] = []
  for (let page = await deckOf(world, attacker); page.length > 0;)
    page =
      (cards.push(...page),
      await deckOf(
        world,
        attacker,
        cards.map(({ id }) => id),
      ))
  expect(cards).toHaveLength(people.length)

  const pages = new Map<UserId, Set<string>>()
  for (const { userId } of people)
    pages.set(userId, partsOf((await world.call(readPerson, { userId }, attacker)).body))
  const { items: posts } = (await world.call(listPosts, { tab: 'newest', limit: 50 }, attacker)).body as {
    items: { author: { userId: UserId } }[]
  }

  // by what both say word for word: ids, pictures, addresses, times
  const everybody = [...pages.values()]
  for (const card of cards) {
    const shared = [...partsOf(card)].filter((part) => everybody.some((page) => page.has(part)))
    for (const part of shared)
      expect(everybody.filter((page) => page.has(part)).length).toBeGreaterThanOrEqual(FAMILY.length)
  }

  // by the name: search finds all who are called so, and nothing among them points to one
  let found = 0
  for (const { given } of people) {
    const { items } = (await world.call(listSuggestions, { name: given }, attacker)).body
    expect(items.map(({ person }) => person.name.split(' ')[0])).toEqual(items.map(() => given))
    found += items.length
  }
  expect(found / people.length).toBeGreaterThanOrEqual(FAMILY.length)

  // by order: of the deck, of posts, of sign-up, of ids
  const order = (ids: readonly string[]) => ranks(ids)
  const deck = order(cards.map(({ id }) => id))
  const byId = order(cards.map(({ id }) => id).toSorted())
  const signUp = order(people.map(({ userId }) => userId))
  const feed = order(posts.map(({ author }) => author.userId))
  const hits = (of: Map<string, number>, other: Map<string, number>) =>
    people.filter(({ card, userId }) => of.get(card) === other.get(userId)).length
  const backwards = new Map([...signUp].map(([id, rank]) => [id, people.length - 1 - rank]))
  // a random order puts one of them right on average; six of 24 are never due to chance
  for (const one of [deck, byId])
    for (const other of [signUp, backwards, feed]) expect(hits(one, other)).toBeLessThan(6)
})

it('who only dates is neither found by name nor suggested, nor are they a member that somebody may know', async () => {
  const dater = await newDater(world, woman(world))
  const account = { fullName: 'Zufan Unfound', displayName: null, bio: null, placeId: PLACES.washington }
  await world.call(updateProfile, account, dater)
  const reader = await world.newPerson('Curious')
  await world.call(updateProfile, { ...account, fullName: 'Curious Reader' }, reader)
  const suggested = async (name?: string) =>
    (await world.call(listSuggestions, { ...(name !== undefined && { name }) }, reader)).body.items.map(
      ({ person }) => person.userId,
    )
  for (const name of [undefined, 'Zufan', 'Zufan Unfound', dater.profile.displayName])
    expect(await suggested(name), name).not.toContain(dater.userId)
})
