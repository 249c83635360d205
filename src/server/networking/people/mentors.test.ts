import { expect, it } from 'vitest'
import { listMentors } from '#contract/networking/people/list-mentors.ts'
import { readPerson } from '#contract/networking/people/read-person.ts'
import { updateWork } from '#contract/networking/people/update-work.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { block, connect, newPeople, posted, works } from '#server/networking/networking.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const namesOf = async (topic: 'licensing' | 'study', person: Person) =>
  (await world.call(listMentors, { topic }, person)).body.items.map(({ person: one, connection }) => [
    one.name,
    connection,
  ])

it('who offers to be asked is listed under the topic, connections first, without those of a block', async () => {
  const [asker, friend, stranger, narrow, apart] = await newPeople(
    world,
    'Asker',
    'Friend',
    'Stranger',
    'Narrow',
    'Apart',
  )
  expect((await world.call(listMentors, { topic: 'licensing' }, null)).error.code).toBe('auth.signed-out')
  await works(world, friend, { helpsWith: ['licensing'], audience: 'connections' })
  await works(world, narrow, { helpsWith: ['licensing'], audience: 'connections' })
  await works(world, stranger, { helpsWith: ['licensing', 'study'] })
  await works(world, apart, { helpsWith: ['licensing'] })
  await works(world, asker, { helpsWith: ['licensing'] })
  await connect(world, asker, friend)
  await block(world, apart, asker)
  expect(await namesOf('licensing', asker)).toEqual([
    [friend.fullName, 'connected'],
    [stranger.fullName, 'none'],
  ])
  expect(await namesOf('study', asker)).toEqual([[stranger.fullName, 'none']])
  const { body } = await world.call(readPerson, { userId: stranger.userId }, asker)
  expect(body.helpsWith).toEqual(['licensing', 'study'])
})

it('a topic stands once in what somebody offers', async () => {
  const [person] = await newPeople(world, 'Person')
  const work = {
    headline: null,
    company: null,
    skills: [],
    isOpenToWork: false,
    audience: 'members',
  } as const
  const twice = { ...work, skills: [], helpsWith: ['study' as const, 'study' as const] }
  expect((await world.call(updateWork, { work: twice }, person)).error.code).toBe('request.invalid')
})

it('questions are listed by themselves and by topic; those for connections alone to connections', async () => {
  const [writer, friend] = await newPeople(world, 'Writer', 'Friend')
  await connect(world, writer, friend)
  await posted(world, writer, 'No question')
  const first = await posted(world, writer, 'Which office?', { topic: 'licensing' })
  const second = await posted(world, writer, 'Which college?', { topic: 'study', audience: 'connections' })
  expect(first.topic).toBe('licensing')
  const idsOf = async (person: Person | null, topic?: 'licensing') =>
    (await world.call(listPosts, { tab: 'questions', ...(topic && { topic }) }, person)).body.items.map(
      ({ id }) => id,
    )
  expect(await idsOf(null)).toEqual([first.id])
  expect(await idsOf(friend)).toEqual([second.id, first.id])
  expect(await idsOf(friend, 'licensing')).toEqual([first.id])
  expect((await world.call(listPosts, { topic: 'study' }, friend)).error.code).toBe('request.invalid')
  const odd = { content: 'Odd', topic: 'luck' as 'study' }
  expect((await world.call(createPost, { post: odd }, writer)).error.code).toBe('request.invalid')
})
