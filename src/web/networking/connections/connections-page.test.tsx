import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerConnection } from '#contract/networking/connections/answer-connection.ts'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { listSuggestions } from '#contract/networking/connections/list-suggestions.ts'
import { removeConnection } from '#contract/networking/connections/remove-connection.ts'
import { abebe, connectionOf, lineOf, sara, suggestionOf } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ConnectionsPage } from './connections-page.tsx'

let hasSara = true
let answers: boolean[] = []
let removed = 0
let names: (string | undefined)[] = []

beforeEach(() => {
  hasSara = true
  answers = []
  removed = 0
  names = []
})
afterEach(() => vi.restoreAllMocks())

function show(path: string, isOver = false) {
  setTransport({
    fetch: fakeServer(
      fake(listConnections)(({ kind }) => ({
        items: hasSara ? [connectionOf(sara, { note: kind === 'connected' ? null : 'We met at Buna' })] : [],
        nextCursor: null,
      })),
      fake(answerConnection)(({ isAccepted }) => {
        if (isOver) return new Refusal('networking.connection-not-found')
        hasSara = false
        answers.push(isAccepted)
        return { state: isAccepted ? 'connected' : 'none' }
      }),
      fake(removeConnection)(() => {
        hasSara = false
        removed++
        return { state: 'none' }
      }),
      fake(listSuggestions)(({ name }) => {
        names.push(name)
        return { items: name === 'Nobody' ? [] : [suggestionOf(lineOf(5, name ?? 'Hana'))] }
      }),
    ),
  })
  return render(<ConnectionsPage />, { path, person: { id: abebe.userId } })
}

test('visitors are led to the sign-in page', async () => {
  const { router } = await render(<ConnectionsPage />, { path: '/connections' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
})

test('a request is read with its note and accepted; it leaves the list', async () => {
  const { user } = await show('/connections?tab=asks')
  expect(await screen.findByText('We met at Buna')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept Sara Tesfaye’s request' }))
  expect(await screen.findByText('You and Sara Tesfaye are now connected.')).toBeTruthy()
  expect(await screen.findByText('Nobody is waiting for your answer')).toBeTruthy()
  expect(answers).toEqual([true])
})

test('a request is ignored', async () => {
  const { user } = await show('/connections?tab=asks')
  await user.click(await screen.findByRole('button', { name: 'Ignore Sara Tesfaye’s request' }))
  expect(await screen.findByText('The request is ignored. Sara Tesfaye is not notified.')).toBeTruthy()
  expect(answers).toEqual([false])
})

test('a request that was taken back meanwhile says so', async () => {
  const { user } = await show('/connections?tab=asks', true)
  await user.click(await screen.findByRole('button', { name: 'Accept Sara Tesfaye’s request' }))
  expect(await screen.findByText('This request is no longer available.')).toBeTruthy()
})

test('a request of one’s own is taken back', async () => {
  const { user } = await show('/connections?tab=asked')
  await user.click(await screen.findByRole('button', { name: 'Withdraw your request to Sara Tesfaye' }))
  expect(await screen.findByText('Your request was withdrawn.')).toBeTruthy()
  expect(await screen.findByText('None of your requests is waiting for an answer')).toBeTruthy()
  expect(removed).toBe(1)
})

test('a connection is written to, and ended once that is confirmed', async () => {
  const { user } = await show('/connections')
  const message = await screen.findByRole('link', { name: 'Message' })
  expect(message.getAttribute('href')).toContain(`/messages/new?to=`)
  await user.click(screen.getByRole('button', { name: 'Remove connection with Sara Tesfaye' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(removed).toBe(0)
  await user.click(dialog.getByRole('button', { name: 'Remove connection' }))
  expect(await screen.findByText('You have no connections yet')).toBeTruthy()
  expect(removed).toBe(1)
})

test('people are found by name, in either script; too short a name looks for nobody', async () => {
  const { user } = await show('/connections?tab=find')
  expect(await screen.findByRole('link', { name: 'Hana' })).toBeTruthy()
  const field = screen.getByRole('searchbox', { name: /Search by name/ })
  await user.type(field, 'ሣ')
  expect(names).toEqual([undefined])
  await user.type(field, 'ራ')
  expect(await screen.findByRole('link', { name: 'ሣራ' })).toBeTruthy()
  await user.clear(field)
  await user.click(field)
  await user.paste('Nobody')
  expect(await screen.findByText('Nobody found by the name “Nobody”')).toBeTruthy()
})
