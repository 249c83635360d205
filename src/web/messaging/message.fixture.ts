import { type Message, MessageId } from '#contract/messaging/messages/message.ts'
import { type Thread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'

export const SARA = UserId.parse('0199a000-0000-7000-8000-000000000001')
export const ABEL = UserId.parse('0199a000-0000-7000-8000-000000000002')
export const THREAD = ThreadId.parse('0199b000-0000-7000-8000-000000000001')

const idOf = (number: number) =>
  MessageId.parse(`0199c000-0000-7000-8000-${String(number).padStart(12, '0')}`)

/** A message of Abel's, with the number that tells it apart. */
export const messageNumber = (number: number, other: Partial<Message> = {}): Message => ({
  id: idOf(number),
  threadId: THREAD,
  number,
  senderId: ABEL,
  content: { kind: 'text', text: `Message ${number}`, photos: [] },
  quote: null,
  reactions: [],
  warnings: [],
  at: '2026-06-01T09:00:00.000Z',
  editedAt: null,
  ...other,
})

/** Abel's conversation with Sara about a listing of hers, as she sees it. */
export const threadOf = (other: Partial<Thread> = {}): Thread => ({
  id: THREAD,
  kind: 'listing',
  subjectId: '0199d000-0000-7000-8000-000000000001',
  side: 'selling',
  role: 'member',
  ownId: SARA,
  peer: { memberId: ABEL, name: 'Abel', avatar: null },
  memberCount: 2,
  lastMessage: messageNumber(3),
  lastSenderName: null,
  lastNumber: 3,
  unread: 0,
  isMarkedUnread: false,
  isArchived: false,
  isRequest: false,
  mutedUntil: null,
  isClosed: false,
  at: '2026-06-01T09:00:00.000Z',
  ...other,
})
