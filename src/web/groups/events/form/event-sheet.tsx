import { Skeleton } from '@heroui/react/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EventId, GroupEvent } from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AnswerPart } from '#web/groups/events/attendance/answer-part.tsx'
import { AttendeesPart } from '#web/groups/events/attendance/attendees-part.tsx'
import { useReportEvent } from '#web/groups/events/report-event.ts'
import { EventActions, type EventTopic } from '#web/groups/events/event-actions.tsx'
import { EventFacts } from '#web/groups/events/event-facts.tsx'
import { useEvent } from '#web/groups/events/read-event.ts'

const EventForm = lazy(() => import('./event-form.tsx').then((module) => ({ default: module.EventForm })))
const CancelSheet = lazy(() =>
  import('#web/groups/events/cancel-sheet.tsx').then((module) => ({ default: module.CancelSheet })),
)
const HostsSheet = lazy(() =>
  import('#web/groups/events/hosts/hosts-sheet.tsx').then((module) => ({ default: module.HostsSheet })),
)
const RegisterSheet = lazy(() =>
  import('#web/groups/events/registrations/register-sheet.tsx').then((module) => ({
    default: module.RegisterSheet,
  })),
)
const ShareSheet = lazy(() =>
  import('#web/listings/share/public.tsx').then((module) => ({ default: module.ShareSheet })),
)
const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

interface EventSheetProps {
  group: Group
  eventId: EventId
  onClose: () => void
}

/** One event over the page of its group: when, where, who comes. */
export function EventSheet({ group, eventId, onClose }: EventSheetProps) {
  const t = useTranslations('groups.events')
  const { data, error, refetch } = useEvent(eventId)
  const [topic, setTopic] = useState<EventTopic | null>(null)
  const isGone = error?.code === 'groups.event-not-found' || (data && data.groupId !== group.id)
  const report = useReportEvent()
  const end = () => setTopic(null)
  return (
    <>
      <Sheet
        isOpen={topic === null}
        onOpenChange={(isOpen) => !isOpen && topic === null && onClose()}
        title={data && !isGone ? data.title : t('event')}
      >
        {isGone && <EmptyState sentence={t('gone')} more={t('goneMore')} />}
        {!isGone && !data && !error && <Skeleton className="h-56 w-full rounded-xl" aria-busy="true" />}
        {!isGone && !data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!isGone && data && <Whole group={group} event={data} onTopic={setTopic} />}
      </Sheet>
      {data && !isGone && (
        <Suspense>
          {topic === 'edit' && <EventForm group={group} event={data} onClose={end} />}
          {topic === 'register' && <RegisterSheet event={data} onClose={end} />}
          {topic === 'hosts' && <HostsSheet group={group} event={data} onClose={end} />}
          {topic === 'cancel' && <CancelSheet event={data} onClose={end} />}
          {topic === 'report' && (
            <ReportSheet
              kind="event"
              isOpen
              onOpenChange={(isOpen) => !isOpen && end()}
              onSend={(fields) => report.mutateAsync({ eventId, report: fields })}
              blockable={null}
            />
          )}
          {topic === 'share' && (
            <ShareSheet
              title={t('share')}
              link={{ title: data.title, url: `${location.origin}/events/${data.id}` }}
              isOpen
              onOpenChange={(isOpen) => !isOpen && end()}
            />
          )}
        </Suspense>
      )}
    </>
  )
}

interface WholeProps {
  group: Group
  event: GroupEvent
  onTopic: (topic: EventTopic) => void
}

function Whole({ group, event, onTopic }: WholeProps) {
  return (
    <div className="grid gap-5 p-1 pb-2 text-foreground">
      <EventFacts event={event} />
      {event.description && (
        <p lang="" className="wrap-anywhere whitespace-pre-line">
          {event.description}
        </p>
      )}
      <AnswerPart event={event} onRegister={() => onTopic('register')} />
      <AttendeesPart event={event} isMember={group.membership?.status === 'active'} />
      <EventActions event={event} isArchived={group.isArchived} onTopic={onTopic} />
    </div>
  )
}
