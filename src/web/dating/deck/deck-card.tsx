import { BadgeCheck, MapPin } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import {
  DATING_LIMITS,
  type DatingProfileId,
  type DeckCard as Card,
} from '#contract/dating/profile/profile.ts'
import { SafetyMenu } from '#web/dating/matches/safety-menu.tsx'
import { useDistanceBucket } from '#web/dating/use-dating-distance.ts'
import { useListed } from '#web/dating/write-list.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import type { Hold } from './move-card.ts'
import { PhotoCarousel } from './photo-carousel.tsx'

interface DeckCardProps {
  card: Card
  /** The card on top is held and moved; the next one waits below it. */
  hold: Hold | null
  /** An address of a photo may no longer hold. */
  onPhotoFail: () => void
  onGone: (id: DatingProfileId) => void
}

const STAMP =
  'absolute top-16 rounded-xl border-4 px-4 py-1 font-display text-3xl font-extrabold opacity-0 will-change-[opacity]'

/** Somebody: their photos, and below them what they tell. Drawn anew only when it has changed: it moves meanwhile. */
export const DeckCard = memo(function DeckCard({ card, hold, onPhotoFail, onGone }: DeckCardProps) {
  const t = useTranslations('dating')
  const distance = useDistanceBucket()
  const listed = useListed()
  const { displayName, age, city } = card
  const name = usePersonName()(displayName)
  const isTop = hold !== null
  // of a card that comes to the top, when there is time
  const hasMenu = useDeferredValue(isTop)
  const where = [city, card.distance && distance(card.distance)].filter(Boolean).join(' · ')
  return (
    <div
      ref={hold?.cardRef}
      {...hold?.handlers}
      inert={!isTop}
      className={`absolute inset-0 touch-pan-y overflow-hidden rounded-card bg-surface-tertiary shadow-card select-none [contain:strict] ${isTop ? 'cursor-grab will-change-transform active:cursor-grabbing' : 'scale-95'}`}
    >
      <PhotoCarousel
        name={name}
        photos={card.photos}
        isTop={isTop}
        isTap={hold?.isTap ?? (() => false)}
        onFail={onPhotoFail}
      />
      {isTop && (
        <>
          <span
            data-stamp="like"
            aria-hidden="true"
            className={`${STAMP} start-5 -rotate-12 border-[#8ff0b6] text-[#8ff0b6]`}
          >
            {t('deck.stampLike')}
          </span>
          <span
            data-stamp="pass"
            aria-hidden="true"
            className={`${STAMP} end-5 rotate-12 border-[#ffb4ab] text-[#ffb4ab]`}
          >
            {t('deck.stampPass')}
          </span>
        </>
      )}
      {isTop && hasMenu && (
        <div className="absolute end-2 top-6">
          <SafetyMenu profileId={card.id} name={name} look="photo" onGone={() => onGone(card.id)} />
        </div>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 grid gap-1.5 bg-linear-to-t from-black/90 via-black/70 to-transparent px-5 pt-20 pb-5 text-white">
        <h3 className="flex items-center gap-2 font-display text-2xl leading-tight font-bold">
          <span lang="" className="min-w-0 truncate">
            {t('deck.nameAge', { name, age })}
          </span>
          {card.badges.includes('verified_photo') && (
            <>
              <BadgeCheck size={22} aria-hidden="true" className="shrink-0 text-gold" />
              <span className="sr-only">{t('badge.verified_photo')}</span>
            </>
          )}
        </h3>
        <p className="flex items-center gap-1.5 text-sm">
          <MapPin size={15} aria-hidden="true" className="shrink-0" />
          <span lang="" className="truncate">
            {where}
          </span>
        </p>
        <p lang="" className="line-clamp-3 text-sm leading-snug wrap-anywhere">
          {card.bio}
        </p>
        {card.culturalTags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5 pt-0.5">
            {card.culturalTags.slice(0, DATING_LIMITS.tagsMax).map((tag) => (
              <li key={tag} className="rounded-full bg-white/20 px-2.5 py-0.5 text-xs font-medium">
                {t(`tag.${tag}`)}
              </li>
            ))}
          </ul>
        )}
        <p className="truncate text-xs text-white/85">
          {t('deck.languages', { languages: listed(card.languages.map((one) => t(`language.${one}`))) })}
        </p>
      </div>
    </div>
  )
})
