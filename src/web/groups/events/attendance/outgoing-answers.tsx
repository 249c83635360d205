import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EventId } from '#contract/groups/events/event.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { Refused, Waiting } from '#web/ui/unsent.tsx'
import {
  discardAnswer,
  type OutgoingAnswer as Outgoing,
  sendAnswerAgain,
  useOutgoingAnswers,
} from './send-answers.ts'

/** Milliseconds: what is heard sooner needs no words. */
const MOMENT = 1000

/** What was said about coming and waits for a connection, or was refused. */
export function OutgoingAnswers() {
  const outgoing = useUnconfirmed(useOutgoingAnswers())
  return (
    outgoing.length > 0 && <Rows outgoing={outgoing} className="rounded-card bg-surface p-4 shadow-card" />
  )
}

/** The unsent answer to one event, shown beside it. */
export function OutgoingAnswer({ eventId }: { eventId: EventId }) {
  const outgoing = useUnconfirmed(useOutgoingAnswers().filter(({ lane }) => lane === eventId))
  return outgoing.length > 0 && <Rows outgoing={outgoing} isNamed={false} />
}

function useUnconfirmed(outgoing: readonly Outgoing[]): readonly Outgoing[] {
  const isWaiting = outgoing.some(({ failure }) => failure === null)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLong(true), MOMENT)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return outgoing.filter(({ failure }) => failure !== null || isLong)
}

interface RowsProps {
  outgoing: readonly Outgoing[]
  isNamed?: boolean
  className?: string
}

function Rows({ outgoing, isNamed = true, className }: RowsProps) {
  const t = useTranslations('groups.events.outbox')
  return (
    <section aria-label={t('title')} className={className}>
      <ul className="grid gap-3">
        {outgoing.map((one) => (
          <li key={one.id}>
            <Row outgoing={one} about={isNamed && <Title outgoing={one} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Title({ outgoing: { lane, groupId, title } }: { outgoing: Outgoing }) {
  return (
    <Link
      lang=""
      to="/groups/$id"
      params={{ id: groupId }}
      search={{ event: lane }}
      className="font-semibold wrap-anywhere hover:underline"
    >
      {title}
    </Link>
  )
}

function Row({ outgoing, about }: { outgoing: Outgoing; about: ReactNode }) {
  const t = useTranslations('groups.events.outbox')
  const errorText = useErrorText()
  const { answer, isPersisted = true, failure } = outgoing
  if (!failure) return <Waiting about={about} words={t(isPersisted ? answer : 'notKept')} />
  return (
    <Refused
      about={about}
      words={errorText(new CallError(failure.code, failure.status, failure.details))}
      onRetry={() => sendAnswerAgain(outgoing)}
      discard={t('discard')}
      onDiscard={() => discardAnswer(outgoing)}
    />
  )
}
