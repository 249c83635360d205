import { Skeleton } from '@heroui/react/skeleton'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupCard } from '#contract/groups/group.ts'
import { GroupBadges } from './group-badges.tsx'
import { GroupBanner } from './group-banner.tsx'

export const BANNER_RATIO = 2
const SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw'

interface CardFrameProps {
  group: GroupCard
  country: string
  eager: boolean
  children: ReactNode
}

/** A group in a list: its banner first; the whole card leads to its page. */
export function CardFrame({ group, country, eager, children }: CardFrameProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow duration-200 hover:shadow-overlay has-[a:focus-visible]:ring-2 has-[a:focus-visible]:ring-accent">
      <div className="relative grid">
        <GroupBanner group={group} sizes={SIZES} ratio={BANNER_RATIO} eager={eager} />
        <GroupBadges group={group} country={country} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">{children}</div>
    </article>
  )
}

/** The name of the group, from which the whole card leads on. */
export function CardTitle({ group }: { group: Pick<GroupCard, 'id' | 'title'> }) {
  return (
    <h3 lang="" className="text-lg leading-snug font-bold wrap-anywhere">
      <Link
        to="/groups/$id"
        params={{ id: group.id }}
        search={{}}
        className="outline-none after:absolute after:inset-0 group-hover:underline"
      >
        {group.title}
      </Link>
    </h3>
  )
}

export const GROUP_GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6'

/** Cards on their way. */
export function GroupCardSkeletons({ count = 6 }: { count?: number }) {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true">
      <output className="sr-only">{t('loading')}</output>
      <div className={GROUP_GRID}>
        {Array.from({ length: count }, (_, i) => (
          <div key={i} className="overflow-hidden rounded-card bg-surface shadow-card">
            <Skeleton className="w-full" style={{ aspectRatio: BANNER_RATIO }} />
            <div className="grid gap-3 p-4">
              <Skeleton className="h-6 w-3/4 rounded-lg" />
              <Skeleton className="h-4 w-full rounded-lg" />
              <Skeleton className="h-4 w-11/12 rounded-lg" />
              <Skeleton className="h-4 w-1/2 rounded-lg" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
