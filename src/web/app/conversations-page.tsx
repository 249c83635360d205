import { LISTING_SUBJECTS } from '#web/listings/conversation/subject-card.tsx'
import { MessagesPage } from '#web/messaging/messages-page.tsx'
import { ThreadSubjectsContext } from '#web/messaging/thread/public.tsx'

/** One's conversations, headed by what they are about. */
export function ConversationsPage() {
  return (
    <ThreadSubjectsContext value={LISTING_SUBJECTS}>
      <MessagesPage />
    </ThreadSubjectsContext>
  )
}
