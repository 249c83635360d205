import { CalendarDays, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useListPlace } from '#web/geo/place/public.tsx'
import { useGroupDialog } from '#web/groups/dialog/open-group-dialog.tsx'
import { deviceTimeZone } from '#web/platform/language/language.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { useExplorer } from './change-explorer.ts'
import { askedOf } from './explorer-policy.ts'
import { FilterSelects } from './filter-selects.tsx'
import { PlaceBox } from './place-box.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { useSearchGroups } from './search-groups.ts'

/** Groups and their meetings near a place. */
export function ExplorePage() {
  const t = useTranslations('groups.explorer')
  const explorer = useExplorer()
  const { filters, change } = explorer
  const place = useListPlace(filters)
  const groups = useSearchGroups(askedOf(filters, place, deviceTimeZone()))
  const placeName = usePlaceName()
  const { open, dialog } = useGroupDialog('explorer')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-2xl leading-tight font-bold wrap-anywhere md:text-4xl">
          {t('title', { place: place ? placeName(place.city) : '…' })}
        </h1>
        <div className="flex flex-wrap gap-2">
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
      <div className="flex flex-col gap-2 md:flex-row">
        <SearchBox words={filters.q} onWords={(q, options) => void change({ q }, options)} />
        <PlaceBox explorer={explorer} place={place} />
      </div>
      <FilterSelects explorer={explorer} country={place?.country ?? 'US'} />
      <CategoryStrip
        chosen={filters.categoryId}
        onChoose={(category) => void change({ category: category ?? undefined })}
      />
      <output className="min-h-6 font-semibold">
        {groups.data?.shown === 'matches' && <Count data={groups.data} />}
      </output>
      <Results explorer={explorer} place={place} groups={groups} />
      {dialog}
    </div>
  )
}

function Count({ data: { count, capped } }: { data: { count: number; capped: boolean } }) {
  const t = useTranslations('groups.explorer')
  return capped ? t('countCapped', { n: count }) : t('count', { n: count })
}
