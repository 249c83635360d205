import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import { deletePost } from '#contract/networking/posts/delete-post.ts'
import { reactToPost } from '#contract/networking/posts/react-to-post.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { savePost } from '#contract/networking/posts/save-post.ts'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { abebe, pictureOf, postOf } from '#web/networking/network.fixture.ts'
import { noteCount, noteReaction } from '#web/networking/react-to-post.ts'
import { api } from '#web/platform/call/api.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PostCard } from './post-card.tsx'

// Fetched on demand: without this a busy machine would time a test out.
beforeAll(() => import('./edit-sheet.tsx'))
afterEach(() => vi.restoreAllMocks())

/** Shows a post as it stands in the cache. */
function Shown({ post }: { post: Post }) {
  const { data } = useQuery({
    ...api(readPost).queryOptions({ postId: post.id }),
    initialData: post,
    staleTime: Infinity,
  })
  return <PostCard post={data} />
}

const show = (post: Post, fakes: Fake[] = [], isVisitor = false) => {
  setTransport({ fetch: fakeServer(...fakes) })
  return render(<Shown post={post} />, isVisitor ? {} : { person: { id: abebe.userId } })
}

test('shows who wrote it, what they do, where, and what goes with it', async () => {
  await show(
    postOf(1, {
      images: [pictureOf(1), pictureOf(2)],
      editedAt: '2026-11-20T12:05:00.000Z',
      repeated: null,
    }),
  )
  const name = screen.getByRole('link', { name: 'Sara Tesfaye' })
  expect(name.getAttribute('href')).toContain(`/people/${postOf(1).author?.userId}`)
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.getByText('Nurse and trainer')).toBeTruthy()
  expect(screen.getByText('City Hospital · Silver Spring, MD')).toBeTruthy()
  expect(screen.getByText(/edited/)).toBeTruthy()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Image 1 of 2 in Sara Tesfaye’s post',
    'Image 2 of 2 in Sara Tesfaye’s post',
  ])
  expect(screen.getByText('The reposted post is no longer shown.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Comment, 2 comments' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Share, 1 share' })).toBeTruthy()
})

test('a link leads out of the app, and names where it really leads', async () => {
  const link = { url: 'https://mesob.example/jobs', title: 'Jobs', description: null, site: 'My bank' }
  await show(postOf(1, { link }))
  const card = screen.getByRole('link', { name: /Jobs/ })
  expect([card.getAttribute('href'), card.getAttribute('target')]).toEqual([link.url, '_blank'])
  expect(card.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('My bank · mesob.example')).toBeTruthy()
})

test('more than 200 characters are shown on demand', async () => {
  const { user } = await show(postOf(1, { content: 'a'.repeat(201) }))
  expect(screen.getByText(`${'a'.repeat(200)}…`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read more' }))
  expect(screen.getByText('a'.repeat(201))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.queryByText('a'.repeat(201))).toBeNull()
})

test('visitors are told what they need an account for, and nothing is sent', async () => {
  const asked = vi.spyOn(console, 'error').mockReturnValue()
  const { user } = await show(postOf(1, { connection: null }), [], true)
  await user.click(screen.getByRole('button', { name: 'Like, 3 likes' }))
  expect(await screen.findByText('You need an account to like posts.')).toBeTruthy()
  expect(await screen.findByText('Please sign in')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Connect with Sara Tesfaye' }))
  expect(await screen.findByText('You need an account to connect.')).toBeTruthy()
  // the fake server complains of whatever it is asked here; React may complain of other things on a busy machine
  expect(asked.mock.calls.filter(([said]) => String(said).startsWith('fake server'))).toEqual([])
})

test('a like counts at once, by one, and is taken back the same way', async () => {
  let isLiked = false
  const { user } = await show(postOf(1), [
    fake(reactToPost)((input) => {
      isLiked = input.isLiked
      return { isLiked, reactionsCount: isLiked ? 4 : 3 }
    }),
  ])
  const like = screen.getByRole('button', { name: 'Like, 3 likes' })
  await user.click(like)
  expect(like.getAttribute('aria-label')).toBe('Like, 4 likes')
  expect(like.getAttribute('aria-pressed')).toBe('true')
  expect(await screen.findByText('Post liked!')).toBeTruthy()
  await user.click(like)
  expect(await screen.findByText('Reaction removed')).toBeTruthy()
  expect(like.getAttribute('aria-label')).toBe('Like, 3 likes')
  expect(isLiked).toBe(false)
})

test('of many quick clicks the last one holds, one call after another', async () => {
  const sent: boolean[] = []
  const answers: (() => void)[] = []
  const { user } = await show(postOf(1), [
    fake(reactToPost)(async ({ isLiked }) => {
      sent.push(isLiked)
      await new Promise<void>((resolve) => answers.push(resolve))
      return { isLiked, reactionsCount: isLiked ? 4 : 3 }
    }),
  ])
  const like = screen.getByRole('button', { name: 'Like, 3 likes' })
  await user.click(like)
  await user.click(like)
  await user.click(like)
  await user.click(like)
  expect(like.getAttribute('aria-label')).toBe('Like, 3 likes')
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect(await screen.findByText('Reaction removed')).toBeTruthy()
  expect(sent).toEqual([true, false])
  expect(like.getAttribute('aria-label')).toBe('Like, 3 likes')
})

test('where others counted meanwhile the server is asked what holds', async () => {
  const { user } = await show(postOf(1), [
    fake(reactToPost)(({ isLiked }) => {
      noteCount(postOf(1).id, 5)
      return { isLiked, reactionsCount: 4 }
    }),
    fake(readPost)(() => postOf(1, { hasUserReacted: true, reactionsCount: 5 })),
  ])
  await user.click(screen.getByRole('button', { name: 'Like, 3 likes' }))
  expect(await screen.findByRole('button', { name: 'Like, 5 likes', pressed: true })).toBeTruthy()
})

test('where another window of the reader took the like back the server is asked what holds', async () => {
  const { user } = await show(postOf(1), [
    fake(reactToPost)(({ isLiked }) => {
      noteReaction(postOf(1).id, false)
      return { isLiked, reactionsCount: 4 }
    }),
    fake(readPost)(() => postOf(1)),
  ])
  await user.click(screen.getByRole('button', { name: 'Like, 3 likes' }))
  expect(await screen.findByText('Post liked!')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Like, 3 likes', pressed: false })).toBeTruthy()
})

test('a like that fails is put back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user } = await show(postOf(1), [fake(reactToPost)(() => new Refusal('server.unexpected'))])
  await user.click(screen.getByRole('button', { name: 'Like, 3 likes' }))
  expect(await screen.findByText('Failed to react')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Like, 3 likes', pressed: false })).toBeTruthy()
})

test('a hashtag leads to the posts that bear it', async () => {
  await show(postOf(1, { content: 'Passed! #NCLEX_tips and C#, not a#b' }))
  const links = screen.getAllByRole('link').filter((link) => link.textContent?.startsWith('#'))
  expect(links.map((link) => link.textContent)).toEqual(['#NCLEX_tips'])
  expect(links[0]?.getAttribute('href')).toContain('q=%23NCLEX_tips')
})

test('a post is saved at once, and put back where that is refused', async () => {
  const saves: boolean[] = []
  let answer: { isSaved: boolean } | Refusal<'networking.too-many-saved'> = { isSaved: true }
  const { user } = await show(postOf(1), [
    fake(savePost)(({ isSaved }) => {
      saves.push(isSaved)
      return answer
    }),
  ])
  const mark = () => screen.getByRole('button', { name: 'Save post' })
  await user.click(mark())
  expect(await screen.findByText('Post saved')).toBeTruthy()
  expect(mark().getAttribute('aria-pressed')).toBe('true')
  answer = new Refusal('networking.too-many-saved', { limit: 1000 })
  await user.click(mark())
  expect(await screen.findByText(/You can save 1,?000 posts/)).toBeTruthy()
  expect(mark().getAttribute('aria-pressed')).toBe('true')
  expect(saves).toEqual([true, false])
})

test('connecting is said, and stands beside the post from then on', async () => {
  const noted = vi.fn<(note: string | null | undefined) => void>()
  const { user } = await show(postOf(1), [
    fake(requestConnection)(({ note }) => {
      noted(note)
      return { state: 'asked' }
    }),
  ])
  await user.click(screen.getByRole('button', { name: 'Connect with Sara Tesfaye' }))
  await user.type(await screen.findByRole('textbox', { name: /A few words/ }), 'From the workshop')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Connection sent!')).toBeTruthy()
  expect(noted).toHaveBeenCalledWith('From the workshop')
  expect(screen.getByText('Pending')).toBeTruthy()
})

test('a request that is refused says why', async () => {
  const { user } = await show(postOf(1), [
    fake(requestConnection)(() => new Refusal('networking.too-many-requests', { limit: 20 })),
  ])
  await user.click(screen.getByRole('button', { name: 'Connect with Sara Tesfaye' }))
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Failed to connect')).toBeTruthy()
  expect(screen.getByText(/You can ask 20 people a day/)).toBeTruthy()
})

test('one’s own post is edited while it is young; an empty one is not saved', async () => {
  const own = postOf(1, { isOwn: true, connection: null, at: new Date().toISOString() })
  const { user } = await show(own, [
    fake(updatePost)(({ content }) => ({ post: { ...own, content, editedAt: new Date().toISOString() } })),
  ])
  await user.click(screen.getByRole('button', { name: 'More about this post' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const words = await screen.findByRole('textbox', { name: /Your post/ })
  await user.clear(words)
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Please write something')).toBeTruthy()
  await user.type(words, 'Better words')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Post updated')).toBeTruthy()
  expect(screen.getByText('Better words')).toBeTruthy()
  expect(screen.getByText(/edited/)).toBeTruthy()
})

test('an old post of one’s own can only be deleted, once that is confirmed', async () => {
  let deleted = 0
  const { user } = await show(postOf(1, { isOwn: true, connection: null }), [
    fake(deletePost)(() => {
      deleted++
      return { isDeleted: true }
    }),
  ])
  await user.click(screen.getByRole('button', { name: 'More about this post' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(deleted).toBe(0)
  await act(async () => user.click(await screen.findByRole('button', { name: 'Delete post' })))
  expect(await screen.findByText('The post was deleted.')).toBeTruthy()
  expect(deleted).toBe(1)
})
