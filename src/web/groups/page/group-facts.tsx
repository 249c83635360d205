import {
  CalendarClock,
  Link2,
  MapPin,
  Repeat,
  ShieldCheck,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { repeatOf } from '#contract/groups/repeat-rule.ts'
import { CategorySign, useCategoryLabel } from '#web/groups/card/category-sign.tsx'
import { useGroupPlace } from '#web/groups/card/write-place.ts'
import { useEventTime } from '#web/groups/time/write-event-time.ts'
import { useFormats } from '#web/platform/format/format.ts'

/** What one wants to know first: where, when, how many, who leads it. */
export function GroupFacts({ group }: { group: Group }) {
  const t = useTranslations('groups')
  const label = useCategoryLabel()
  const place = useGroupPlace()
  const { next, hour } = useEventTime()
  const { number } = useFormats()
  const isOnline = group.meetingType === 'online'
  const { nextStartsAt, timezone, memberCount, maxMembers } = group
  const repeat = repeatOf(group.repeatRule)
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <li className="flex items-center gap-2.5">
        <span className="text-accent">
          <CategorySign icon={group.category.iconName} size={19} />
        </span>
        {label(group.category)} · {t(`card.type.${group.meetingType}`)}
      </li>
      <Fact Icon={isOnline ? Video : MapPin}>
        <span lang={group.place === null ? undefined : ''}>{place(group.place)}</span>
      </Fact>
      <Fact Icon={CalendarClock}>
        {nextStartsAt === null ? t('card.noMeeting') : next({ startsAt: nextStartsAt, timezone, isOnline })}
      </Fact>
      {repeat !== 'none' && (
        <Fact Icon={Repeat}>{t(`page.repeat.${repeat}`, hour(group.startDate, timezone))}</Fact>
      )}
      <Fact Icon={Users}>
        {t('page.membersOf', { n: memberCount, count: number(memberCount), max: number(maxMembers) })}
      </Fact>
      {group.requiresApproval && <Fact Icon={ShieldCheck}>{t('page.approval')}</Fact>}
      {group.onlineUrl !== null && (
        <Fact Icon={Link2}>
          <a
            href={group.onlineUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-6 items-center font-medium break-all text-link underline underline-offset-4"
          >
            {t('page.openMeeting')}
          </a>
        </Fact>
      )}
      {group.onlineUrl === null && group.meetingType !== 'in_person' && (
        <Fact Icon={Link2}>{t('page.linkForMembers')}</Fact>
      )}
    </ul>
  )
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.5">
      <Icon size={19} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
