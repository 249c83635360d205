import { Repeat, Sparkles, Ticket, UserRoundCog, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { repeatOf } from '#contract/groups/repeat-rule.ts'
import { feastsOn } from '#contract/language/feast.ts'
import { writeFeast } from '#contract/language/feast-words.ts'
import { Fact, PlaceFacts, TimeFact } from './time-and-place.tsx'
import { EventCost } from './event-cost.tsx'
import { useEventTime } from '#web/groups/time/write-event-time.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { useListed } from '#web/platform/format/write-list.ts'
import { Picture } from '#web/ui/picture.tsx'
import { dayIn } from '#web/platform/format/short-date.ts'

/** When and where an event is, and who comes. */
export function EventFacts({ event }: { event: GroupEvent }) {
  const t = useTranslations('groups.events')
  const tRepeat = useTranslations('groups.repeat')
  const { shown } = useLanguage()
  const { zoneOf } = useEventTime()
  const { isCancelled, isChanged, capacity, price, going, maybe, waiting } = event
  const writeList = useListed()
  const repeat = repeatOf(event.repeatRule)
  const feasts = feastsOn(dayIn(event.startsAt, zoneOf(event))).filter(({ kind }) => kind !== 'fast')
  const count = [
    capacity === null ? t('going', { n: going }) : t('goingOf', { n: going, max: capacity }),
    maybe > 0 && t('maybe', { n: maybe }),
    waiting > 0 && t('waiting', { n: waiting }),
  ].filter((words) => words !== false)
  return (
    <div className="grid gap-3">
      {event.cover && (
        <div className="overflow-hidden rounded-2xl">
          <Picture picture={event.cover} alt="" sizes="(min-width: 640px) 36rem, 100vw" ratio={2} eager />
        </div>
      )}
      {isCancelled && (
        <p role="note" className="rounded-xl bg-danger px-4 py-2 font-semibold text-danger-foreground">
          {t('cancelled')}
        </p>
      )}
      <ul className="grid gap-2.5">
        <TimeFact event={event} />
        {feasts.map((feast) => (
          <Fact key={feast.name} Icon={Sparkles}>
            {writeFeast(feast, shown)}
          </Fact>
        ))}
        {repeat !== 'none' && (
          <Fact Icon={Repeat}>
            {tRepeat(repeat)}
            {isChanged && <span className="block text-sm text-muted">{t('changed')}</span>}
          </Fact>
        )}
        <PlaceFacts event={event} />
        {price !== null && (
          <Fact Icon={Ticket}>
            <EventCost price={price} />
          </Fact>
        )}
        {event.hosts.length > 0 && (
          <Fact Icon={UserRoundCog}>
            {t('hostedBy', { names: writeList(event.hosts.map(({ name }) => name)) })}
          </Fact>
        )}
        {!isCancelled && <Fact Icon={Users}>{count.join(' · ')}</Fact>}
      </ul>
    </div>
  )
}
