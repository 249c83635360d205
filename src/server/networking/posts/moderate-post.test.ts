import { describe, expect, it } from 'vitest'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import { reportComment } from '#contract/networking/comments/report-comment.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { reportPost } from '#contract/networking/posts/report-post.ts'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { caseAbout, decide, settle, takeEffect } from '#server/testing/cases.ts'
import { undoDecisions } from '#contract/moderation/decisions/undo-decisions.ts'
import { newPeople, posted } from '#server/networking/networking.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = '0198a000-0000-7000-8000-000000000000'
const report = { reason: 'spam', detail: null } as const
describe('reporting a post or a comment', () => {
  it('is for people who signed in and see it, and not of one’s own', async () => {
    const { sara, abel } = world.people
    const { id: postId } = await posted(world, sara, 'Buy now')
    expect((await world.call(reportPost, { postId, report })).error.code).toBe('auth.signed-out')
    const missing = await world.call(reportPost, { postId: PostId.parse(nowhere), report }, abel)
    expect(missing.error.code).toBe('networking.post-not-found')
    expect((await world.call(reportPost, { postId, report }, sara)).error.code).toBe('safety.own-subject')
    const wordless = { reason: 'other', detail: null } as const
    expect((await world.call(reportPost, { postId, report: wordless }, abel)).error.code).toBe(
      'request.invalid',
    )
    expect((await world.call(reportPost, { postId, report }, abel)).body).toEqual({ outcome: 'reported' })
    expect((await world.call(reportPost, { postId, report }, abel)).body).toEqual({ outcome: 'already' })
  })

  it('shows staff the words of then, and lets them take it away or leave it', async () => {
    const { hanna, dawit } = world.people
    const [writer, reader] = await newPeople(world, 'Writer', 'Reader')
    const { id: postId } = await posted(world, writer, 'Bad words')
    const { body } = await world.call(createComment, { postId, content: 'Worse words' }, writer)
    const commentId = body.comment.id
    await world.call(reportPost, { postId, report }, reader)
    await world.call(reportComment, { commentId, report }, reader)
    await world.call(updatePost, { postId, content: 'Kind words' }, writer)
    expect(await caseAbout(world, hanna, postId)).toMatchObject({
      kind: 'post',
      evidence: 'Bad words',
      subject: { text: 'Kind words', path: `/posts/${postId}` },
      owner: { userId: writer.userId },
    })
    expect(await caseAbout(world, hanna, commentId)).toMatchObject({
      kind: 'comment',
      evidence: 'Worse words',
    })
    await settle(world, hanna, commentId, [{ kind: 'remove' }], { rule: 'harassment' })
    expect((await world.call(listComments, { postId })).body.items).toEqual([])
    expect((await world.call(readPost, { postId })).body.commentsCount).toBe(0)
    await settle(world, dawit, postId, [{ kind: 'dismiss' }])
    expect((await world.call(readPost, { postId })).status).toBe(200)
    await world.call(reportPost, { postId, report }, reader)
    await settle(world, hanna, postId, [{ kind: 'remove' }], { rule: 'spam' })
    expect((await world.call(readPost, { postId })).status).toBe(404)
  })

  it('puts back what was taken away when that is undone, with its comments', async () => {
    const { hanna } = world.people
    const [writer, reader] = await newPeople(world, 'Wronged', 'Reader')
    const { id: postId } = await posted(world, writer, 'Good words')
    const { body } = await world.call(createComment, { postId, content: 'Good answer' }, reader)
    await world.call(reportPost, { postId, report }, reader)
    await world.call(reportComment, { commentId: body.comment.id, report }, writer)
    for (const id of [body.comment.id, postId]) {
      const { decisionId } = await decide(world, hanna, id, [{ kind: 'remove' }], { rule: 'spam' })
      await takeEffect(world)
      if (decisionId) await world.call(undoDecisions, { decisionIds: [decisionId] }, hanna)
    }
    expect((await world.call(readPost, { postId })).body).toMatchObject({
      content: 'Good words',
      commentsCount: 1,
    })
    expect((await world.call(listComments, { postId })).body.items).toMatchObject([
      { content: 'Good answer' },
    ])
  })

  it('keeps from staff what is reported of themselves', async () => {
    const { hanna, dawit, abel } = world.people
    const { id: postId } = await posted(world, hanna, 'By staff')
    await world.call(reportPost, { postId, report }, abel)
    expect(await caseAbout(world, hanna, postId)).toBeNull()
    expect(await caseAbout(world, dawit, postId)).not.toBeNull()
  })
})
