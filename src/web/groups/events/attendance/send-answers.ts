import type { QueryClient } from '@tanstack/react-query'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import type { AttendanceAnswer, EventId, GroupEvent } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { api } from '#web/platform/call/api.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import { createOutbox } from '#web/platform/offline/outbox.ts'
import { isFinal, type Outgoing } from '#web/platform/offline/outbox-policy.ts'
import { outboxStore } from '#web/platform/offline/store-outbox.ts'
import { showRefusal, showWaiting } from './show-answer.ts'

export interface Answer {
  answer: AttendanceAnswer
  /** Whom one brings. */
  guests: number
}

/** What somebody said about coming, and the server has not answered yet. Its lane is the event. */
export interface OutgoingAnswer extends Outgoing, Answer {
  lane: EventId
  groupId: string
  title: string
}

const outbox = createOutbox<OutgoingAnswer>({ store: outboxStore('attendance-to-send'), deliver })

export const startAnswers = outbox.start
export const stopAnswers = outbox.stop
export const sendAnswerAgain = outbox.sendAgain
export const discardAnswer = outbox.discard
export const useOutgoingAnswers = outbox.useWaiting

/** What was said last is what counts: what waited before it is not sent any more. */
export function sendAnswer({ id, groupId, title }: GroupEvent, ownAnswer: Answer): void {
  for (const one of outbox.waiting()) if (one.lane === id) outbox.discard(one)
  outbox.add((userId) => ({
    id: newIdempotencyKey(),
    userId,
    lane: id,
    groupId,
    title,
    ...ownAnswer,
    at: new Date().toISOString(),
    failure: null,
  }))
}

/** Where it was refused the event may be out of date, so it is read anew either way. */
async function deliver(one: OutgoingAnswer, cache: QueryClient): Promise<void> {
  const { id, lane: eventId, answer, guests } = one
  const isStillMeant = () => outbox.waiting().some((other) => other.id === id)
  try {
    const { event } = await call(answerEvent, { eventId, answer, guests }, { idempotencyKey: id })
    if (event.own?.isWaiting && isStillMeant()) showWaiting(event.title)
    const queryKey = api(readEvent).key({ eventId })
    await cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, event)
    outbox.discard(one)
  } catch (error) {
    if (!isFinal(error)) throw error
    if (isStillMeant()) showRefusal(one.title, error)
    void cache.invalidateQueries({ queryKey: ['groups'] })
    throw error
  }
  void cache.invalidateQueries({ queryKey: ['groups'] })
}
