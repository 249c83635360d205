import { describe, expect, it } from 'vitest'
import { COMMENT_LIMITS, CommentId } from '#contract/networking/comments/comment.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { deleteComment } from '#contract/networking/comments/delete-comment.ts'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import { reportComment } from '#contract/networking/comments/report-comment.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { block, newPeople, posted } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = '0198a000-0000-7000-8000-000000000000'
const write = (postId: PostId, content: string, person: Person | null) =>
  world.call(createComment, { postId, content }, person)
const contents = async (postId: PostId, person: Person | null = null) =>
  (await world.call(listComments, { postId }, person)).body.items.map(({ content }) => content)

const commentOf = async (postId: PostId, person: Person) => ({
  commentId: (await write(postId, 'Words that somebody reports', person)).body.comment.id,
})

describe('comments', () => {
  it('are for people who signed in, under a post that is there, with words', async () => {
    const { sara, abel } = world.people
    const { id } = await posted(world, sara, 'What do you think?')
    expect((await write(id, 'Yes', null)).error.code).toBe('auth.signed-out')
    expect((await write(PostId.parse(nowhere), 'Yes', abel)).error.code).toBe('networking.post-not-found')
    expect((await write(id, '  ', abel)).error.code).toBe('request.invalid')
    expect((await write(id, 'ሀ'.repeat(COMMENT_LIMITS.textMax + 1), abel)).error.code).toBe('request.invalid')
    expect((await write(id, 'ሀ'.repeat(COMMENT_LIMITS.textMax), abel)).body.commentsCount).toBe(1)
    const missing = await world.call(listComments, { postId: PostId.parse(nowhere) })
    expect(missing.error.code).toBe('networking.post-not-found')
  })

  it('are read by everybody, oldest first, page by page', async () => {
    const { sara, abel } = world.people
    const { id: postId } = await posted(world, sara, 'Count')
    for (const word of ['one', 'two', 'three']) await write(postId, word, abel)
    const first = (await world.call(listComments, { postId, limit: 2 })).body
    expect(first.items.map(({ content }) => content)).toEqual(['one', 'two'])
    const second = await world.call(listComments, { postId, limit: 2, cursor: first.nextCursor ?? '' })
    expect(second.body).toMatchObject({ items: [{ content: 'three', isOwn: false }], nextCursor: null })
    const own = (await world.call(listComments, { postId, limit: 1 }, abel)).body.items
    expect(own).toMatchObject([{ isOwn: true, author: { name: abel.fullName } }])
  })

  it('tell who wrote the post, and not themselves', async () => {
    const [writer, reader] = await newPeople(world, 'Writer', 'Reader')
    const { id } = await posted(world, writer, 'Tell me')
    await write(id, 'I told myself', writer)
    await write(id, 'I tell you', reader)
    const { items } = (await world.call(listNotifications, {}, writer)).body
    expect(items.map(({ notice }) => notice)).toEqual([
      { kind: 'post_commented', subjectId: id, facts: { person: reader.fullName } },
    ])
  })

  it('of people whom a block hides are not shown', async () => {
    const [writer, reader, other] = await newPeople(world, 'Writer', 'Reader', 'Other')
    const { id } = await posted(world, writer, 'For all')
    await write(id, 'of other', other)
    await block(world, reader, other)
    expect(await contents(id, reader)).toEqual([])
    expect(await contents(id, writer)).toEqual(['of other'])
  })

  it('are so many a day', async () => {
    const [writer, reader] = await newPeople(world, 'Writer', 'Reader')
    const { id: postId } = await posted(world, writer, 'Talk to me')
    const at = world.clock.now()
    const said = Array.from({ length: COMMENT_LIMITS.perDay - 1 }, () => ({
      id: uuidv7(),
      post_id: postId,
      user_id: reader.userId,
      content: 'Another one',
      created_at: at,
      demo: false,
    }))
    await world.db.insertInto('post_comment').values(said).execute()
    expect((await write(postId, 'The last one', reader)).status).toBe(200)
    expect((await write(postId, 'One too many', reader)).error.code).toBe('networking.too-many-comments')
    expect((await write(postId, 'Mine', writer)).status).toBe(200)
    await world.clock.advance(24 * 3600 + 1)
    expect((await write(postId, 'Of another day', reader)).status).toBe(200)
  })

  it('are taken away by who wrote them, or the post, or staff', async () => {
    const { hanna } = world.people
    const [writer, reader, other] = await newPeople(world, 'Writer', 'Reader', 'Other')
    const { id } = await posted(world, writer, 'For a while')
    const ids: CommentId[] = []
    for (let nth = 0; nth < 3; nth++) ids.push((await write(id, `Nth ${nth}`, reader)).body.comment.id)
    const remove = (nth: number, person: Person | null) =>
      world.call(deleteComment, { commentId: ids[nth] ?? CommentId.parse(nowhere) }, person)
    expect((await remove(0, null)).error.code).toBe('auth.signed-out')
    expect((await remove(0, other)).error.code).toBe('networking.not-author')
    expect((await remove(9, reader)).error.code).toBe('networking.comment-not-found')
    expect((await remove(0, reader)).body).toEqual({ commentsCount: 2 })
    expect((await remove(0, reader)).error.code).toBe('networking.comment-not-found')
    expect((await remove(1, writer)).body).toEqual({ commentsCount: 1 })
    expect((await remove(2, hanna)).body).toEqual({ commentsCount: 0 })
  })

  it('are reported by others who may read them, and never by who wrote them', async () => {
    const [writer, reader, blocked] = await newPeople(world, 'Writer', 'Reader', 'Blocked')
    const { id } = await posted(world, reader, 'A post with a comment')
    const { commentId } = await commentOf(id, writer)
    const reported = (person: Person | null) =>
      world.call(reportComment, { commentId, report: { reason: 'spam', detail: null } }, person)
    expect((await reported(null)).error.code).toBe('auth.signed-out')
    expect((await reported(writer)).error.code).toBe('safety.own-subject')
    await block(world, writer, blocked)
    expect((await reported(blocked)).error.code).toBe('networking.comment-not-found')
    expect((await reported(reader)).status).toBe(200)
  })
})
