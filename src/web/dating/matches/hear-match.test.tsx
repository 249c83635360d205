import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sendOpener } from '#contract/dating/send-opener.ts'
import { matchOf, OWNER } from '#web/dating/dating.fixture.ts'
import { setTransport } from '#web/platform/call.ts'
import { showOverlay, useOverlay } from '#web/platform/overlay.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { hearMatch } from './hear-match.ts'

function AnyPage() {
  return <main>{useOverlay()}</main>
}
beforeEach(() => showOverlay(null))
const dialogs = () => screen.queryAllByRole('dialog', { name: "It's a Match!" })

test('a match that is pushed opens over any page, once, and the next one after it', async () => {
  const { cache, user } = await render(<AnyPage />, { person: { id: OWNER } })
  act(() => {
    hearMatch({ match: matchOf(41) }, cache)
    hearMatch({ match: matchOf(41) }, cache)
    hearMatch({ match: matchOf(42) }, cache)
    hearMatch({ match: 'something of another version' }, cache)
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
  act(() => hearMatch({ match: matchOf(43) }, cache))
  await user.type(await screen.findByLabelText('Your first message'), 'Call me: +1 202 555 0123')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.click(await screen.findByRole('button', { name: 'Send it' }))
  expect(await screen.findByText(/You have written to 15 new matches today\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep looking' }))
  await waitFor(() => expect(dialogs()).toHaveLength(0))
})
