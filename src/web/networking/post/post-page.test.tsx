import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { commentOf, postOf } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PostView } from './post-view.tsx'

afterEach(() => vi.restoreAllMocks())

const { id } = postOf(1)

test('a post on its own page is shown whole, with what was said about it', async () => {
  const content = 'a'.repeat(400)
  setTransport({
    fetch: fakeServer(
      fake(readPost)(() => postOf(1, { content, connection: null })),
      fake(listComments)(() => ({ items: [commentOf(1)], nextCursor: null })),
    ),
  })
  await render(<PostView postId={id} />)
  expect(await screen.findByText(content)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull()
  expect(await screen.findByText('Comment number 1')).toBeTruthy()
  expect(screen.getByText('Please sign in to comment')).toBeTruthy()
})

test('a post that is gone reads as missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  setTransport({ fetch: fakeServer(fake(readPost)(() => new Refusal('networking.post-not-found'))) })
  await render(<PostView postId={id} />)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
