import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { ShareChoices } from './share-choices.tsx'
import type { SharedLink } from './share-policy.ts'

interface ShareSheetProps {
  /** 'Share this listing' where nothing else is said. */
  title?: string
  link: SharedLink
  /** Of a listing, which can be printed. */
  listingId?: ListingId
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The ways to share something, over its page; closes when one was taken. */
export function ShareSheet({ title, link, listingId, isOpen, onOpenChange }: ShareSheetProps) {
  const t = useTranslations('listings.share')
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title ?? t('title')}>
      <p className="mb-4 text-sm break-all text-muted">{link.url}</p>
      <ShareChoices link={link} listingId={listingId} onDone={() => onOpenChange(false)} />
    </Sheet>
  )
}
