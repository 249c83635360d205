import { InfiniteQueryObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { MessageId } from '#contract/messaging/messages/message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { messagePages } from '#web/messaging/load-messages.ts'
import { useConversation } from './conversation.tsx'

/** What lies farther back is a search, not a tap. */
const MAX_PAGES = 20

/** Goes to a message of the open conversation; what was before is loaded until it is there. */
export function useShowMessage(): (id: MessageId) => void {
  const cache = useQueryClient()
  const { thread } = useConversation()
  return (id) => void showMessage(cache, thread.id, id)
}

async function showMessage(cache: QueryClient, threadId: ThreadId, id: MessageId): Promise<void> {
  const earlier = new InfiniteQueryObserver(cache, messagePages(threadId))
  for (let page = 0; page < MAX_PAGES; page++) {
    const row = document.querySelector(`[data-message="${id}"]`)
    if (row) return pointOut(row)
    if (!earlier.getCurrentResult().hasNextPage) return
    const { isError } = await earlier.fetchNextPage({ cancelRefetch: false })
    if (isError) return
    await painted()
  }
}

/** The loaded page is on the screen. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const STILL = '(prefers-reduced-motion: reduce)'

function pointOut(row: Element): void {
  const isStill = matchMedia(STILL).matches
  row.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  if (!isStill) row.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 900, easing: 'ease-out' })
}
