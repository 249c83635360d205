import { useTranslations } from 'use-intl'
import { ANYWHERE } from '#contract/groups/search-groups.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { GROUP_GRID, GroupCardSkeletons } from '#web/groups/card/card-frame.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { usePlaceName } from '#web/platform/place.ts'
import { useRadiusWords } from './use-radius-words.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ExplorerState } from './change-explorer.ts'
import { ExplorerCard } from './explorer-card.tsx'
import { isNarrowed, pagesOf, widerThan } from './explorer-policy.ts'
import { Pager } from './pager.tsx'
import type { useSearchGroups } from './search-groups.ts'

interface ResultsProps {
  explorer: ExplorerState
  place: ListPlace | null
  groups: ReturnType<typeof useSearchGroups>
}

/** Pictures of the first cards load at once. */
const EAGER = 3

/** The groups of a page in each of their states. */
export function Results({ explorer, place, groups }: ResultsProps) {
  const t = useTranslations('groups.explorer')
  const { data, error, isPaused, isPlaceholderData } = groups
  if (!data) {
    const failure = error ?? (isPaused ? new CallError('network', 0) : null)
    if (failure === null) return <GroupCardSkeletons />
    return <ErrorState error={failure} onRetry={() => void groups.refetch()} />
  }
  if (data.items.length === 0 && data.count > 0) return <PastTheEnd explorer={explorer} />
  if (data.items.length === 0) return <NothingFound explorer={explorer} place={place} />
  const isNewest = data.shown === 'newest'
  return (
    <section aria-labelledby="found" aria-busy={isPlaceholderData || undefined}>
      <h2 id="found" className={isNewest ? 'mb-4 text-2xl font-bold' : 'sr-only'}>
        {t(isNewest ? 'newest' : 'results')}
      </h2>
      <ul className={`${GROUP_GRID} ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data.items.map((group, i) => (
          <li key={group.id}>
            <ExplorerCard group={group} country={place?.country ?? 'US'} eager={i < EAGER} />
          </li>
        ))}
      </ul>
      {!isNewest && (
        <Pager search={explorer.search} page={explorer.filters.page} pages={pagesOf(data.count)} />
      )}
    </section>
  )
}

/** An old address may name a page that is no more. */
function PastTheEnd({ explorer: { change } }: Pick<ResultsProps, 'explorer'>) {
  const t = useTranslations('groups.explorer.empty')
  return (
    <EmptyState
      sentence={t('pastTheEnd')}
      action={<Button onClick={() => void change({}, { replace: true })}>{t('firstPage')}</Button>}
    />
  )
}

function NothingFound({ explorer, place }: Pick<ResultsProps, 'explorer' | 'place'>) {
  const t = useTranslations('groups.explorer.empty')
  const placeName = usePlaceName()
  const distanceWords = useRadiusWords()
  const { filters, change, clear } = explorer
  const near = placeName(place?.city ?? null)
  const country = place?.country ?? 'US'
  // those that meet online only are everywhere
  const isEverywhere = filters.radius === ANYWHERE || filters.type === 'online'
  const wider = isEverywhere ? null : widerThan(filters.radius)
  return (
    <EmptyState
      sentence={
        isEverywhere
          ? t('anywhere')
          : t('near', { place: near, radius: distanceWords(filters.radius, country) })
      }
      more={t('more')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {wider !== null && (
            <Button variant="secondary" onClick={() => void change({ radius: String(wider) })}>
              {wider === ANYWHERE ? t('everywhere') : t('widen', { radius: distanceWords(wider, country) })}
            </Button>
          )}
          {isNarrowed(filters) && (
            <Button variant="secondary" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      }
    />
  )
}
