import { CalendarDays, Compass, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { GROUP_GRID, GroupCardSkeletons } from '#web/groups/card/card-frame.tsx'
import { OutgoingAnswers } from '#web/groups/events/attendance/outgoing-answers.tsx'
import { useGroupDialog } from '#web/groups/dialog/open-group-dialog.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { usePlace } from '#web/platform/place.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Button } from '#web/ui/button.tsx'
import { useNearGroups } from './load-near-groups.ts'
import { NearCard } from './near-card.tsx'
import { OwnStrip } from './own-strip.tsx'

/** Groups near the reader, the nearest first, then those that meet online. */
export function GroupsTab() {
  const t = useTranslations('groups.tab')
  const { user } = useSession()
  const { open, dialog } = useGroupDialog('tab')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-2xl font-bold md:text-3xl">{t('title')}</h2>
          <p className="mt-1 text-muted">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/groups/explore" search={{}} variant="secondary" className="min-h-11">
            <Compass size={18} aria-hidden="true" />
            {t('explore')}
          </ButtonLink>
          <ButtonLink to="/groups/calendar" search={{}} variant="secondary" className="min-h-11">
            <CalendarDays size={18} aria-hidden="true" />
            {t('calendar')}
          </ButtonLink>
          <Button className="min-h-11" onClick={open}>
            <Plus size={18} aria-hidden="true" />
            {t('create')}
          </Button>
        </div>
      </header>
      <OutgoingAnswers />
      {user && <OwnStrip />}
      <NearGroups onCreate={open} />
      {dialog}
    </div>
  )
}

/** Pictures of the first cards load at once. */
const EAGER = 3

function NearGroups({ onCreate }: { onCreate: () => void }) {
  const t = useTranslations('groups.tab')
  const { place } = usePlace()
  const groups = useNearGroups(place)
  const { data, error, isPaused } = groups
  if (!data) {
    const failure = error ?? (isPaused ? new CallError('network', 0) : null)
    if (failure === null) return <GroupCardSkeletons />
    return <ErrorState error={failure} onRetry={() => void groups.refetch()} />
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <EmptyState
        sentence={t('empty')}
        more={t('emptyMore')}
        action={<Button onClick={onCreate}>{t('create')}</Button>}
      />
    )
  return (
    <section aria-labelledby="near-groups">
      <h3 id="near-groups" className="mb-3 text-xl font-bold">
        {t('near')}
      </h3>
      <ul className={GROUP_GRID}>
        {items.map((group, i) => (
          <li key={group.id}>
            <NearCard group={group} country={place?.country ?? 'US'} eager={i < EAGER} />
          </li>
        ))}
      </ul>
      <LoadMore list={groups} />
    </section>
  )
}
