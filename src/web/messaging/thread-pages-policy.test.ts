import { describe, expect, test } from 'vitest'
import { type Thread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { ABEL, messageNumber, SARA, threadOf } from './message.fixture.ts'
import { putThread, type ThreadPages, threadsOf, withMessage, withoutThread } from './thread-pages-policy.ts'

const idOf = (n: number) => ThreadId.parse(`0199b000-0000-7000-8000-00000000000${n}`)
const threadAt = (n: number, hour: number, other: Partial<Thread> = {}): Thread =>
  threadOf({ id: idOf(n), at: `2026-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`, ...other })

const pagesOf = (nextCursor: string | null, ...pages: Thread[][]): ThreadPages => ({
  pages: pages.map((items, index) => ({ items, nextCursor: index < pages.length - 1 ? 'more' : nextCursor })),
  pageParams: pages.map(() => undefined),
})
const orderOf = (pages: ThreadPages) => threadsOf(pages).map(({ id }) => Number(id.at(-1)))
const INBOX = { folder: 'inbox' } as const
const LOADED = pagesOf('more', [threadAt(1, 9), threadAt(2, 8)], [threadAt(3, 7), threadAt(4, 6)])

describe('a message', () => {
  test('of somebody else is the newest, and unread', () => {
    const now = withMessage(threadOf(), messageNumber(5, { at: '2026-06-02T09:00:00.000Z' }))
    expect(now).toMatchObject({ lastNumber: 5, unread: 2, at: '2026-06-02T09:00:00.000Z' })
    expect(now.lastMessage?.number).toBe(5)
  })

  test('of one’s own has been read, with all before it', () => {
    const now = withMessage(threadOf({ unread: 2 }), messageNumber(4, { senderId: SARA }))
    expect(now).toMatchObject({ lastNumber: 4, unread: 0 })
  })

  test('that changed takes the place of what it was; an older one changes nothing here', () => {
    const changed = messageNumber(3, { content: { kind: 'deleted' } })
    expect(withMessage(threadOf(), changed)).toMatchObject({ lastMessage: changed, unread: 0 })
    const thread = threadOf()
    expect(withMessage(thread, messageNumber(2))).toBe(thread)
  })

  test('names its writer only as long as that is known', () => {
    const chat = threadOf({ kind: 'event', lastSenderName: 'Abel' })
    expect(withMessage(chat, messageNumber(4, { senderId: ABEL })).lastSenderName).toBe('Abel')
    expect(withMessage(chat, messageNumber(4, { senderId: SARA })).lastSenderName).toBeNull()
  })
})

describe('a conversation', () => {
  test('with a new message comes first, from wherever it was', () => {
    expect(orderOf(putThread(LOADED, threadAt(3, 10), INBOX))).toEqual([3, 1, 2, 4])
    expect(orderOf(putThread(LOADED, threadAt(5, 10), INBOX))).toEqual([5, 1, 2, 3, 4])
  })

  test('stays where it is when its time has not changed', () => {
    expect(orderOf(putThread(LOADED, threadAt(3, 7, { unread: 4 }), INBOX))).toEqual([1, 2, 3, 4])
  })

  test('that is older than all that is loaded waits for its page, unless there is none', () => {
    expect(orderOf(putThread(LOADED, threadAt(5, 1), INBOX))).toEqual([1, 2, 3, 4])
    const whole = pagesOf(null, [threadAt(1, 9)])
    expect(orderOf(putThread(whole, threadAt(5, 1), INBOX))).toEqual([1, 5])
  })

  test('leaves a list that it does not belong into any more, and comes into the other', () => {
    const archived = threadAt(2, 8, { isArchived: true })
    expect(orderOf(putThread(LOADED, archived, INBOX))).toEqual([1, 3, 4])
    expect(orderOf(putThread(pagesOf(null, []), archived, { folder: 'archived' }))).toEqual([2])
    expect(orderOf(putThread(pagesOf(null, []), threadAt(2, 8, { isRequest: true }), INBOX))).toEqual([])
  })

  test('comes into a list of one side only from that side, and never into one that was searched', () => {
    const empty = pagesOf(null, [])
    expect(orderOf(putThread(empty, threadAt(1, 9), { ...INBOX, side: 'buying' }))).toEqual([])
    expect(orderOf(putThread(empty, threadAt(1, 9), { ...INBOX, side: 'selling' }))).toEqual([1])
    expect(orderOf(putThread(empty, threadAt(1, 9), { ...INBOX, q: 'sofa' }))).toEqual([])
    const found = pagesOf(null, [threadAt(1, 9)])
    expect(
      threadsOf(putThread(found, threadAt(1, 9, { unread: 7 }), { ...INBOX, q: 'sofa' }))[0]?.unread,
    ).toBe(7)
  })

  test('is taken out wherever it stands', () => {
    expect(orderOf(withoutThread(LOADED, idOf(3)))).toEqual([1, 2, 4])
  })
})
