import { Chip } from '@heroui/react/chip'
import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { writtenIn } from '#contract/listings/written-in.ts'
import type { Favorite, FavoriteState } from '#contract/listings/favorites/favorite.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { useAgoInWords } from '#web/platform/format/ago-in-words.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSaveFavorite } from './save-favorite.ts'

const COLORS: Record<FavoriteState, 'success' | 'warning' | 'default'> = {
  active: 'success',
  reserved: 'warning',
  expired: 'default',
  fulfilled: 'default',
  hidden: 'default',
  gone: 'default',
}

/** A saved listing and how it is doing. Of what is hidden or gone nothing is left to show. */
export function FavoriteRow({ favorite }: { favorite: Favorite }) {
  const t = useTranslations('listings.favorites')
  const agoInWords = useAgoInWords()
  const { shown } = useLanguage()
  const { listingId, state, savedAt } = favorite
  const card = favorite.card && writtenIn(favorite.card, shown)
  const save = useSaveFavorite({ id: listingId, title: card?.title ?? null })
  return (
    <article className="flex items-center gap-4 rounded-card bg-surface p-3 shadow-card">
      <span
        className={`block size-24 shrink-0 overflow-hidden rounded-2xl ${state === 'active' ? '' : 'opacity-60'}`}
      >
        {card?.cover ? (
          <Picture picture={card.cover} alt="" sizes="96px" ratio={1} />
        ) : (
          <CategoryArt category={card?.category ?? 'all'} />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <Chip size="sm" variant="soft" color={COLORS[state]}>
          {t(`state.${state}`)}
        </Chip>
        {card && <Named card={card} />}
        <p className="text-sm text-muted">{t('savedOn', { ago: agoInWords(savedAt) })}</p>
      </div>
      <Button
        isIconOnly
        variant="ghost"
        aria-label={card ? t('remove', { title: card.title }) : t('removeNameless')}
        onClick={() => save(false)}
      >
        <Heart size={22} aria-hidden="true" className="fill-berbere stroke-berbere" />
      </Button>
    </article>
  )
}

function Named({ card }: { card: NonNullable<Favorite['card']> }) {
  const placeName = usePlaceName()
  return (
    <>
      <h2 className="text-base leading-snug font-semibold">
        <Link
          to="/listing/$id"
          params={{ id: card.id }}
          lang={card.lang}
          className="font-sans wrap-anywhere hover:underline"
        >
          {card.title}
        </Link>
      </h2>
      <p className="font-display font-bold">
        <ListingPrice price={card.price} />
      </p>
      {card.place && <p className="text-sm text-muted">{placeName(card.place)}</p>}
    </>
  )
}
