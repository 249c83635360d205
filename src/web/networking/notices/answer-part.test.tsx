import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerConnection } from '#contract/networking/connections/answer-connection.ts'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { abebe, lineOf, sara } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AnswerPart } from './answer-part.tsx'

const answered = vi.fn<(isAccepted: boolean) => void>()

function show({ isRefused = false } = {}) {
  answered.mockReset()
  let waiting = [{ person: sara, note: 'From the choir', at: '2026-01-01T00:00:00.000Z' }]
  setTransport({
    fetch: fakeServer(
      fake(listConnections)(() => ({ items: waiting, nextCursor: null })),
      fake(answerConnection)(({ isAccepted }) => {
        if (isRefused) return new Refusal('server.unavailable')
        answered(isAccepted)
        waiting = []
        return { state: isAccepted ? ('connected' as const) : ('none' as const) }
      }),
    ),
  })
  return render(<AnswerPart subjectId={sara.userId} />, { person: { id: abebe.userId } })
}

test('a request is accepted where one reads of it, and asks no more', async () => {
  const { user } = await show()
  expect(await screen.findByText('From the choir')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept Sara Tesfaye’s request' }))
  expect(await screen.findByText('You and Sara Tesfaye are now connected.')).toBeTruthy()
  expect(answered).toHaveBeenCalledWith(true)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull())
})

test('it is ignored without a word', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Ignore Sara Tesfaye’s request' }))
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ignore/ })).toBeNull())
})

test('what is refused stays to be answered', async () => {
  const { user } = await show({ isRefused: true })
  await user.click(await screen.findByRole('button', { name: /^Accept/ }))
  expect(await screen.findByText('Failed to connect')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Accept/ })).toBeTruthy()
})

test('of one who does not wait, nothing is asked', async () => {
  await show()
  const { container } = await render(<AnswerPart subjectId={lineOf(7, 'Lia').userId} />, {
    person: { id: abebe.userId },
  })
  expect(container.textContent).toBe('')
})
