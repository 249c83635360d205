import { useTranslations } from 'use-intl'
import { SAVED_SEARCH_LIMITS, SavedFilters } from '#contract/listings/alerts/saved-search.ts'
import type { ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useSaveSearch } from './save-search.ts'
import { SearchForm } from './search-form.tsx'
import { useSearchName } from './write-search-name.ts'

interface SaveSearchSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  query: ListingFiltersInput
  place: ListPlace | null
}

/** Asks for the name of a search and when to notify. */
export function SaveSearchSheet({ isOpen, onOpenChange, query, place }: SaveSearchSheetProps) {
  const t = useTranslations('listings.alerts')
  const nameOf = useSearchName()
  const { mutateAsync } = useSaveSearch()
  const filters = SavedFilters.parse(query)
  const city = place?.city ? { ...place.city, country: place.country } : null
  const name = [...nameOf({ filters, place: city })].slice(0, SAVED_SEARCH_LIMITS.nameMax).join('')
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('saveTitle')}>
      <p className="mb-4 text-muted">{t('saveLead')}</p>
      <SearchForm
        values={{ name, channel: 'email', frequency: 'instant' }}
        onSave={async (fields) => {
          await mutateAsync({ ...fields, filters, placeId: place?.place?.id ?? null })
          onOpenChange(false)
        }}
      />
    </Sheet>
  )
}
