import { BadgeCheck, Info, MapPin, Smartphone } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import type { DatingProfileId, DeckCard as Card } from '#contract/dating/profile/profile.ts'
import { SafetyMenu } from '#web/dating/matches/safety-menu.tsx'
import { useDistanceBucket } from '#web/dating/use-dating-distance.ts'
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
  /** Opens all that they tell. */
  onMore: () => void
}

/** Badges that one earns by more than a filled form. */
const BADGES = [
  { badge: 'verified_photo', Icon: BadgeCheck },
  { badge: 'verified_phone', Icon: Smartphone },
] as const

const STAMP =
  'pointer-events-none absolute top-16 rounded-xl border-4 px-4 py-1 font-display text-3xl font-extrabold opacity-0 will-change-[opacity]'

/** Somebody: their photos, and below them who they are and what they look for. Drawn anew only when it has changed: it moves meanwhile. */
export const DeckCard = memo(function DeckCard({ card, hold, onPhotoFail, onGone, onMore }: DeckCardProps) {
  const t = useTranslations('dating')
  const distance = useDistanceBucket()
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
        veiled={card.veiled}
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
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-[30%] bg-linear-to-t from-black/90 via-black/55 to-transparent" />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-3 px-5 pb-4 text-white [text-shadow:0_1px_3px_#000a]">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="flex items-center gap-2 font-display text-2xl leading-tight font-bold">
            <span lang="" className="min-w-0 truncate">
              {t('deck.nameAge', { name, age })}
            </span>
            {BADGES.map(
              ({ badge, Icon }) =>
                card.badges.includes(badge) && (
                  <span key={badge} title={t(`badge.${badge}`)} className="shrink-0">
                    <Icon size={20} aria-hidden="true" className="text-gold" />
                    <span className="sr-only">{t(`badge.${badge}`)}</span>
                  </span>
                ),
            )}
          </h3>
          <p className="flex items-center gap-1.5 text-sm">
            <MapPin size={15} aria-hidden="true" className="shrink-0" />
            <span lang="" className="truncate">
              {where}
            </span>
          </p>
          <p className="truncate text-sm font-semibold">
            {t(`lookingFor.${card.lookingFor}`)} · {t(`relationshipType.${card.relationshipType}`)}
          </p>
        </div>
        {isTop && (
          <button
            type="button"
            aria-label={t('deck.more', { name })}
            aria-haspopup="dialog"
            onClick={() => hold.isTap() && onMore()}
            // the whole lower part opens it, beside the photo's own halves
            className="pointer-events-auto grid size-11 shrink-0 place-content-center rounded-full bg-white/20 before:absolute before:inset-x-0 before:bottom-0 before:h-full focus-visible:outline-2 focus-visible:outline-white"
          >
            <Info size={24} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  )
})
