import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import { type Thread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { updateThreadState } from '#contract/messaging/threads/update-thread-state.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ABEL, messageNumber, SARA, threadOf } from './message.fixture.ts'
import { MessageCenter } from './message-center.tsx'

const idOf = (n: number) => ThreadId.parse(`0199b000-0000-7000-8000-00000000000${n}`)
const peer = (name: string) => ({ memberId: ABEL, name, avatar: null })

const NEW = threadOf({ id: idOf(1), peer: peer('Liya'), unread: 2 })
const MUTED = threadOf({
  id: idOf(2),
  peer: peer('Abel'),
  side: 'buying',
  mutedUntil: '2036-01-01T00:00:00.000Z',
  lastMessage: messageNumber(3, { senderId: SARA }),
})
const CHAT = threadOf({
  id: idOf(3),
  kind: 'event',
  side: null,
  peer: null,
  memberCount: 4,
  lastSenderName: 'Tigist Haile',
  isClosed: true,
})

const asked = vi.fn<(input: unknown) => void>()
const changed = vi.fn<(input: unknown) => void>()
let answer: () => Thread[] | 'refused' = () => [NEW, MUTED, CHAT]

beforeEach(() => {
  asked.mockReset()
  changed.mockReset()
  answer = () => [NEW, MUTED, CHAT]
  setTransport({
    fetch: fakeServer(
      fake(listThreads)((input) => {
        asked(input)
        const items = answer()
        return items === 'refused' ? new Refusal('server.unavailable') : { items, nextCursor: null }
      }),
      fake(countUnreadThreads)(() => ({ inbox: 1, requests: 3 })),
      fake(markThreadRead)((input) => {
        changed(input)
        return { unread: 0 }
      }),
      fake(updateThreadState)((input) => {
        changed(input)
        return { ...NEW, isArchived: input.archived ?? false }
      }),
    ),
  })
})

const show = (language: 'en' | 'am' = 'en') =>
  render(<MessageCenter />, { person: { id: SARA }, path: '/messages', language })
const rows = () => screen.findAllByRole('article')

test('a visitor is led to sign in', async () => {
  const { router } = await render(<MessageCenter />, { path: '/messages' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
})

test('rows say who wrote what, what is unread, silenced and closed', async () => {
  await show()
  const [first, second, third] = await rows()
  const texts = [first, second, third].map((row) => row?.textContent)
  expect(texts[0]).toContain('Liya')
  expect(texts[0]).toContain('Selling')
  expect(texts[0]).toContain('Message 3')
  expect(texts[0]).toContain('2 unread messages')
  expect(texts[1]).toContain('You: Message 3')
  expect(texts[1]).toContain('Muted')
  expect(texts[2]).toContain('Tigist: Message 3')
  expect(texts[2]).toContain('Closed')
  expect(screen.getByRole('link', { name: 'Liya' }).getAttribute('href')).toBe(`/messages/${idOf(1)}`)
  expect(await screen.findByRole('button', { name: 'Requests 3' })).toBeTruthy()
})

test('folders, sides and words choose what is listed', async () => {
  const { user } = await show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  await user.click(screen.getByRole('button', { name: 'Selling' }))
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ folder: 'archived', side: 'selling' })),
  )
  answer = () => []
  await user.type(screen.getByRole('searchbox'), 'sofa')
  expect(await screen.findByText('Nothing found.')).toBeTruthy()
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'sofa', folder: 'archived' }))
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('Nothing is archived.')).toBeTruthy()
})

test('a conversation is put away by its menu, and leaves the list at once', async () => {
  const { user } = await show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Liya' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Liya' })).toBeNull())
  expect(changed).toHaveBeenCalledWith({ threadId: idOf(1), archived: true })
  expect(await screen.findByText('The conversation is archived.')).toBeTruthy()
})

test('it is silenced, and taken for read without being opened', async () => {
  const { user } = await show()
  await rows()
  const choose = async (choice: string) => {
    await user.click(screen.getByRole('button', { name: 'Options for the conversation with Liya' }))
    await user.click(await screen.findByRole('menuitem', { name: choice }))
  }
  await choose('Mark as read')
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith({ threadId: idOf(1), deliveredNumber: 3, readNumber: 3 }),
  )
  const [row] = await rows()
  expect(within(row as HTMLElement).queryByText('2 unread messages')).toBeNull()
  await choose('Mute for a week')
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ threadId: idOf(1), mute: 'week' }))
})

test('nothing there is said in Amharic too, with a way on', async () => {
  answer = () => []
  await show('am')
  expect(await screen.findByText('እስካሁን ምንም ውይይት የለም።')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ማስታወቂያዎችን ይመልከቱ' })).toBeTruthy()
})

test('a failure is said and tried again', async () => {
  answer = () => 'refused'
  const { user } = await show()
  const alert = await screen.findByRole('alert')
  answer = () => [NEW]
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('link', { name: 'Liya' })).toBeTruthy()
})

test('without an answer and with nothing kept, that is said; it is no empty list', async () => {
  setTransport({ fetch: () => Promise.reject(new TypeError('offline')) })
  await show()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText('No conversations yet.')).toBeNull()
})
