import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeSession } from '#contract/auth/close-session.ts'
import { listSessions } from '#contract/auth/list-sessions.ts'
import { type OwnSession, SessionId } from '#contract/auth/session.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { SessionList } from './session-list.tsx'

const here: OwnSession = {
  sessionId: SessionId.parse('019a0000-0000-7000-8000-00000000000a'),
  current: true,
  browser: 'Firefox',
  system: 'Linux',
  address: '203.0.x.x',
  signedInAt: '2026-02-03T10:00:00.000Z',
  lastUsedAt: '2026-02-04T10:00:00.000Z',
  secondFactor: true,
}
const phone: OwnSession = {
  ...here,
  sessionId: SessionId.parse('019a0000-0000-7000-8000-00000000000b'),
  current: false,
  browser: 'Chrome',
  system: 'Android',
  secondFactor: false,
}

test('each place with device, time and address; another one is signed out from here', async () => {
  let sessions = [here, phone]
  setTransport({
    fetch: fakeServer(
      fake(listSessions)(() => ({ sessions })),
      fake(closeSession)(({ sessionId }) => {
        sessions = sessions.filter((session) => session.sessionId !== sessionId)
        return { closed: true as const }
      }),
    ),
  })
  const { user } = await render(<SessionList />)
  const [first, second] = within(
    await screen.findByRole('list', { name: 'Where you are signed in' }),
  ).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Firefox on LinuxThis device203\.0\.x\.x · signed in .*with second step/)
  expect(second?.textContent).toMatch(/Chrome on Android203\.0\.x\.x .* · last used /)
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }))
  expect(await screen.findByText('Chrome on Android is signed out.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out Chrome/ })).toBeNull())
})

test('what cannot be read is told in Amharic, and asked for again', async () => {
  let up = false
  setTransport({
    fetch: fakeServer(
      fake(listSessions)(() =>
        up ? { sessions: [{ ...here, browser: null, system: null }] } : new Refusal('server.unavailable'),
      ),
    ),
  })
  const { user } = await render(<SessionList />, { language: 'am' })
  const retry = await screen.findByRole('button', { name: 'እንደገና ይሞክሩ' })
  up = true
  await user.click(retry)
  expect(await screen.findByText('ያልታወቀ መሣሪያ')).toBeTruthy()
})
