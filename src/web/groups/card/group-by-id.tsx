import { Link } from '@tanstack/react-router'
import { MapPin, Users, Video } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Group, GroupId } from '#contract/groups/group.ts'
import { useGroup } from '#web/groups/page/read-group.ts'
import { RowFailure } from '#web/ui/states/row-failure.tsx'
import { RowSkeleton } from '#web/ui/states/row-skeleton.tsx'
import { GroupBanner } from './group-banner.tsx'
import { useGroupPlace } from './write-place.ts'

/** A row for a group that is known by its id alone; nothing where there is none, or none any longer. */
export function GroupById({ id }: { id: GroupId }) {
  const { data, error, refetch } = useGroup(id)
  if (data) return data.isArchived ? null : <GroupRow group={data} />
  if (error?.code === 'groups.not-found') return null
  if (error) return <RowFailure onRetry={() => void refetch()} />
  return <RowSkeleton />
}

function GroupRow({ group }: { group: Group }) {
  const t = useTranslations('groups.card')
  const place = useGroupPlace()(group.place)
  const Where = group.meetingType === 'online' ? Video : MapPin
  return (
    <article className="relative flex overflow-hidden rounded-card bg-surface shadow-card hover:shadow-overlay has-[a:focus-visible]:ring-2 has-[a:focus-visible]:ring-accent">
      <div className="grid w-28 shrink-0 content-stretch">
        <GroupBanner group={group} sizes="112px" ratio={1} sign={32} />
      </div>
      <div className="grid min-w-0 flex-1 content-center gap-1 p-3">
        <h3 lang="" className="text-base leading-snug font-bold wrap-anywhere">
          <Link
            to="/groups/$id"
            params={{ id: group.id }}
            search={{}}
            className="outline-none after:absolute after:inset-0 hover:underline"
          >
            {group.title}
          </Link>
        </h3>
        <p className="flex gap-1.5 text-sm text-muted">
          <Where size={15} aria-hidden="true" className="mt-[0.2em] shrink-0" />
          <span className="min-w-0 wrap-anywhere">{place}</span>
        </p>
        <p className="flex gap-1.5 text-sm text-muted">
          <Users size={15} aria-hidden="true" className="mt-[0.2em] shrink-0" />
          {t('members', { n: group.memberCount })}
        </p>
      </div>
    </article>
  )
}
