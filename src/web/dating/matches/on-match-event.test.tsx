import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { sendOpener } from '#contract/dating/matches/send-opener.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import type { OpenThread } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { matchOf, OWNER } from '#web/dating/dating.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { showOverlay, useOverlay } from '#web/platform/device/overlay.ts'
import { fake, type Fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { onMatchEvent } from './on-match-event.ts'

function AnyPage() {
  return <main>{useOverlay()}</main>
}
beforeEach(() => showOverlay(null))
afterEach(() => vi.restoreAllMocks())
const dialogs = () => screen.queryAllByRole('dialog', { name: "It's a Match!" })

test('a match that is pushed opens over any page, once, and the next one after it', async () => {
  const { cache, user } = await render(<AnyPage />, { person: { id: OWNER } })
  act(() => {
    onMatchEvent({ match: matchOf(41) }, cache)
    onMatchEvent({ match: matchOf(41) }, cache)
    onMatchEvent({ match: matchOf(42) }, cache)
    onMatchEvent({ match: 'something of another version' }, cache)
  })
  expect((await screen.findByRole('dialog')).textContent).toContain('You and Hana 41 liked each other.')
  await user.click(screen.getByRole('button', { name: 'Keep looking' }))
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain('You and Hana 42 liked each other.'),
  )
  await user.click(screen.getByRole('button', { name: 'Keep looking' }))
  await waitFor(() => expect(dialogs()).toHaveLength(0))
})

test('what goes around the app is asked about first; a limit is said with its end', async () => {
  setTransport({
    fetch: fakeServer(
      fake(sendOpener)(
        () => new Refusal('dating.too-many-openers', { limit: 15, until: '2030-01-01T12:00:00.000Z' }),
      ),
    ),
  })
  const { cache, user } = await render(<AnyPage />, { person: { id: OWNER } })
  act(() => onMatchEvent({ match: matchOf(43) }, cache))
  await user.type(await screen.findByLabelText('Your first message'), 'Call me: +1 202 555 0123')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(await screen.findByRole('button', { name: 'Send it' }))
  expect(await screen.findByText(/You have messaged 15 new matches today\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep looking' }))
  await waitFor(() => expect(dialogs()).toHaveLength(0))
})

describe('a match that ends while its dialog is open', () => {
  const match = (n: number, isClosed = false): OpenThread => ({
    id: matchOf(n).conversationId,
    kind: 'match',
    subjectId: matchOf(n).id,
    side: null,
    role: 'member',
    ownId: OWNER,
    peer: null,
    memberCount: 2,
    lastMessage: null,
    lastSenderName: null,
    lastNumber: 0,
    unread: 0,
    isMarkedUnread: false,
    isArchived: false,
    isRequest: false,
    mutedUntil: null,
    isClosed,
    at: '2026-06-01T09:00:00.000Z',
    receipt: null,
    isPeerHere: null,
    isPeerNew: false,
    isTextOnly: false,
    pinnedMessage: null,
    slowSeconds: 0,
    isOwnersOnly: false,
  })
  const ended = () => screen.findByRole('dialog', { name: 'This match has ended' })
  const open = async (n: number, ...fakes: Fake[]) => {
    setTransport({ fetch: fakeServer(...fakes) })
    const page = await render(<AnyPage />, { person: { id: OWNER } })
    act(() => onMatchEvent({ match: matchOf(n) }, page.cache))
    await screen.findByLabelText('Your first message')
    return page
  }

  test('by an unmatch, says so at once, and nothing can be sent', async () => {
    const { cache, user } = await open(
      51,
      fake(readThread)(() => match(51)),
    )
    const listed = api(listMatches).key()
    cache.setQueryData(listed, [])
    const { queryKey } = api(readThread).queryOptions({ threadId: matchOf(51).conversationId })
    await waitFor(() => expect(cache.getQueryData(queryKey)).toBeTruthy())
    act(() => void cache.setQueryData(queryKey, match(51, true)))
    expect((await ended()).textContent).toContain('You and Hana 51 are no longer a match')
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
    expect(screen.queryByLabelText('Your first message')).toBeNull()
    expect(cache.getQueryState(listed)?.isInvalidated).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Keep looking' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('by a block, says the same', async () => {
    const answers = [match(52), new Refusal('messaging.thread-not-found' as const)]
    const { cache, user } = await open(
      52,
      fake(readThread)(() => answers.shift() ?? match(52)),
    )
    const queryKey = api(readThread).key()
    await waitFor(() => expect(answers).toHaveLength(1))
    await waitFor(() => expect(cache.isFetching()).toBe(0))
    await act(() => cache.invalidateQueries({ queryKey }))
    expect(await ended()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep looking' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('unnoticed, is said in place of an error when something is sent', async () => {
    const { user } = await open(
      53,
      fake(readThread)(() => match(53)),
      fake(sendOpener)(() => new Refusal('dating.not-found')),
    )
    await user.click(screen.getByRole('button', { name: 'Hi Hana 53, coffee or tea?' }))
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await ended()).toBeTruthy()
    expect(screen.queryByText(/could not be sent/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keep looking' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test.each([
  ['beside the dialog where there is room for both', true],
  ['once the dialog is closed where there is none', false],
])('a match is also said in passing, %s', async (_where, hasRoom) => {
  const query = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(query(media), media.includes('min-height') && { matches: hasRoom }),
  )
  const n = hasRoom ? 54 : 55
  const { cache, user } = await render(<AnyPage />, { person: { id: OWNER } })
  act(() => onMatchEvent({ match: matchOf(n) }, cache))
  await screen.findByLabelText('Your first message')
  const said = () => screen.queryAllByText(`You and Hana ${n} liked each other.`)
  await waitFor(() => expect(said()).toHaveLength(hasRoom ? 2 : 1))
  await user.click(screen.getByRole('button', { name: 'Keep looking' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(said()).toHaveLength(1))
})
