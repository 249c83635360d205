import { describe, expect, it } from 'vitest'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import { reportComment } from '#contract/networking/comments/report-comment.ts'
import { closePostReport } from '#contract/networking/posts/close-post-report.ts'
import { listReportedPosts } from '#contract/networking/posts/list-reported-posts.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { reportPost } from '#contract/networking/posts/report-post.ts'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { ReportId } from '#contract/safety/report.ts'
import { newPeople, posted } from '#server/networking/networking.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = '0198a000-0000-7000-8000-000000000000'
const report = { reason: 'spam', detail: null } as const
const reported = (person: Person | null) => world.call(listReportedPosts, {}, person)
const close = (reportId: ReportId, decision: 'dismiss' | 'uphold', person: Person | null) =>
  world.call(closePostReport, { reportId, decision }, person)

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
    expect((await reported(null)).error.code).toBe('auth.signed-out')
    expect((await reported(reader)).status).toBe(403)
    const items = (await reported(hanna)).body.items.filter((item) => item.postId === postId)
    expect(items).toMatchObject([
      { kind: 'post', asReported: 'Bad words', author: { userId: writer.userId } },
      { kind: 'comment', asReported: 'Worse words' },
    ])
    const [ofPost, ofComment] = items.map(({ id }) => id)
    if (!ofPost || !ofComment) throw new Error('There are two.')
    expect((await close(ofPost, 'uphold', reader)).status).toBe(403)
    expect((await close(ReportId.parse(nowhere), 'uphold', hanna)).error.code).toBe('networking.report-over')
    expect((await close(ofComment, 'uphold', hanna)).body).toEqual({ isClosed: true })
    expect((await world.call(listComments, { postId })).body.items).toEqual([])
    expect((await close(ofPost, 'dismiss', dawit)).status).toBe(200)
    expect((await world.call(readPost, { postId })).status).toBe(200)
    expect((await close(ofPost, 'uphold', hanna)).error.code).toBe('networking.report-over')
    await world.call(reportPost, { postId, report }, reader)
    const again = (await reported(hanna)).body.items.find((item) => item.postId === postId)
    expect((await close(again?.id ?? ofPost, 'uphold', hanna)).status).toBe(200)
    expect((await world.call(readPost, { postId })).status).toBe(404)
  })

  it('keeps from staff what is reported of themselves', async () => {
    const { hanna, dawit, abel } = world.people
    const { id: postId } = await posted(world, hanna, 'By staff')
    await world.call(reportPost, { postId, report }, abel)
    expect((await reported(hanna)).body.items.map((item) => item.postId)).not.toContain(postId)
    const found = (await reported(dawit)).body.items.find((item) => item.postId === postId)
    if (!found) throw new Error('Another one of the staff sees it.')
    expect((await close(found.id, 'dismiss', hanna)).error.code).toBe('networking.report-over')
  })
})
