import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readMessageSettings } from '#contract/messaging/threads/read-message-settings.ts'
import { updateMessageSettings } from '#contract/messaging/threads/update-message-settings.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { ABEL, SARA } from '#web/messaging/message.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { MessageSettings } from './message-settings.tsx'

const saved = vi.fn<(input: unknown) => void>()

function show({ isRefused = false } = {}) {
  saved.mockReset()
  const person = { userId: ABEL, name: 'Abel', avatar: null, memberSince: '2026-01-01T00:00:00.000Z' }
  let blocks = [{ person, at: '2026-06-01T09:00:00.000Z' }]
  setTransport({
    fetch: fakeServer(
      fake(readMessageSettings)(() => ({ receipts: true, typing: true, presence: false })),
      fake(updateMessageSettings)((input) => {
        saved(input)
        return isRefused ? new Refusal('server.unavailable') : input
      }),
      fake(listBlocks)(() => ({ blocks })),
      fake(unblockUser)((input) => {
        blocks = []
        return input
      }),
    ),
  })
  return render(<MessageSettings />, { person: { id: SARA } })
}
const switches = async () =>
  (await screen.findAllByRole('switch')).map((one) => (one as HTMLInputElement).checked)

test('three switches say what is told, each for both sides, and are saved as they move', async () => {
  const { user } = await show()
  expect(await switches()).toEqual([true, true, false])
  expect(screen.getByText(/what you do not show, you do not see either/)).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: /Online status/ }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ receipts: true, typing: true, presence: true }))
  expect(await switches()).toEqual([true, true, true])
})

test('one that was not saved goes back', async () => {
  const { user } = await show({ isRefused: true })
  await switches()
  await user.click(screen.getByRole('switch', { name: /Read receipts/ }))
  expect(await screen.findByText('That was not saved')).toBeTruthy()
  await waitFor(async () => expect(await switches()).toEqual([true, true, false]))
})

test('whoever is blocked is let in again', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /Unblock Abel/ }))
  await waitFor(() => expect(screen.queryByText('Abel')).toBeNull())
})
