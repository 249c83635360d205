import { EyeOff, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeckCard } from '#contract/dating/profile/profile.ts'
import { Picture } from '#web/ui/picture.tsx'

interface PhotoCarouselProps {
  /** Whose photos they are. */
  name: string
  photos: DeckCard['photos']
  /** In place of photos that only matches are shown. */
  veiled: DeckCard['veiled']
  /** Only the card on top is turned over. */
  isTop: boolean
  /** False at the end of a drag. */
  isTap: () => boolean
  /** A photo does not load. */
  onFail: () => void
}

const SIZES = '(min-width: 480px) 26rem, 100vw'
const ZONE =
  'absolute inset-y-0 w-1/2 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-white'

/** One photo over the whole card; a tap on its left or right half shows the one before or the next. */
export function PhotoCarousel({ name, photos, veiled, isTop, isTap, onFail }: PhotoCarouselProps) {
  const t = useTranslations('dating.deck')
  const [index, setIndex] = useState(0)
  const total = photos.length
  const photo = photos[Math.min(index, total - 1)]
  const next = photos[index + 1]
  const turn = (by: number) => {
    if (isTap()) setIndex((now) => Math.min(Math.max(now + by, 0), total - 1))
  }
  const [veil] = veiled
  if (!photo && veil !== undefined) return <Veil picture={veil} />
  if (!photo)
    return (
      <div className="absolute inset-0 grid place-content-center bg-surface-tertiary text-muted">
        <UserRound size={72} aria-hidden="true" />
        <span className="sr-only">{t('noPhoto')}</span>
      </div>
    )
  return (
    <div className="absolute inset-0">
      <Picture
        key={photo.id}
        picture={photo}
        alt={t('photo', { n: index + 1, total, name })}
        sizes={SIZES}
        ratio={3 / 4}
        eager={isTop}
        onFail={onFail}
        className="size-full"
      />
      {isTop && next && (
        <div aria-hidden="true" className="invisible absolute inset-0">
          <Picture key={next.id} picture={next} alt="" sizes={SIZES} ratio={3 / 4} className="size-full" />
        </div>
      )}
      {total > 1 && (
        <div aria-hidden="true" className="absolute inset-x-3 top-3 flex gap-1.5">
          {photos.map(({ id }, i) => (
            <span
              key={id}
              className={`h-1 flex-1 rounded-full shadow-[0_0_2px_#0006] ${i === index ? 'bg-white' : 'bg-white/45'}`}
            />
          ))}
        </div>
      )}
      {isTop && total > 1 && (
        <>
          <button
            type="button"
            aria-label={t('previousPhoto')}
            onClick={() => turn(-1)}
            className={`${ZONE} start-0`}
          />
          <button
            type="button"
            aria-label={t('nextPhoto')}
            onClick={() => turn(1)}
            className={`${ZONE} end-0`}
          />
        </>
      )}
    </div>
  )
}

/** A photo that only matches are shown, as far as one may guess it. */
function Veil({ picture }: { picture: string }) {
  const t = useTranslations('dating.deck')
  return (
    <div className="absolute inset-0 overflow-hidden">
      <img src={picture} alt="" className="size-full scale-125 object-cover blur-xl" draggable={false} />
      <p className="absolute inset-x-6 top-1/3 grid justify-items-center gap-2 text-center font-semibold text-white [text-shadow:0_1px_3px_#000a]">
        <EyeOff size={32} aria-hidden="true" />
        {t('veiled')}
      </p>
    </div>
  )
}
