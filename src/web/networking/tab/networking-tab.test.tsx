import { useSearch } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import type { Connection } from '#contract/networking/connections/connection.ts'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { listSuggestions } from '#contract/networking/connections/list-suggestions.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { listFittingJobs } from '#contract/networking/people/list-fitting-jobs.ts'
import { listMentors } from '#contract/networking/people/list-mentors.ts'
import type { ListingCard } from '#contract/listings/listing.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import { noteNewPost } from '#web/networking/on-post-events.ts'
import { abebe, jobOf, lineOf, postOf, sara, suggestionOf } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { NetworkingTab } from './networking-tab.tsx'

const washington = {
  id: PlaceId.parse(4_140_963),
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  lat: 38.8951,
  lng: -77.0364,
}

interface Asked {
  tab: string
  topic?: string | undefined
  q: string
  lat?: number | undefined
  lng?: number | undefined
  cursor?: string | undefined
}
let asked: Asked[] = []
let jobs: { hasTrade: boolean; items: ListingCard[] }
/** Who asks to be connected. */
let waiting: Connection[] = []

// Fetched on demand: without this a busy machine would time a test out.
beforeAll(() => import('#web/networking/dialog/post-dialog.tsx'))
beforeEach(() => {
  asked = []
  waiting = []
  jobs = { hasTrade: true, items: [] }
})
afterEach(() => vi.restoreAllMocks())

type Answer = { items: Post[]; nextCursor: string | null } | Refusal<'server.unexpected'>

function serve(answer: (input: Asked) => Answer) {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: washington })),
      fake(listPosts)((input) => {
        asked.push(input)
        return answer(input)
      }),
      fake(listSuggestions)(() => ({
        items: [
          suggestionOf(sara, { reason: { kind: 'mutual', count: 3, name: 'Lulit' } }),
          suggestionOf(lineOf(5, 'Hana'), { reason: { kind: 'city', name: 'Washington', nameAm: null } }),
          suggestionOf(lineOf(6, 'Dawit'), { reason: { kind: 'group', title: 'Buna' } }),
        ],
      })),
      fake(listFittingJobs)(() => jobs),
      fake(listMentors)(({ topic }) => ({
        items: topic === 'study' ? [{ person: sara, connection: 'none' as const }] : [],
      })),
      fake(requestConnection)(() => ({ state: 'asked' })),
      fake(listConnections)(() => ({ items: waiting, nextCursor: null })),
      fake(createPost)(({ post }) => ({
        post: postOf(9, { content: post.content, isOwn: true, connection: null, author: abebe }),
      })),
    ),
  })
}

function WhereTabsChange() {
  const { tab } = useSearch({ strict: false })
  return tab === 'networking' && <NetworkingTab />
}
const page = (...items: Post[]): Answer => ({ items, nextCursor: null })
const member = { path: '/social?tab=networking', person: { id: abebe.userId } }

test('words lead to the posts that hold them, also from the address', async () => {
  serve(({ q }) => ({ items: q === '' ? [postOf(1)] : [], nextCursor: null }))
  const { user } = await render(<NetworkingTab />, { path: '/social?tab=networking' })
  await user.type(await screen.findByRole('searchbox', { name: 'Search posts or #hashtags' }), 'nclex{Enter}')
  expect(await screen.findByText('No posts with “nclex”')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Posts with “nclex”' })).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ tab: 'newest', q: 'nclex' })
  await user.click(screen.getByRole('link', { name: 'Newest' }))
  expect(await screen.findByText('Post number 1')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('questions are narrowed to a topic, beside people who have done it', async () => {
  serve(() => page(postOf(1, { topic: 'study' })))
  const { user } = await render(<NetworkingTab />, member)
  await user.click(await screen.findByRole('link', { name: 'Questions' }))
  expect(await screen.findByText('Choose a topic to see who you can ask.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Suggested connections' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Colleges and scholarships' }))
  const people = within(await screen.findByRole('region', { name: 'People who have done it' }))
  expect(await people.findByRole('button', { name: 'Connect with Sara Tesfaye' })).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'questions', topic: 'study' }))
  expect(await screen.findByRole('link', { name: 'Question: Colleges and scholarships' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Starting a business' }))
  expect(await screen.findByText('Nobody has offered to answer questions about this yet.')).toBeTruthy()
})

test('jobs that fit stand beside the posts; without a headline it is asked for one', async () => {
  jobs = { hasTrade: true, items: [jobOf(1, 'Night nurse')] }
  serve(() => page(postOf(1)))
  const first = await render(<NetworkingTab />, member)
  const fitting = within(await screen.findByRole('region', { name: 'Jobs that fit you' }))
  expect(fitting.getByRole('link', { name: /Night nurse/ })).toBeTruthy()
  first.unmount()
  jobs = { hasTrade: false, items: [] }
  const second = await render(<NetworkingTab />, member)
  expect(await screen.findByText(/^Add a headline or skills/)).toBeTruthy()
  second.unmount()
  jobs = { hasTrade: true, items: [] }
  await render(<NetworkingTab />, member)
  expect(await screen.findByText('Post number 1')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Jobs that fit you' })).toBeNull()
})

test('what was saved is for members, and says how to begin', async () => {
  serve(() => ({ items: [], nextCursor: null }))
  const visitor = await render(<NetworkingTab />, { path: '/social?tab=networking&feed=saved' })
  expect(await screen.findByText('Sign in to see the posts you saved')).toBeTruthy()
  visitor.unmount()
  await render(<NetworkingTab />, { path: '/social?tab=networking&feed=saved', person: { id: abebe.userId } })
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
  expect(asked.map(({ tab }) => tab)).toEqual(['saved'])
})

test('shows the newest posts, and people to connect with, each with the reason', async () => {
  serve(() => page(postOf(2), postOf(1)))
  const { user } = await render(<NetworkingTab />, member)
  expect(screen.getByRole('heading', { name: 'Professional Network' })).toBeTruthy()
  expect(await screen.findByText('Post number 2')).toBeTruthy()
  const feed = within(screen.getByRole('feed', { name: 'Newest' }))
  expect(feed.getAllByRole('article').map((post) => post.getAttribute('aria-posinset'))).toEqual([
    '1',
    '2',
    null,
  ])
  const people = within(await screen.findByRole('region', { name: 'Suggested connections' }))
  expect(await people.findByText('Lulit and 2 more mutual connections')).toBeTruthy()
  expect(people.getByText('Also in Washington')).toBeTruthy()
  expect(people.getByText('Also in Buna')).toBeTruthy()
  await user.click(people.getByRole('button', { name: 'Connect with Hana' }))
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Connection sent!')).toBeTruthy()
  expect(people.getByText('Pending')).toBeTruthy()
})

test('how many wait for an answer is counted beside the connections', async () => {
  waiting = [
    { person: sara, note: null, at: '2026-01-01T00:00:00.000Z' },
    { person: lineOf(5, 'Hana'), note: 'From the choir', at: '2026-01-01T00:00:00.000Z' },
  ]
  serve(() => page(postOf(1)))
  await render(<NetworkingTab />, member)
  const link = await screen.findByRole('link', { name: /Connections\s*2 requests/ })
  expect(link.getAttribute('href')).toBe('/connections')
})

test('on a phone posts come first, and people one may know after the third', async () => {
  serve(() => page(postOf(5), postOf(4), postOf(3), postOf(2), postOf(1)))
  await render(<NetworkingTab />, member)
  await screen.findByText('Post number 5')
  const people = await screen.findByRole('region', { name: 'Suggested connections' })
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(isBefore(screen.getByText('Post number 3'), people)).toBe(true)
  expect(isBefore(people, await screen.findByText('Post number 2'))).toBe(true)
  const posts = screen.getAllByRole('article').map((post) => post.getAttribute('aria-posinset'))
  expect(posts).toEqual(['1', '2', '3', null, '4', '5'])
})

test('the lists stand in the address; the one near by asks around the reader', async () => {
  serve(({ tab }) => page(postOf(tab === 'near' ? 2 : 1)))
  const { user, router } = await render(<NetworkingTab />, member)
  await screen.findByText('Post number 1')
  await user.click(screen.getByRole('link', { name: 'Near me' }))
  expect(await screen.findByText('Post number 2')).toBeTruthy()
  expect(router.state.location.search).toEqual({ tab: 'networking', feed: 'near' })
  expect(asked.at(-1)).toMatchObject({ tab: 'near', lat: 38.9, lng: -77.04 })
  await user.click(screen.getByRole('link', { name: 'My network' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'network' }))
})

test('an empty list says so, a failed one offers to try again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let answers = 0
  serve(() => (answers++ === 0 ? new Refusal('server.unexpected') : page()))
  const { user } = await render(<NetworkingTab />, member)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No posts yet')).toBeTruthy()
})

test('opened again, the tab reads its list anew', async () => {
  serve(() => page(postOf(1)))
  const { cache, router } = await render(<WhereTabsChange />, member)
  // as where answers are fresh for a while
  cache.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } })
  const show = (tab: string) => act(() => router.navigate({ to: '/social', search: { tab } } as never))
  await screen.findByText('Post number 1')
  expect(asked).toHaveLength(1)
  await show('groups')
  expect(screen.queryByText('Post number 1')).toBeNull()
  await show('networking')
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('what was posted meanwhile is offered, and read when it is wanted', async () => {
  serve(() => (asked.length === 1 ? page(postOf(1)) : page(postOf(2), postOf(1))))
  const { user, cache } = await render(<NetworkingTab />, member)
  await screen.findByText('Post number 1')
  expect(screen.queryByRole('button', { name: 'Show new posts' })).toBeNull()
  act(() => noteNewPost(cache, postOf(2).id))
  await user.click(await screen.findByRole('button', { name: 'Show new posts' }))
  expect(await screen.findByText('Post number 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show new posts' })).toBeNull()
})

test('a post of one’s own stands first at once', async () => {
  serve(() => page(postOf(1)))
  const { user } = await render(<NetworkingTab />, member)
  await screen.findByText('Post number 1')
  await user.click(screen.getByRole('button', { name: 'Create Post' }))
  await user.type(await screen.findByRole('textbox', { name: /Your post/ }), 'Good morning')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('Post shared successfully!')).toBeTruthy()
  const texts = screen.getAllByRole('article', { hidden: true }).map((post) => post.textContent)
  expect(texts[0]).toContain('Good morning')
  expect(asked).toHaveLength(1)
})

test('visitors read; what needs an account says so', async () => {
  serve(() => page(postOf(1, { connection: null })))
  const { user } = await render(<NetworkingTab />, { path: '/social?tab=networking' })
  expect(await screen.findByText('Post number 1')).toBeTruthy()
  expect(screen.getByText('Sign in to see people you may know.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Connections' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create Post' }))
  expect(await screen.findByText('You need an account to post.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'My network' }))
  expect(await screen.findByText('Sign in to read what your connections share')).toBeTruthy()
  expect(asked.every(({ tab }) => tab === 'newest')).toBe(true)
})
