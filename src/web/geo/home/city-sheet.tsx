import { useTranslations } from 'use-intl'
import type { Place } from '#contract/geo/place.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { CityBox } from '#web/geo/city-box.tsx'

interface CitySheetProps {
  place: Place | null
  onChoose: (place: Place) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Another city to look from; closes when one was chosen. */
export function CitySheet({ place, onChoose, isOpen, onOpenChange }: CitySheetProps) {
  const t = useTranslations('geo')
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('whereFrom')}>
      <div className="min-h-72 p-1">
        <CityBox
          label={t('placeholder')}
          value={place}
          allowLocate
          onChange={(chosen) => {
            if (chosen === null) return
            onChoose(chosen)
            onOpenChange(false)
          }}
        />
      </div>
    </Sheet>
  )
}
