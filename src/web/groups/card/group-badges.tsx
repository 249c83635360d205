import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupCard } from '#contract/groups/group.ts'
import { useDistanceBadge } from './use-distance-badge.ts'

/** A small word over a banner. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-surface px-2.5 py-1 text-xs font-semibold text-surface-foreground shadow-card">
      {children}
    </span>
  )
}

interface GroupBadgesProps {
  group: Pick<GroupCard, 'meetingType' | 'distanceMiles'>
  /** For the unit of the distance. */
  country: string
}

/** How a group meets, and how far it is. */
export function GroupBadges({ group, country }: GroupBadgesProps) {
  const t = useTranslations('groups.card')
  const distance = useDistanceBadge()(group.distanceMiles, country)
  return (
    <span className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2">
      <Badge>{t(`type.${group.meetingType}`)}</Badge>
      {distance !== null && <Badge>{distance}</Badge>}
    </span>
  )
}
