import { MATCH_SUBJECTS } from '#web/dating/matches/match-subject.tsx'
import { GROUP_SUBJECTS } from '#web/groups/chat/subject-card.tsx'
import { LISTING_SUBJECTS } from '#web/listings/conversation/subject-card.tsx'
import { MessageCenter } from '#web/messaging/message-center.tsx'
import { type ThreadSubjects, ThreadSubjectsContext } from '#web/messaging/thread/public.tsx'

/** Each feature answers for its own kinds of conversations, and shows nothing for the others. */
const SUBJECTS: ThreadSubjects = {
  Card: (props) => (
    <>
      <LISTING_SUBJECTS.Card {...props} />
      <GROUP_SUBJECTS.Card {...props} />
      <MATCH_SUBJECTS.Card {...props} />
    </>
  ),
  useSubject(about) {
    const listing = LISTING_SUBJECTS.useSubject(about)
    const group = GROUP_SUBJECTS.useSubject(about)
    return listing ?? group
  },
  Settle: LISTING_SUBJECTS.Settle,
  Part: MATCH_SUBJECTS.Part,
  Face: MATCH_SUBJECTS.Face,
}

/** One's conversations, headed by what they are about. */
export function ConversationsPage() {
  return (
    <ThreadSubjectsContext value={SUBJECTS}>
      <MessageCenter />
    </ThreadSubjectsContext>
  )
}
