import { CalendarClock, MapPin, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GroupCard } from '#contract/groups/group.ts'
import { CardFrame, CardTitle } from '#web/groups/card/card-frame.tsx'
import { CategorySign, useCategoryLabel } from '#web/groups/card/category-sign.tsx'
import { useGroupPlace } from '#web/groups/card/write-place.ts'
import { useEventTime } from '#web/groups/time/write-event-time.ts'
import { buttonClass } from '#web/ui/button-class.ts'

interface ExplorerCardProps {
  group: GroupCard
  country: string
  eager: boolean
}

/** A group that was found. */
export function ExplorerCard({ group, country, eager }: ExplorerCardProps) {
  const t = useTranslations('groups.card')
  const label = useCategoryLabel()
  const place = useGroupPlace()
  const { next } = useEventTime()
  const isOnline = group.meetingType === 'online'
  const { nextStartsAt, timezone } = group
  return (
    <CardFrame group={group} country={country} eager={eager}>
      <p className="flex items-center gap-1.5 text-sm font-semibold text-accent">
        <CategorySign icon={group.category.iconName} size={16} />
        {label(group.category)}
      </p>
      <CardTitle group={group} />
      <p className="flex gap-2 text-sm font-medium">
        <CalendarClock size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
        {nextStartsAt === null ? t('noMeeting') : next({ startsAt: nextStartsAt, timezone, isOnline })}
      </p>
      <p lang="" className="line-clamp-3 text-sm text-muted wrap-anywhere">
        {group.description}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-muted">
        {!isOnline && (
          <span className="flex min-w-0 items-center gap-1.5">
            <MapPin size={15} aria-hidden="true" className="shrink-0" />
            <span lang="">{place(group.place)}</span>
          </span>
        )}
        <span className="flex items-center gap-1.5">
          <Users size={15} aria-hidden="true" className="shrink-0" />
          {t('members', { n: group.memberCount })}
        </span>
      </div>
      <span aria-hidden="true" className={buttonClass({ variant: 'secondary', fullWidth: true }, 'mt-2')}>
        {t('view')}
      </span>
    </CardFrame>
  )
}
