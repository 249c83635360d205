import { Skeleton } from '@heroui/react/skeleton'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PollCard } from './poll-card.tsx'
import { usePolls } from './use-polls.ts'

const PollSheet = lazy(() => import('./poll-sheet.tsx').then((module) => ({ default: module.PollSheet })))

/** What the members of a group are asked. Without polls it is there for those alone who may ask. */
export function PollsPart({ group }: { group: Group }) {
  const t = useTranslations('groups.polls')
  const { data, error, refetch } = usePolls(group.id)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const mayAsk = group.membership?.mayModerate === true && !group.isArchived
  if (data?.items.length === 0 && !mayAsk) return null
  return (
    <section aria-labelledby="polls" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="polls" className="text-xl font-bold">
          {t('title')}
        </h2>
        {mayAsk && (
          <Button variant="secondary" className="min-h-11" onClick={() => setAsking(true)}>
            <Plus size={18} aria-hidden="true" />
            {t('create')}
          </Button>
        )}
      </div>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32 w-full rounded-card" aria-busy="true" />}
      {data?.items.length === 0 && <p className="text-muted">{t('none')}</p>}
      {data && data.items.length > 0 && (
        <ul className="grid gap-3">
          {data.items.map((poll) => (
            <li key={poll.id}>
              <PollCard group={group} poll={poll} mayModerate={mayAsk} />
            </li>
          ))}
        </ul>
      )}
      {isAsking !== null && (
        <Suspense>
          <PollSheet groupId={group.id} isOpen={isAsking} onOpenChange={setAsking} />
        </Suspense>
      )}
    </section>
  )
}
