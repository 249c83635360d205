import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { deleteComment } from '#contract/networking/comments/delete-comment.ts'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import type { Comment } from '#contract/networking/comments/comment.ts'
import { listMentionable } from '#contract/networking/mentions/list-mentionable.ts'
import { abebe, commentOf, postOf, sara } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { CommentsPart } from './comments-part.tsx'

afterEach(() => vi.restoreAllMocks())

const listed = (...items: Comment[]) => fake(listComments)(() => ({ items, nextCursor: null }))

const show = (fakes: Fake[], { isVisitor = false, isOwnPost = false } = {}) => {
  setTransport({ fetch: fakeServer(...fakes) })
  const node = <CommentsPart post={postOf(1, { isOwn: isOwnPost })} />
  return render(node, isVisitor ? {} : { person: { id: abebe.userId } })
}

test('visitors read, and are asked to sign in instead of a form', async () => {
  const { user, router } = await show([listed(commentOf(1))], { isVisitor: true })
  expect(await screen.findByText('Comment number 1')).toBeTruthy()
  expect(screen.getByText('Please sign in to comment')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Report|Delete) the comment/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
})

test('a comment is counted while it is written, sent trimmed, and shown last', async () => {
  const sent: string[] = []
  const { user } = await show([
    listed(commentOf(1)),
    fake(createComment)(({ content }) => {
      sent.push(content)
      return { comment: commentOf(2, { content, author: abebe, isOwn: true }), commentsCount: 3 }
    }),
  ])
  const field = await screen.findByRole('textbox', { name: /Your comment/ })
  await user.type(field, ' Well said ')
  expect(screen.getByText('9 of 300')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Comment added!')).toBeTruthy()
  expect(sent).toEqual(['Well said'])
  const list = within(screen.getByRole('list', { name: 'Comments' }))
  const rows = list.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows.at(-1)).toContain('Well said')
  expect((field as HTMLTextAreaElement).value).toBe('')
})

test('a reply stands below what it answers, and names whom one chose', async () => {
  const sent: unknown[] = []
  const { user } = await show([
    listed(commentOf(1), commentOf(2, { content: 'Another' })),
    fake(listMentionable)(() => ({ items: [sara] })),
    fake(createComment)(({ content, mentions, replyTo }) => {
      sent.push({ content, mentions, replyTo })
      const comment = commentOf(3, { content, mentions, replyTo, author: abebe, isOwn: true })
      return { comment, commentsCount: 3 }
    }),
  ])
  const [reply] = await screen.findAllByRole('button', { name: 'Reply to Sara Tesfaye' })
  if (reply) await user.click(reply)
  expect(screen.getByText('Replying to Sara Tesfaye')).toBeTruthy()
  const field = screen.getByRole('textbox', { name: /Your comment/ })
  expect(document.activeElement).toBe(field)
  await user.type(field, 'Thanks @Sa')
  await user.click(await screen.findByRole('button', { name: /^Sara Tesfaye/ }))
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  const replies = within(await screen.findByRole('list', { name: 'Replies to Sara Tesfaye' }))
  expect(replies.getByRole('link', { name: '@Sara Tesfaye' }).getAttribute('href')).toContain(sara.userId)
  expect(sent).toEqual([
    {
      content: 'Thanks @Sara Tesfaye',
      mentions: [{ userId: sara.userId, name: sara.name }],
      replyTo: commentOf(1).id,
    },
  ])
  expect(screen.queryByText('Replying to Sara Tesfaye')).toBeNull()
})

test('a reply can be thought better of, and one that is refused keeps its words', async () => {
  const { user } = await show([
    listed(commentOf(1)),
    fake(createComment)(() => new Refusal('networking.mention-refused', { name: 'Sara Tesfaye' })),
  ])
  await user.click(await screen.findByRole('button', { name: 'Reply to Sara Tesfaye' }))
  await user.click(screen.getByRole('button', { name: 'Cancel the reply to Sara Tesfaye' }))
  expect(screen.queryByText('Replying to Sara Tesfaye')).toBeNull()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your comment/ })
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText(/^Sara Tesfaye cannot be mentioned/)).toBeTruthy()
  expect(field.value).toBe('Hello')
})

test('a reply to what is not shown stands by itself', async () => {
  await show([listed(commentOf(2, { replyTo: commentOf(1).id, content: 'Stays' }))])
  const list = within(await screen.findByRole('list', { name: 'Comments' }))
  expect(list.getByText('Stays')).toBeTruthy()
  expect(screen.queryByRole('list', { name: /^Replies/ })).toBeNull()
})

test('an empty comment and one of 301 characters are not sent', async () => {
  const sent = vi.fn<() => void>()
  const { user } = await show([
    listed(),
    fake(createComment)(() => {
      sent()
      return new Refusal('server.unexpected')
    }),
  ])
  expect(await screen.findByText('No comments yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Please write something')).toBeTruthy()
  await user.click(screen.getByRole('textbox', { name: /Your comment/ }))
  await user.paste('x'.repeat(301))
  expect(screen.getByText('301 of 300')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Your comment/ }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(sent).not.toHaveBeenCalled()
})

test('a refused comment stays in the field, with the reason', async () => {
  const { user } = await show([listed(), fake(createComment)(() => new Refusal('networking.post-not-found'))])
  const field = await screen.findByRole('textbox', { name: /Your comment/ })
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Failed to add comment')).toBeTruthy()
  expect(screen.getByText('This post is no longer available.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('Hello')
})

test('who wrote a comment deletes it, and nobody else; under one’s own post all can be deleted', async () => {
  const remaining = [commentOf(1), commentOf(2, { author: abebe, isOwn: true })]
  const fakes = [listed(...remaining), fake(deleteComment)(() => ({ commentsCount: 1 }))]
  const { user, unmount } = await show(fakes)
  expect(await screen.findByText('Comment number 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete Sara Tesfaye’s comment' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete Abebe Bikila’s comment' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete comment' }))
  expect(await screen.findByText('The comment was deleted.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Comment number 2')).toBeNull())
  unmount()

  await show(fakes, { isOwnPost: true })
  expect(await screen.findByRole('button', { name: 'Delete Sara Tesfaye’s comment' })).toBeTruthy()
})

test('a list that could not be read can be asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let asked = 0
  const { user } = await show([
    fake(listComments)(() =>
      asked++ === 0 ? new Refusal('server.unexpected') : { items: [commentOf(1)], nextCursor: null },
    ),
  ])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Comment number 1')).toBeTruthy()
})
