import { expect, it } from 'vitest'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { deleteComment } from '#contract/networking/comments/delete-comment.ts'
import { removeConnection } from '#contract/networking/connections/remove-connection.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { deletePost } from '#contract/networking/posts/delete-post.ts'
import { reactToPost } from '#contract/networking/posts/react-to-post.ts'
import { freshWorld } from '#server/testing/world.ts'
import { newPeople, posted } from './networking.fixture.ts'

const world = freshWorld()

const rowsAndCount = async (postId: string) => {
  const rows = await world.db
    .selectFrom('post_reaction')
    .select('user_id')
    .where('post_id', '=', postId)
    .execute()
  const post = await world.db
    .selectFrom('post')
    .select(['reactions_count', 'comments_count'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow()
  return { rows: rows.length, ...post }
}

it('a hundred clicks from each of two sides at once: the count is that of the rows', async () => {
  const [writer, one, other] = await newPeople(world, 'Writer', 'One', 'Other')
  const { id: postId } = await posted(world, writer, 'Click me')
  const clicks = [one, other].flatMap((person) =>
    Array.from({ length: 100 }, (_, nth) =>
      world.call(reactToPost, { postId, isLiked: nth % 2 === 0 }, person),
    ),
  )
  // two tabs of one person as well
  const tabs = Array.from({ length: 100 }, () => world.call(reactToPost, { postId, isLiked: true }, one))
  for (const { status } of await Promise.all([...clicks, ...tabs])) expect(status).toBe(200)
  const { rows, reactions_count } = await rowsAndCount(postId)
  expect(reactions_count).toBe(rows)
  const last = await world.call(reactToPost, { postId, isLiked: true }, one)
  expect(last.body.reactionsCount).toBe((await rowsAndCount(postId)).rows)
})

it('likes and comments while the post is taken away: nothing is left of them, and nothing fails', async () => {
  const [writer, ...readers] = await newPeople(world, 'Writer', 'R', 'R', 'R', 'R')
  for (let round = 0; round < 20; round++) {
    const { id: postId } = await posted(world, writer, `Soon gone ${round}`)
    const answers = await Promise.all([
      ...readers.map((reader) => world.call(reactToPost, { postId, isLiked: true }, reader)),
      ...readers.map((reader) => world.call(createComment, { postId, content: 'Wait!' }, reader)),
      world.call(deletePost, { postId }, writer),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(await rowsAndCount(postId)).toEqual({ rows: 0, reactions_count: 0, comments_count: 0 })
  }
})

it('comments written and taken away at once are counted', async () => {
  const [writer, reader] = await newPeople(world, 'Writer', 'Reader')
  const { id: postId } = await posted(world, writer, 'Discuss')
  const write = () => world.call(createComment, { postId, content: 'Yes' }, reader)
  const first = await Promise.all(Array.from({ length: 20 }, write))
  await Promise.all([
    ...first.map(({ body }) => world.call(deleteComment, { commentId: body.comment.id }, writer)),
    ...Array.from({ length: 20 }, write),
  ])
  expect((await rowsAndCount(postId)).comments_count).toBe(20)
})

it('two requests that cross are one connection, however often', async () => {
  const [one, other] = await newPeople(world, 'One', 'Other')
  for (let round = 0; round < 15; round++) {
    const answers = await Promise.all([
      world.call(requestConnection, { userId: other.userId }, one),
      world.call(requestConnection, { userId: one.userId }, other),
    ])
    expect(answers.map(({ body }) => body.state)).toContain('connected')
    const rows = await world.db
      .selectFrom('connection')
      .select('status')
      .where((by) => by.or([by('low_id', '=', one.userId), by('high_id', '=', one.userId)]))
      .execute()
    expect(rows).toEqual([{ status: 'accepted' }])
    await world.call(removeConnection, { userId: other.userId }, one)
  }
})

it('twenty-five requests at once: twenty are sent', async () => {
  const [busy] = await newPeople(world, 'Busy')
  const others = []
  for (let nth = 0; nth < 25; nth++) others.push(...(await newPeople(world, 'Asked')))
  const answers = await Promise.all(
    others.map(({ userId }) => world.call(requestConnection, { userId }, busy)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})
