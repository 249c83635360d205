import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { withWords } from '#web/platform/language/language.tsx'
import { withPageStyles } from '#web/platform/page-styles.ts'
import { cityOf, usePlaceName, useQuietPlace } from '#web/platform/place.ts'

const CitySheet = lazy(() =>
  withPageStyles(withWords(import('./city-sheet.tsx'))).then((module) => ({
    default: module.CitySheet,
  })),
)

/** Where the reader is taken to be, to be put right. */
export function CityLine() {
  const t = useTranslations('geo')
  const placeName = usePlaceName()
  const { place, isPending, choose } = useQuietPlace()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-white/40 underline-offset-4 hover:decoration-white ${isPending ? 'invisible' : ''}`}
      >
        <MapPin size={18} aria-hidden="true" className="shrink-0" />
        {place === null ? t('chooseCity') : t('nearCity', { place: placeName(place) })}
        <span
          aria-hidden="true"
          className="shrink-0 border-x-5 border-t-6 border-x-transparent border-t-current"
        />
      </button>
      {isOpen !== null && (
        <Suspense>
          <CitySheet place={cityOf(place)} onChoose={choose} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
