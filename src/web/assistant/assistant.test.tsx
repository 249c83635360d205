import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSite } from '#contract/site/read-site.ts'
import { useAssistantLauncher } from '#web/platform/assistant-launcher.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { SessionContext, type SessionState } from '#web/platform/session/session.tsx'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { useState } from 'react'
import { Assistant } from './assistant.tsx'
import { DONE, fakeChat, saying, streamOf } from './chat.fixture.ts'
import { claimChat, forgetMessages, readChat } from './chat-store.ts'

const siteWith = (answers: boolean) =>
  fake(readSite)(() => ({
    operator: { name: 'Mesob', address: null, email: null, phone: null },
    copyrightHolder: 'Mesob contributors',
    storeLinks: { apple: null, google: null },
    anonKey: 'public-key',
    demo: false,
    production: false,
    sells: false,
    sellsInApp: true,
    closedParts: [],
    closedCategories: [],
    mapTiles: null,
    assistant: { answers, translates: false, transcribes: false },
  }))

function serve({ answers = true } = {}): void {
  const answer = () => streamOf(saying('Two rooms.'), DONE)
  setTransport({ fetch: fakeChat(answer, fakeServer(siteWith(answers))) })
}

let isWide = true
beforeEach(() => {
  isWide = true
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide && media.includes('min-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  serve()
})
afterEach(() => {
  vi.restoreAllMocks()
  forgetMessages()
  claimChat('nobody')
  claimChat(null)
})

const open = () => screen.findByRole('button', { name: 'Open the assistant' })
const panel = () => screen.findByRole('dialog', { name: 'Mesob Assistant' })
const field = (within_: HTMLElement) => within(within_).getByRole('textbox', { name: 'Your question' })

test('a round button opens the panel, which takes the focus; Escape closes it and gives it back', async () => {
  const { user } = await render(<Assistant isFull={false} />)
  await user.click(await open())
  const dialog = await panel()
  expect(within(dialog).getByText('Online now')).toBeTruthy()
  expect(document.activeElement).toBe(field(dialog))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  const button = await open()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('minimised it keeps its title alone; closed, and opened again, the history is there', async () => {
  const { user } = await render(<Assistant isFull={false} />)
  await user.click(await open())
  await user.type(field(await panel()), 'A room?{Enter}')
  expect(await within(screen.getByRole('log')).findByText('Two rooms.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Minimize' }))
  expect(screen.queryByRole('log')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the conversation' }))
  expect(within(screen.getByRole('log')).getByText('Two rooms.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Close the assistant' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await open())
  await panel()
  expect(within(screen.getByRole('log')).getByText('A room?')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'New conversation' }))
  expect(within(screen.getByRole('log')).queryByText('A room?')).toBeNull()
})

test('the language that is chosen is that of everything in the panel, and of nothing else', async () => {
  const { user } = await render(
    <>
      <h1>{'Page'}</h1>
      <Assistant isFull={false} />
    </>,
  )
  await user.click(await open())
  await panel()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the assistant' }), 'amharic')
  const dialog = await screen.findByRole('dialog', { name: 'የመሶብ ረዳት' })
  expect(within(dialog).getByText('አሁን መስመር ላይ ነው')).toBeTruthy()
  expect(dialog.parentElement?.lang).toBe('am')
  expect(document.documentElement.lang).toBe('en')
})

test('without a connection it does not say that it is online', async () => {
  const { user } = await render(<Assistant isFull={false} />)
  await user.click(await open())
  const dialog = await panel()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(within(dialog).getByText('No connection')).toBeTruthy()
  act(() => void dispatchEvent(new Event('online')))
})

test('switched off there is neither a button nor a door', async () => {
  serve({ answers: false })
  const { cache } = await render(
    <>
      <Assistant isFull={false} />
      <Door />
    </>,
  )
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(screen.queryByRole('button')).toBeNull()
})

test('on phones no button floats: a sheet opens from elsewhere, and goes when a link is followed', async () => {
  isWide = false
  const { user, router } = await render(
    <>
      <Assistant isFull={false} />
      <Door />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Door' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('heading', { name: 'AI Assistant' })).toBeTruthy()
  await user.type(field(sheet), 'A room?{Enter}')
  expect(await within(within(sheet).getByRole('log')).findByText('Two rooms.')).toBeTruthy()
  await act(() => router.navigate({ to: '/faq' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Door' }))
  expect(within(await screen.findByRole('log')).getByText('Two rooms.')).toBeTruthy()
})

test('signing out takes the conversation along', async () => {
  const { user } = await render(<Signed />)
  await user.click(await open())
  await user.type(field(await panel()), 'Mine?{Enter}')
  await within(screen.getByRole('log')).findByText('Two rooms.')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(readChat().messages).toEqual([]))
  expect(within(screen.getByRole('log')).queryByText('Mine?')).toBeNull()
  expect(sessionStorage.getItem('assistant')).toBeNull()
})

/** As the search field of phones and the help page have it. */
function Door() {
  const openAssistant = useAssistantLauncher()
  return openAssistant ? (
    <button type="button" onClick={openAssistant}>
      {'Door'}
    </button>
  ) : null
}

function Signed() {
  const [user, setUser] = useState<SessionState['user']>({ id: 'sara', email: null, phone: null })
  const session: SessionState = {
    loading: false,
    user,
    secondFactorDue: false,
    role: null,
    profile: null,
    signOut: () => Promise.resolve(),
  }
  return (
    <SessionContext value={session}>
      <Assistant isFull={false} />
      <button type="button" onClick={() => setUser(null)}>
        {'Leave'}
      </button>
    </SessionContext>
  )
}
