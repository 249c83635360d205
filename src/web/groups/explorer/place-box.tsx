import { MapPin, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ListPlace, useChooseCity } from '#web/geo/place/public.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { Button } from '#web/ui/button.tsx'
import type { ExplorerState } from './change-explorer.ts'

const PlaceSheet = lazy(() => import('./place-sheet.tsx').then((module) => ({ default: module.PlaceSheet })))

/** Where groups are looked for, and the way to look elsewhere. */
export function PlaceBox({ explorer, place }: { explorer: ExplorerState; place: ListPlace | null }) {
  const t = useTranslations('groups.explorer.place')
  const placeName = usePlaceName()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const chooseCity = useChooseCity(explorer, place)
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className="min-h-12 min-w-0 justify-start gap-2 rounded-full border-[var(--field-border)] bg-field px-4 font-medium md:w-64"
        onClick={() => setOpen(true)}
      >
        <MapPin size={18} aria-hidden="true" className="shrink-0 text-accent" />
        <span className="sr-only">{t('change')}: </span>
        <span className="min-w-0 flex-1 truncate text-start">
          {place ? placeName(place.city) : t('searching')}
        </span>
        <Pencil size={16} aria-hidden="true" className="shrink-0 text-muted" />
      </Button>
      {isOpen !== null && (
        <Suspense>
          <PlaceSheet
            isOpen={isOpen}
            onOpenChange={setOpen}
            place={place?.place ?? null}
            onChoose={(city) => {
              setOpen(false)
              void chooseCity(city, { q: explorer.search.q })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
