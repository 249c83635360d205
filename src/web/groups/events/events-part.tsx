import { CalendarPlus, Repeat, Rss } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import { repeatOf } from '#contract/groups/repeat-rule.ts'
import { Skeleton } from '@heroui/react/skeleton'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MoreButton } from '#web/ui/states/more-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEventTime } from '#web/groups/time/write-event-time.ts'
import { EventRow } from './event-row.tsx'
import { useGroupEvents } from './list-events.ts'
import { foldSeries, type ListedEvent } from './series-policy.ts'

const EventForm = lazy(() =>
  import('./form/event-form.tsx').then((module) => ({ default: module.EventForm })),
)
const FeedSheet = lazy(() => import('./feed-sheet.tsx').then((module) => ({ default: module.FeedSheet })))

/** What a group does next, and what it did. */
export function EventsPart({ group }: { group: Group }) {
  const t = useTranslations('groups.events')
  const [isMaking, setMaking] = useState(false)
  const [isFeed, setFeed] = useState(false)
  const [isPast, setPast] = useState(false)
  const mayCall = group.membership?.mayModerate === true && !group.isArchived
  return (
    <section aria-labelledby="events" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="events" className="text-xl font-bold">
          {t('title')}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" className="min-h-11" aria-haspopup="dialog" onClick={() => setFeed(true)}>
            <Rss size={18} aria-hidden="true" />
            {t('subscribe')}
          </Button>
          {mayCall && (
            <Button
              variant="secondary"
              className="min-h-11"
              aria-haspopup="dialog"
              onClick={() => setMaking(true)}
            >
              <CalendarPlus size={18} aria-hidden="true" />
              {t('create')}
            </Button>
          )}
        </div>
      </div>
      <EventList group={group} when="coming" />
      <Button
        variant="ghost"
        className="-ms-3 min-h-11 justify-self-start"
        aria-expanded={isPast}
        onClick={() => setPast((open) => !open)}
      >
        {t(isPast ? 'hidePast' : 'showPast')}
      </Button>
      {isPast && <EventList group={group} when="past" />}
      <Suspense>
        {isMaking && <EventForm group={group} event={null} onClose={() => setMaking(false)} />}
        {isFeed && <FeedSheet group={group} onClose={() => setFeed(false)} />}
      </Suspense>
    </section>
  )
}

const alone = (event: GroupEvent): ListedEvent => ({ event, later: [] })

/** How a series goes on, and its further days on demand. */
function Later({ event: { repeatRule, startsAt, timezone }, later }: ListedEvent) {
  const t = useTranslations('groups')
  const { hour } = useEventTime()
  const [isOpen, setOpen] = useState(false)
  const repeat = repeatOf(repeatRule)
  return (
    <>
      <div className="-mt-1 flex flex-wrap items-center gap-x-3 px-4 text-sm text-muted">
        {repeat !== 'none' && (
          <span className="flex items-center gap-1.5">
            <Repeat size={15} aria-hidden="true" className="shrink-0" />
            {t(`events.onwards.${repeat}`, hour(startsAt, timezone))}
          </span>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 px-2"
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
        >
          {t(isOpen ? 'events.fewerDates' : 'events.moreDates', { n: later.length })}
        </Button>
      </div>
      {isOpen && (
        <ul className="grid gap-3">
          {later.map((event) => (
            <li key={event.id}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function EventList({ group, when }: { group: Group; when: 'coming' | 'past' }) {
  const t = useTranslations('groups.events')
  const events = useGroupEvents(group.id, when)
  const { data, error } = events
  if (!data && error) return <ErrorState error={error} onRetry={() => void events.refetch()} />
  if (!data) return <Skeleton className="h-24 w-full rounded-card" aria-busy="true" />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <p className="text-muted">{t(when === 'coming' ? 'none' : 'nonePast')}</p>
  return (
    <>
      <ul className="grid gap-3">
        {(when === 'coming' ? foldSeries(items) : items.map(alone)).map(({ event, later }) => (
          <li key={event.id} className="grid gap-3">
            <EventRow event={event} />
            {later.length > 0 && <Later event={event} later={later} />}
          </li>
        ))}
      </ul>
      <MoreButton list={events} />
    </>
  )
}
