import { MATCH_SUBJECTS } from '#web/dating/matches/match-subject.tsx'
import { LISTING_SUBJECTS } from '#web/listings/conversation/subject-card.tsx'
import { MessagesPage } from '#web/messaging/messages-page.tsx'
import { type ThreadSubjects, ThreadSubjectsContext } from '#web/messaging/thread/public.tsx'

/** Each kind of conversation is known to one feature; the other one has nothing to say of it. */
const SUBJECTS: ThreadSubjects = {
  Card: (props) => (
    <>
      <LISTING_SUBJECTS.Card {...props} />
      <MATCH_SUBJECTS.Card {...props} />
    </>
  ),
  useSubject: LISTING_SUBJECTS.useSubject,
  Settle: LISTING_SUBJECTS.Settle,
}

/** One's conversations, headed by what they are about. */
export function ConversationsPage() {
  return (
    <ThreadSubjectsContext value={SUBJECTS}>
      <MessagesPage />
    </ThreadSubjectsContext>
  )
}
