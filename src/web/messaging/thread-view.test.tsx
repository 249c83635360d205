import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCard } from '#contract/messaging/messages/answer-card.ts'
import { answerRequest } from '#contract/messaging/threads/answer-request.ts'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { blockPeer } from '#contract/messaging/threads/block-peer.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreadMembers } from '#contract/messaging/members/list-thread-members.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import { reactToMessage } from '#contract/messaging/messages/react-to-message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import type { OpenThread } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { stopTyping } from './follow-typing.ts'
import { ABEL, messageNumber, SARA, THREAD, threadOf } from './message.fixture.ts'
import { stopOutbox } from './outbox/send-outbox.ts'
import { ThreadView } from './thread-view.tsx'

const LATELY = new Date().toISOString()
const AHEAD = new Date(Date.now() + 86_400_000).toISOString()
const open = (parts: Partial<OpenThread> = {}): OpenThread => ({
  ...threadOf(),
  receipt: { deliveredNumber: 0, readNumber: 0 },
  isPeerHere: null,
  isPeerNew: false,
  isTextOnly: false,
  pinnedMessage: null,
  slowSeconds: 0,
  isOwnersOnly: false,
  ...parts,
})
const text = (words: string) => ({ content: { kind: 'text' as const, text: words, photos: [] } })
const person = (userId: UserId, name: string) => ({
  userId,
  name,
  avatar: null,
  memberSince: '2026-01-01T00:00:00.000Z',
})

const read = vi.fn<(readNumber: number) => void>()

function serve(
  thread: OpenThread | Refusal<'messaging.thread-not-found'>,
  items: Message[],
  ...more: Fake[]
) {
  setTransport({
    fetch: fakeServer(
      ...more,
      fake(readThread)(() => thread),
      fake(listMessages)(() => ({ items, hasMore: false })),
      fake(markThreadRead)(({ readNumber }) => {
        read(readNumber)
        return { unread: 0 }
      }),
      fake(countUnreadThreads)(() => ({ inbox: 0, requests: 0 })),
      fake(listThreads)(() => ({ items: [], nextCursor: null })),
      fake(listBlocks)(() => ({ blocks: [] })),
    ),
  })
}

const show = (language: 'en' | 'am' = 'en') =>
  render(<ThreadView threadId={THREAD} />, { person: { id: SARA }, language })

beforeEach(() => {
  read.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => {
  act(() => stopOutbox())
  // files share one page: what was typed here is not what the next one types
  stopTyping(THREAD)
  vi.restoreAllMocks()
})

const said = (words: string) => screen.findByText(words).then((found) => found.closest('article'))
const menuOf = async (words: string) => {
  const row = await said(words)
  return within(row ?? document.body).getByRole('button', { name: 'Message options' })
}

test('shows who talks, what was said and how far one’s own has come; and says that it was read', async () => {
  serve(open({ unread: 1, lastNumber: 3, receipt: { deliveredNumber: 2, readNumber: 1 } }), [
    messageNumber(1, { ...text('Is it there?'), senderId: SARA }),
    messageNumber(2, { ...text('Hello?'), senderId: SARA }),
    messageNumber(3, text('Yes')),
  ])
  await show()
  expect(await screen.findByRole('heading', { name: 'Abel' })).toBeTruthy()
  const first = await said('Is it there?')
  const second = await said('Hello?')
  expect(first?.textContent).toContain('Read')
  expect(second?.textContent).toContain('Delivered')
  expect(screen.getByText('New messages')).toBeTruthy()
  await waitFor(() => expect(read).toHaveBeenCalledWith(3))
})

test('of a match both have names of its own: what one wrote oneself is still one’s own', async () => {
  const [mine, theirs] = ['2f0c1c1e-9a52-4a54-8f33-5a3f9ed1c001', '2f0c1c1e-9a52-4a54-8f33-5a3f9ed1c002']
  const peer = { memberId: theirs, name: 'Anonymous', avatar: null }
  serve(
    open({ kind: 'match', side: null, ownId: mine, peer, receipt: { deliveredNumber: 2, readNumber: 1 } }),
    [
      messageNumber(1, { ...text('Selam'), senderId: mine }),
      messageNumber(2, {
        ...text('How are you?'),
        senderId: theirs,
        reactions: [{ reaction: '👍', memberId: mine }],
      }),
    ],
  )
  const { user } = await show()
  expect((await said('Selam'))?.getAttribute('aria-label')).toMatch(/^You/)
  expect((await said('Selam'))?.textContent).toContain('Read')
  expect((await said('How are you?'))?.getAttribute('aria-label')).toMatch(/^Anonymous/)
  expect(screen.getByRole('button', { name: /👍/, pressed: true })).toBeTruthy()
  await user.click(await menuOf('Selam'))
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
})

test('what is written appears at once; what is refused can be given up', async () => {
  let refuses = false
  const send = fake(sendMessage)(({ id, content }) =>
    refuses
      ? new Refusal('messaging.closed')
      : messageNumber(1, { id, senderId: SARA, ...text(content.kind === 'text' ? content.text : '') }),
  )
  serve(open({ lastNumber: 0, lastMessage: null }), [], send)
  const { user } = await show()
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(field, 'Selam!{Enter}')
  expect(await said('Selam!')).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[data-outgoing]')).toBeNull())
  refuses = true
  await user.type(field, 'And?{Enter}')
  expect(await screen.findByText(/^Not sent: /)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('And?')).toBeNull()
})

test('says that nothing of a stranger is confirmed yet, and leads to the safety tips', async () => {
  serve(open({ isPeerNew: true }), [messageNumber(1, { ...text('Selam'), senderId: SARA })])
  await show()
  const line = await screen.findByText('New here, nothing confirmed yet.')
  const tips = within(line.parentElement ?? line).getByRole('link', { name: 'Safety Tips' })
  expect(tips.getAttribute('href')).toBe('/safety')
})

test('says nothing of the kind about somebody who is known', async () => {
  serve(open({ isPeerNew: false }), [messageNumber(1, { ...text('Selam'), senderId: SARA })])
  await show()
  expect(await said('Selam')).toBeTruthy()
  expect(screen.queryByText('New here, nothing confirmed yet.')).toBeNull()
})

test('before an answer photos and links wait; what often ends badly is asked about', async () => {
  serve(open({ isTextOnly: true, side: 'buying' }), [messageNumber(1, { ...text('Hi'), senderId: SARA })])
  const { user } = await show()
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(field, 'See https://example.com/a')
  expect(screen.getByText('You can send photos and links once Abel has replied.')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button).toHaveProperty('disabled', true)
  await user.clear(field)
  await user.type(field, 'My number is +1 202 555 0100{Enter}')
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(field).toHaveProperty('value', 'My number is +1 202 555 0100')
})

test('a message that asks for a payment stands beside a warning, in the reader’s language and for their side', async () => {
  serve(open({ side: 'buying' }), [
    messageNumber(1, { ...text('Pay by gift card'), warnings: ['payment', 'contact'] }),
  ])
  const { user } = await show('am')
  expect(await screen.findByText(/ላላዩት ነገር በፍጹም አይክፈሉ/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ገባኝ' }))
  expect(screen.queryByText(/ላላዩት ነገር በፍጹም አይክፈሉ/)).toBeNull()
})

test('whoever sells is warned of false notices of payment', async () => {
  serve(open({ side: 'selling' }), [messageNumber(2, { ...text('Paid by Zelle!'), warnings: ['payment'] })])
  await show()
  expect(await screen.findByText(/^A payment notice can be fake/)).toBeTruthy()
})

test('whoever reads what hurts is asked, and can report it, block its writer or let it be', async () => {
  const blocked = vi.fn<(threadId: string) => void>()
  serve(
    open(),
    [messageNumber(8, { ...text('You are a whore'), warnings: ['hurtful'] })],
    fake(blockPeer)(({ threadId }) => {
      blocked(threadId)
      return { threadId }
    }),
  )
  const { user, router } = await show()
  const card = within(await screen.findByRole('note', { name: 'Does this bother you?' }))
  await user.click(card.getByRole('button', { name: 'Report' }))
  expect(await screen.findByRole('dialog', { name: /Report/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(card.getByRole('button', { name: 'Block Abel' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Abel?' })
  await user.click(within(dialog).getByRole('button', { name: 'Block Abel' }))
  await waitFor(() => expect(blocked).toHaveBeenCalledWith(THREAD))
  expect(router.state.location.pathname).toBe('/messages')
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Block Abel?' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'It’s fine' }))
  expect(screen.queryByRole('note')).toBeNull()
})

test('in a chat of many the writer of what hurts is blocked by their account, and one stays in it', async () => {
  const blocked = vi.fn<(userId: string) => void>()
  serve(
    open({ kind: 'event', peer: null, side: null, receipt: null, memberCount: 2 }),
    [messageNumber(9, { ...text('You pig'), warnings: ['hurtful'] })],
    fake(listThreadMembers)(() => ({
      members: [person(SARA, 'Sara'), person(ABEL, 'Abel')].map((one) => ({
        person: one,
        role: 'member' as const,
        joinedAt: LATELY,
      })),
      former: [],
    })),
    fake(blockUser)(({ userId }) => {
      blocked(userId)
      return { userId }
    }),
  )
  const { user, router } = await show()
  const before = router.state.location.pathname
  await user.click(await screen.findByRole('button', { name: 'Block Abel' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Abel?' })
  expect(within(dialog).getByText(/What they write in this chat is hidden/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Block Abel' }))
  await waitFor(() => expect(blocked).toHaveBeenCalledWith(ABEL))
  expect(router.state.location.pathname).toBe(before)
})

test('somebody about to hurt another is asked first; "Send it" sends it', async () => {
  const sent = vi.fn<(words: string) => void>()
  serve(
    open({ lastNumber: 0, lastMessage: null }),
    [],
    fake(sendMessage)(({ id, content }) => {
      const words = content.kind === 'text' ? content.text : ''
      sent(words)
      return messageNumber(1, { id, senderId: SARA, ...text(words) })
    }),
  )
  const { user } = await show()
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(field, 'I will kill you{Enter}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
  expect(question.getByText(/Words like these hurt/)).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Send it' }))
  await waitFor(() => expect(sent.mock.calls).toEqual([['I will kill you']]))
  expect(await said('I will kill you')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Are you sure?' })).toBeNull())
  expect(field).toHaveProperty('value', '')
})

test('other words for a message are asked about like new ones; unchanged they are not', async () => {
  const mine = messageNumber(1, { ...text('You are late'), senderId: SARA, at: LATELY })
  const edited = vi.fn<(words: string) => void>()
  serve(
    open(),
    [mine],
    fake(editMessage)(({ text: words }) => {
      edited(words)
      return { ...mine, ...text(words), editedAt: LATELY }
    }),
  )
  const { user } = await show()
  const edit = async () => {
    await user.click(await menuOf('You are late'))
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    return screen.getByRole('textbox', { name: 'Message' })
  }
  await user.type(await edit(), '{Enter}')
  expect(screen.queryByText('Editing your message')).toBeNull()
  const field = await edit()
  await user.clear(field)
  await user.type(field, 'You are a pig{Enter}')
  const ask = () => screen.findByRole('alertdialog', { name: 'Are you sure?' })
  await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }))
  expect(edited).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', 'You are a pig')
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Are you sure?' })).toBeNull())
  await user.type(field, '{Enter}')
  await user.click(within(await ask()).getByRole('button', { name: 'Send it' }))
  await waitFor(() => expect(edited.mock.calls).toEqual([['You are a pig']]))
  expect(await said('You are a pig')).toBeTruthy()
})

test('a sign is given by a tap, and taken back where the server refuses', async () => {
  let refuses = false
  const message = messageNumber(1, text('Nice'))
  serve(
    open(),
    [message],
    fake(reactToMessage)(({ reaction }) =>
      refuses || reaction === null
        ? new Refusal('messaging.closed')
        : { ...message, reactions: [{ reaction, memberId: SARA }] },
    ),
  )
  const { user } = await show()
  await user.click(await menuOf('Nice'))
  await user.click(await screen.findByRole('button', { name: 'React with 🙏' }))
  const given = await screen.findByRole('button', { name: '🙏: 1 person, you among them' })
  refuses = true
  await user.click(given)
  expect(await screen.findByText('That did not work')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '🙏: 1 person, you among them' })).toBeTruthy()
})

test('one’s own words are changed or taken back while there is time; later neither is offered', async () => {
  const mine = messageNumber(1, { ...text('Helo'), senderId: SARA, at: LATELY })
  const old = messageNumber(2, { ...text('Long ago'), senderId: SARA })
  const stored: Message[] = [mine, old]
  const keep = (changed: Partial<Message>) => (stored[0] = { ...mine, ...changed })
  serve(
    open(),
    stored,
    fake(editMessage)(({ text: words }) => keep({ ...text(words), editedAt: LATELY })),
    fake(deleteMessage)(() => keep({ content: { kind: 'deleted' } })),
  )
  const { user } = await show()
  await user.click(await menuOf('Long ago'))
  expect(await screen.findByRole('button', { name: 'Reply' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete for everyone' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await menuOf('Helo'))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const field = screen.getByRole('textbox', { name: 'Message' })
  await user.clear(field)
  await user.type(field, 'Hello{Enter}')
  expect((await said('Hello'))?.textContent).toContain('edited')
  await user.click(await menuOf('Hello'))
  await user.click(await screen.findByRole('button', { name: 'Delete for everyone' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for everyone' }),
  )
  expect(await screen.findByText('This message was deleted.')).toBeTruthy()
})

const offerOf = (amountMinor: number, expiresAt = AHEAD) => ({
  kind: 'offer' as const,
  offer: { amountMinor, currency: 'USD', expiresAt, isCounter: false },
})

test('an offer of the other one is accepted, one’s own is withdrawn', async () => {
  const offer = offerOf(12_000)
  const theirs = messageNumber(1, { content: { ...offer, state: 'open' } })
  const mine = messageNumber(2, { content: { ...offer, state: 'open' }, senderId: SARA })
  const answered = vi.fn<(answer: string) => void>()
  serve(
    open(),
    [theirs, mine],
    fake(answerCard)(({ messageId, answer }) => {
      answered(answer)
      return { ...(messageId === mine.id ? mine : theirs), content: { ...offer, state: answer } }
    }),
  )
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Accepted')).toBeTruthy()
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(answered.mock.calls.flat()).toEqual(['accepted', 'withdrawn'])
})

test('a decline is taken back from its toast', async () => {
  const theirs = messageNumber(1, { content: { ...offerOf(12_000), state: 'open' } })
  const answered = vi.fn<(answer: string) => void>()
  serve(
    open(),
    [theirs],
    fake(answerCard)(({ answer }) => {
      answered(answer)
      return { ...theirs, content: { ...offerOf(12_000), state: answer } }
    }),
  )
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Declined')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
  expect(answered.mock.calls.flat()).toEqual(['declined', 'open'])
})

test('another price answers an offer; one that has run out is answered by nobody', async () => {
  const theirs = messageNumber(1, { content: { ...offerOf(12_000), state: 'open' } })
  const late = messageNumber(2, { content: { ...offerOf(9000, LATELY), state: 'open' } })
  const sent = vi.fn<(message: object) => void>()
  serve(
    open(),
    [theirs, late],
    fake(sendMessage)(({ id, content, replyTo }) => {
      sent({ content, replyTo })
      const counter = { ...offerOf(15_000).offer, isCounter: true }
      return messageNumber(3, {
        id,
        senderId: SARA,
        content: { kind: 'offer', offer: counter, state: 'open' },
      })
    }),
  )
  const { user } = await show()
  expect(await screen.findByText('Expired')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Counter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Counter-offer' }))
  expect(sheet.getByText(/\b120\b/)).toBeTruthy()
  await user.type(sheet.getByRole('textbox', { name: /Your offer/ }), '150')
  await user.click(sheet.getByRole('radio', { name: '7 days' }))
  await user.click(sheet.getByRole('button', { name: 'Send offer' }))
  expect(await screen.findByRole('group', { name: 'Counter-offer' })).toBeTruthy()
  expect(sent).toHaveBeenCalledWith({
    content: { kind: 'offer', offer: { amountMinor: 15_000, currency: 'USD', days: 7 } },
    replyTo: theirs.id,
  })
})

test('in a chat a blocked person’s words are folded, and people are mentioned by name', async () => {
  const hanna = UserId.parse('0199a000-0000-7000-8000-000000000003')
  serve(
    open({ kind: 'event', peer: null, side: null, receipt: null, memberCount: 3 }),
    [messageNumber(1, text('Loud words')), messageNumber(2, { ...text('Is @Sara there?'), senderId: hanna })],
    fake(listThreadMembers)(() => ({
      members: [person(SARA, 'Sara'), person(ABEL, 'Abel'), person(hanna, 'Hanna')].map((one) => ({
        person: one,
        role: 'member' as const,
        joinedAt: LATELY,
      })),
      former: [],
    })),
    fake(listBlocks)(() => ({ blocks: [{ person: person(ABEL, 'Abel'), at: LATELY }] })),
  )
  const { user } = await show()
  expect(await screen.findByText('@Sara')).toBeTruthy()
  expect(screen.queryByText('Loud words')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Show' }))
  expect(screen.getByText('Loud words')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Yes @han')
  await user.click(screen.getByRole('button', { name: 'Mention Hanna' }))
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Yes @Hanna ')
})

test('a request is answered before anything is written', async () => {
  const answered = vi.fn<(answer: string) => void>()
  serve(
    open({ kind: 'direct', side: null, isRequest: true }),
    [messageNumber(1, text('May I ask something?'))],
    fake(answerRequest)(({ threadId, answer }) => {
      answered(answer)
      return { threadId }
    }),
  )
  const { user } = await show()
  expect(await screen.findByText('Abel would like to write to you.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(answered).toHaveBeenCalledWith('accept'))
})

test('blocking is confirmed by its name and leads back to the list', async () => {
  const blocked = vi.fn<(threadId: string) => void>()
  serve(
    open(),
    [messageNumber(1, text('Hm'))],
    fake(blockPeer)(({ threadId }) => {
      blocked(threadId)
      return { threadId }
    }),
  )
  const { user, router } = await show()
  await user.click(await screen.findByRole('button', { name: 'Conversation menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block Abel' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Abel?' })
  await user.click(within(dialog).getByRole('button', { name: 'Block Abel' }))
  await waitFor(() => expect(blocked).toHaveBeenCalledWith(THREAD))
  expect(router.state.location.pathname).toBe('/messages')
})

test('says so when it is not there, and when nobody writes any more', async () => {
  serve(new Refusal('messaging.thread-not-found'), [])
  const { unmount } = await show()
  expect(await screen.findByText('This conversation does not exist.')).toBeTruthy()
  unmount()
  serve(open({ isClosed: true }), [messageNumber(1, text('Bye'))])
  await show()
  expect(await screen.findByText('This conversation is closed to new messages.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
