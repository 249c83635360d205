import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { eventOf } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { EventPage } from './event-page.tsx'

const EVENT = eventOf(1)

/** The app at the address of an event, as a telephone opens it. */
async function open(id: string) {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/events/$id', component: EventPage }),
      createRoute({ getParentRoute: () => root, path: '/groups/$id' }),
      createRoute({ getParentRoute: () => root, path: '/' }),
    ]),
    history: createMemoryHistory({ initialEntries: [`/events/${id}`] }),
  })
  const view = await render(<RouterProvider router={router as never} />)
  return { ...view, shown: () => router.state.location.href }
}

test('an event is shown beside its group', async () => {
  setTransport({ fetch: fakeServer(fake(readEvent)(() => EVENT)) })
  const { shown } = await open(EVENT.id)
  await waitFor(() => expect(shown()).toBe(`/groups/${EVENT.groupId}?event=${EVENT.id}`))
})

test.each(['7', EVENT.id])('the address %s of no event leads nowhere', async (id) => {
  setTransport({ fetch: fakeServer(fake(readEvent)(() => new Refusal('groups.event-not-found'))) })
  await open(id)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})

test('without an answer it says so, and is asked again', async () => {
  setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
  const { user, shown } = await open(EVENT.id)
  const again = await screen.findByRole('button', { name: /again/i })
  setTransport({ fetch: fakeServer(fake(readEvent)(() => EVENT)) })
  await user.click(again)
  await waitFor(() => expect(shown()).toContain('?event='))
})
