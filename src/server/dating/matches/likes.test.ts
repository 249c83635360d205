import { expect, it } from 'vitest'
import { countLikes } from '#contract/dating/matches/count-likes.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { man, newDater, swipe, woman } from '#server/dating/dating.fixture.ts'

const world = freshWorld()

const likesOf = async (person: Person) => (await world.call(countLikes, {}, person)).body

it('is for those who date', async () => {
  expect(await world.call(countLikes, {})).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  const answer = await world.call(countLikes, {}, world.people.sara)
  expect(answer).toMatchObject({ status: 404, error: { code: 'dating.no-profile' } })
})

it('counts likes of before the last turn that wait for an answer, of people who may be seen', async () => {
  const liked = await newDater(world, woman(world))
  const admirers = [
    await newDater(world, man(world)),
    await newDater(world, man(world)),
    await newDater(world, man(world)),
  ]
  const [first, second, third] = admirers
  if (!first || !second || !third) throw new Error('Nobody likes anybody.')
  for (const person of admirers) await swipe(world, person, liked)
  await swipe(world, await newDater(world, man(world)), liked, 'left')
  expect(await likesOf(liked)).toEqual({ likes: 0, hasMore: false })
  await world.clock.advance(86_400)
  expect(await likesOf(liked)).toEqual({ likes: 3, hasMore: false })
  await swipe(world, liked, first, 'left')
  // of today: whose like it was does not show in the count
  expect(await likesOf(liked)).toEqual({ likes: 3, hasMore: false })
  await world.clock.advance(86_400)
  expect(await likesOf(liked)).toEqual({ likes: 2, hasMore: false })
  const hidden = { isPaused: true, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false }
  await world.call(updateVisibility, hidden, second)
  expect(await likesOf(liked)).toEqual({ likes: 1, hasMore: false })
})
