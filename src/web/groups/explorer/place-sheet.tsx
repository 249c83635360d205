import { useTranslations } from 'use-intl'
import type { Place } from '#contract/geo/place.ts'
import { CityBox } from '#web/geo/public.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface PlaceSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  place: Place | null
  onChoose: (city: Place) => void
}

/** Asks where to look: a city out of the list, or the device's own position. */
export function PlaceSheet({ isOpen, onOpenChange, place, onChoose }: PlaceSheetProps) {
  const t = useTranslations('groups.explorer.place')
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('change')}>
      <div className="min-h-56 p-1">
        <CityBox
          value={place}
          onChange={(city) => city && onChoose(city)}
          label={t('label')}
          hint={t('hint')}
          allowLocate
        />
      </div>
    </Sheet>
  )
}
