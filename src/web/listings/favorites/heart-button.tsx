import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { useFavorite } from './save-favorite.ts'

interface HeartButtonProps {
  listing: { id: ListingId; title: string }
  className?: string
}

/** Saves a listing with one tap. Light: it stands on every card. */
export function HeartButton({ listing, className = '' }: HeartButtonProps) {
  const t = useTranslations('listings.heart')
  const { isSaved, toggle } = useFavorite(listing)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('label', { title: listing.title })}
      onClick={toggle}
      className={`grid size-11 place-content-center rounded-full ${className}`}
    >
      <Heart
        size={22}
        aria-hidden="true"
        strokeWidth={2}
        className={`transition-transform motion-safe:active:scale-90 ${isSaved ? 'fill-berbere stroke-white' : 'fill-black/40 stroke-white'}`}
      />
    </button>
  )
}
