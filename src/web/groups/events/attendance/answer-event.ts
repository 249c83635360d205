import { useQueryClient } from '@tanstack/react-query'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { type Answer, sendAnswer, startAnswers, useOutgoingAnswers } from './send-answers.ts'

export interface Attendance {
  /** What one said last, whether the server has heard it yet or not. */
  ownAnswer: Answer | null
  say: (answer: Answer) => void
}

/** Whether one comes. It counts at once, and goes out as soon as there is a connection. */
export function useAttendance(event: GroupEvent): Attendance {
  const { user } = useSession()
  const cache = useQueryClient()
  const outgoing = useOutgoingAnswers().findLast(({ lane, failure }) => lane === event.id && failure === null)
  return {
    ownAnswer: outgoing ?? event.own,
    say: (answer) => {
      if (!user) return
      startAnswers(user.id, cache)
      sendAnswer(event, answer)
    },
  }
}
