import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { ListingSearchState } from './change-search.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { ListPlace } from '#web/geo/place/public.tsx'

interface FilterSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  search: ListingSearchState
  place: ListPlace | null
  /** What the button that closes the sheet says, e.g. "Show 12 listings". */
  doneLabel: string
}

/** The filters on a phone; the list behind follows at once and the button says how much there is. */
export function FilterSheet({ isOpen, onOpenChange, search, place, doneLabel }: FilterSheetProps) {
  const t = useTranslations('listings.search')
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('filters')}
      footer={
        <div className="flex w-full gap-2">
          <Button variant="tertiary" className="min-h-11" onClick={search.clear}>
            {t('clearAll')}
          </Button>
          <Button className="min-h-11 flex-1" onClick={() => onOpenChange(false)}>
            {doneLabel}
          </Button>
        </div>
      }
    >
      <FilterPanel search={search} place={place} />
    </Sheet>
  )
}
