import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { listNearGroups } from '#contract/groups/list-near-groups.ts'
import { listOwnGroups } from '#contract/groups/list-own-groups.ts'
import { listSuggestions } from '#contract/networking/connections/list-suggestions.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { SocialPage } from './social-page.tsx'

const userId = UserId.parse('0197c0de-0000-7000-8000-000000000900')
const washington = {
  id: 4_140_963,
  name: 'Washington',
  nameAm: null,
  admin1: 'DC',
  country: 'US',
  lat: 38.9,
  lng: -77,
}

beforeAll(() => Promise.all([import('#web/groups/public.tsx'), import('#web/networking/public.tsx')]))

function serve() {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: washington })),
      fake(listNearGroups)(() => ({ items: [], nextCursor: null })),
      fake(listOwnGroups)(() => ({ items: [], nextCursor: null })),
      fake(listPosts)(() => ({ items: [], nextCursor: null })),
      fake(listSuggestions)(() => ({ items: [] })),
      fake(readOwnProfile)(() => ({
        userId,
        fullName: 'Sara Tesfaye',
        displayName: null,
        bio: null,
        avatar: null,
        place: null,
        role: 'user',
        demo: false,
        isIndexed: true,
        owesTerms: false,
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    ),
  })
}

test('three tabs stand in the address; groups are shown first', async () => {
  serve()
  const { user, router } = await render(<SocialPage />, { path: '/social' })
  expect(await screen.findByRole('heading', { name: 'Community Groups' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Groups' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: 'Dating' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'dating' }))
  await user.click(screen.getByRole('link', { name: 'Networking' }))
  expect(await screen.findByRole('heading', { name: 'Professional Network' })).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'networking' }))
  router.history.back()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Dating' }).getAttribute('aria-current')).toBe('page'),
  )
})

test('a member changes their photo where it is seen; visitors have none', async () => {
  serve()
  const visitor = await render(<SocialPage />, { path: '/social?tab=networking' })
  expect(await screen.findByRole('heading', { name: 'Professional Network' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your photo' })).toBeNull()
  visitor.unmount()
  await render(<SocialPage />, { path: '/social?tab=nonsense', person: { id: userId } })
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Community Groups' })).toBeTruthy()
})

test('whoever comes to dating without a connection reads that it stays on no device, until there is one', async () => {
  serve()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await render(<SocialPage />, { path: '/social?tab=dating' })
  expect(await screen.findByText('Dating is not stored on this device')).toBeTruthy()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Sign in to view dating profiles')).toBeTruthy()
  online.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(screen.getByText('Sign in to view dating profiles')).toBeTruthy()
  online.mockRestore()
  dispatchEvent(new Event('online'))
})
