import { BellPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Button } from '#web/ui/button.tsx'

const SaveSearchSheet = lazy(() =>
  import('./save-search-sheet.tsx').then((module) => ({ default: module.SaveSearchSheet })),
)

interface SaveSearchButtonProps {
  /** Null while it is not known where to look. */
  query: ListingFiltersInput | null
  place: ListPlace | null
  variant?: 'primary' | 'secondary' | 'tertiary'
  /** Where there is little room: the picture alone. */
  isCompact?: boolean
}

/** Saves the search of a list page; visitors are led to sign in and come back to it. */
export function SaveSearchButton(props: SaveSearchButtonProps) {
  const { query, place, variant = 'tertiary', isCompact = false } = props
  const t = useTranslations('listings.alerts')
  const { user } = useSession()
  const askToJoin = useAskToJoin()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = () => {
    if (user) return setOpen(true)
    askToJoin('alert')
  }
  return (
    <>
      <Button
        variant={variant}
        isIconOnly={isCompact}
        aria-label={t('save')}
        title={isCompact ? t('save') : undefined}
        aria-haspopup="dialog"
        disabled={query === null}
        onClick={open}
      >
        <BellPlus size={18} aria-hidden="true" />
        {!isCompact && t('save')}
      </Button>
      {isOpen !== null && query !== null && (
        <Suspense>
          <SaveSearchSheet isOpen={isOpen} onOpenChange={setOpen} query={query} place={place} />
        </Suspense>
      )}
    </>
  )
}
