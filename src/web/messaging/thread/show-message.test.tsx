import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { messageNumber, SARA, THREAD, threadOf } from '#web/messaging/message.fixture.ts'
import { ThreadView } from '#web/messaging/thread-view.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'

// what jsdom lacks
beforeEach(() => {
  Element.prototype.scrollTo = () => undefined
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a tap on what is answered goes to it, and loads what was before until it is there', async () => {
  const asked: number[] = []
  const first = messageNumber(1)
  const quote = { id: first.id, senderId: first.senderId, kind: 'text' as const, text: 'Message 1' }
  setTransport({
    fetch: fakeServer(
      fake(readThread)(() => ({
        ...threadOf({ lastNumber: 9 }),
        receipt: null,
        isPeerHere: null,
        isPeerNew: false,
        isTextOnly: false,
        pinnedMessage: null,
        slowSeconds: 0,
        isOwnersOnly: false,
      })),
      fake(listMessages)(({ before }) => {
        if (before === undefined) return { items: [messageNumber(9, { quote })], hasMore: true }
        asked.push(before)
        return { items: [messageNumber(before - 4)], hasMore: before - 4 > 1 }
      }),
      fake(markThreadRead)(() => ({ unread: 0 })),
      fake(countUnreadThreads)(() => ({ inbox: 0, requests: 0 })),
      fake(listThreads)(() => ({ items: [], nextCursor: null })),
    ),
  })
  const shown: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    shown.push(this.getAttribute('data-message'))
  })
  const { user } = await render(<ThreadView threadId={THREAD} />, { person: { id: SARA } })
  await user.click(await screen.findByRole('button', { name: 'Reply to Abel' }))
  await waitFor(() => expect(shown).toEqual([first.id]))
  expect(asked).toEqual([9, 5])
})
