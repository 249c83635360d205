import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { useUnreadBadge } from './show-badge.ts'

const Badge = () => <p>{useUnreadBadge()}</p>

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
})

test('the icon of the app counts conversations and notices, and shows nothing once all is read', async () => {
  const shown = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve())
  const cleared = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not on this device')))
  Object.assign(navigator, { setAppBadge: shown, clearAppBadge: cleared })
  let inbox = 2
  setTransport({
    fetch: fakeServer(
      fake(countUnreadThreads)(() => ({ inbox, requests: 5 })),
      fake(countUnread)(() => ({ value: inbox * 2, capped: false })),
    ),
  })
  const { cache } = await render(<Badge />, { person: { id: '0199a000-0000-7000-8000-000000000001' } })
  expect(await screen.findByText('2')).toBeTruthy()
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith(6))
  cleared.mockClear()
  inbox = 0
  await cache.invalidateQueries()
  await waitFor(() => expect(cleared).toHaveBeenCalled())
})
