import { MapPinned } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Place } from '#contract/geo/place.ts'
import { PressButton } from '#web/ui/press-button.tsx'

const PickPlaceSheet = lazy(() =>
  import('./map/pick-place-sheet.tsx').then((module) => ({ default: module.PickPlaceSheet })),
)

interface PickPlaceProps {
  /** Where the map begins. */
  place: Place | null
  onPick: (place: Place) => void
}

/** Beside a city box: the city where one points on a map. */
export function PickPlace({ place, onPick }: PickPlaceProps) {
  const t = useTranslations('geo.map')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PressButton
        variant="ghost"
        size="sm"
        className="min-h-11 justify-self-start px-2 text-start whitespace-normal"
        onPress={() => setOpen(true)}
      >
        <MapPinned size={18} aria-hidden="true" />
        {t('choose')}
      </PressButton>
      {isOpen && (
        <Suspense>
          <PickPlaceSheet
            place={place}
            onPick={(picked) => {
              setOpen(false)
              onPick(picked)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
