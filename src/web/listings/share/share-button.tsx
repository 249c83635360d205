import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { sharedLink } from './share-policy.ts'

const ShareSheet = lazy(() => import('./share-sheet.tsx').then((module) => ({ default: module.ShareSheet })))

interface ShareButtonProps {
  listing: { id: ListingId; title: string }
  /** Shows the word beside the icon. */
  isWide: boolean
  /** Says which one, where several stand on a page. */
  isNamed?: boolean
  className: string
}

/** Opens the ways to share a listing. */
export function ShareButton({ listing, isWide, isNamed = false, className }: ShareButtonProps) {
  const t = useTranslations('listings.share')
  const { shown: language } = useLanguage()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { origin } = location
  const icon = <Share2 size={20} aria-hidden="true" />
  return (
    <>
      <Button
        isIconOnly={!isWide}
        variant="outline"
        className={className}
        aria-label={isNamed ? t('labelOf', { title: listing.title }) : t('label')}
        onClick={() => setOpen(true)}
      >
        {icon}
        {isWide && t('label')}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <ShareSheet
            listingId={listing.id}
            link={sharedLink(listing, { origin, language })}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
