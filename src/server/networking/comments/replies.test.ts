import { expect, it } from 'vitest'
import { CommentId } from '#contract/networking/comments/comment.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { deleteComment } from '#contract/networking/comments/delete-comment.ts'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { block, newPeople, posted } from '#server/networking/networking.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = CommentId.parse('0198a000-0000-7000-8000-000000000000')
const write = (postId: PostId, content: string, person: Person, replyTo: CommentId | null = null) =>
  world.call(createComment, { postId, content, replyTo }, person)
const noticesOf = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice.kind)

it('a reply stands under its comment, and a reply to a reply under the same', async () => {
  const [writer, first, second] = await newPeople(world, 'Writer', 'First', 'Second')
  const { id: postId } = await posted(world, writer, 'Who has done it?')
  const { comment } = (await write(postId, 'I have', first)).body
  const { comment: reply } = (await write(postId, 'Where?', second, comment.id)).body
  expect(reply.replyTo).toBe(comment.id)
  const { comment: deeper } = (await write(postId, 'In Maryland', first, reply.id)).body
  expect(deeper.replyTo).toBe(comment.id)
  const { items } = (await world.call(listComments, { postId })).body
  expect(items.map(({ content, replyTo }) => [content, replyTo])).toEqual([
    ['I have', null],
    ['Where?', comment.id],
    ['In Maryland', comment.id],
  ])
})

it('who is answered is notified, once where the post is theirs too', async () => {
  const [writer, first, second] = await newPeople(world, 'Writer', 'First', 'Second')
  const { id: postId } = await posted(world, writer, 'A question')
  const { comment } = (await write(postId, 'An answer', first)).body
  await write(postId, 'Thank you', second, comment.id)
  expect(await noticesOf(first)).toEqual(['comment_answered'])
  const { comment: own } = (await write(postId, 'I add to it', writer)).body
  const before = await noticesOf(writer)
  await write(postId, 'And I', first, own.id)
  expect(await noticesOf(writer)).toEqual(before)
  await write(postId, 'Myself', first, comment.id)
  expect(await noticesOf(first)).toEqual(['comment_answered'])
})

it('nothing is answered that is elsewhere, gone, or of somebody whom a block hides', async () => {
  const [writer, first, second] = await newPeople(world, 'Writer', 'First', 'Second')
  const { id: postId } = await posted(world, writer, 'One')
  const { id: elsewhere } = await posted(world, writer, 'Another')
  const { comment } = (await write(postId, 'Here', first)).body
  expect((await write(elsewhere, 'There?', second, comment.id)).error.code).toBe(
    'networking.comment-not-found',
  )
  expect((await write(postId, 'Where?', second, nowhere)).error.code).toBe('networking.comment-not-found')
  await block(world, first, second)
  expect((await write(postId, 'Hello', second, comment.id)).error.code).toBe('networking.comment-not-found')
})

it('what others replied stays where a comment is deleted, and the count is right', async () => {
  const [writer, first, second] = await newPeople(world, 'Writer', 'First', 'Second')
  const { id: postId } = await posted(world, writer, 'For a while')
  const { comment } = (await write(postId, 'Soon gone', first)).body
  await write(postId, 'Stays', second, comment.id)
  const { commentsCount } = (await world.call(deleteComment, { commentId: comment.id }, first)).body
  expect(commentsCount).toBe(1)
  const { items } = (await world.call(listComments, { postId })).body
  expect(items).toMatchObject([{ content: 'Stays', replyTo: null }])
})
