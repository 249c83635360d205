import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { findConversation } from '#contract/listings/conversation/find-conversation.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { roomOf, saraId } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AskOwner } from './ask-owner.tsx'

const ABEL = '0199a000-0000-7000-8000-000000000002'
const THREAD = ThreadId.parse('0199b000-0000-7000-8000-000000000001')
const room = roomOf()

let known: ThreadId | null = null
let refuses = false
let left: number | null = null
const asked: Omit<NewMessage, 'replyTo'>[] = []

beforeEach(() => {
  known = null
  refuses = false
  left = null
  asked.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  setTransport({
    fetch: fakeServer(
      fake(readListing)(() => room),
      fake(findConversation)(() => ({ threadId: known, leftToBegin: left, chat: null })),
      fake(askOwner)(({ id, content }) => {
        asked.push({ id, content })
        if (refuses) return new Refusal('messaging.too-many-threads', { limit: 5 })
        const said = content.kind === 'text' ? content.text : ''
        return {
          id: MessageId.parse(id),
          threadId: THREAD,
          number: 1,
          senderId: null,
          content: { kind: 'text', text: said, photos: [] },
          quote: null,
          reactions: [],
          warnings: [],
          at: '2026-06-01T09:00:00.000Z',
          editedAt: null,
        }
      }),
    ),
  })
})

const show = (id = ABEL) =>
  render(<AskOwner listingId={room.id} />, { person: { id }, path: '/messages/new' })

test('a first message says something; then the conversation opens', async () => {
  const { user, router } = await show()
  const field = await screen.findByRole('textbox', { name: 'Your message' })
  await user.type(field, 'Hi')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(screen.getByRole('alert').textContent).toBe('Please write at least 12 characters.')
  expect(asked).toEqual([])
  await user.type(field, ' there, is it free from May on?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/messages/${THREAD}`))
  expect(asked).toHaveLength(1)
})

test('what was refused is said, stays, and goes again under the same id as long as it is the same', async () => {
  refuses = true
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Still available?' }))
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }))
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('5')
  expect(screen.getByDisplayValue('Selam! Is this still available?')).toBeTruthy()
  await send()
  await waitFor(() => expect(asked).toHaveLength(2))
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), ' Thank you!')
  await send()
  await waitFor(() => expect(asked).toHaveLength(3))
  const [first, second, third] = asked.map(({ id }) => id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('who has asked before goes on where they were, and owners have nobody to ask', async () => {
  known = THREAD
  const { router, unmount } = await show()
  await waitFor(() => expect(router.state.location.pathname).toBe(`/messages/${THREAD}`))
  unmount()
  known = null
  const own = await show(saraId)
  await waitFor(() => expect(own.router.state.location.pathname).toBe('/messages'))
})

test('says how few more may be begun today', async () => {
  left = 1
  await show()
  expect(await screen.findByText('You can start one more conversation today.')).toBeTruthy()
})
