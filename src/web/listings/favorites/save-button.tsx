import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { useFavorite } from './save-favorite.ts'

interface SaveButtonProps {
  listing: { id: ListingId; title: string }
  className: string
}

/** The heart among the actions of a listing's page. */
export function SaveButton({ listing, className }: SaveButtonProps) {
  const t = useTranslations('listings.heart')
  const { isSaved, toggle } = useFavorite(listing)
  return (
    <Button
      isIconOnly
      variant="outline"
      className={className}
      aria-pressed={isSaved}
      aria-label={t('label', { title: listing.title })}
      onClick={toggle}
    >
      <Heart size={20} aria-hidden="true" className={isSaved ? 'fill-berbere stroke-berbere' : ''} />
    </Button>
  )
}
