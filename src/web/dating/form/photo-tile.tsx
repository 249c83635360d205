import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { addressOf } from '#contract/media/picture.ts'
import { dragHandlers, LocalPhoto, TileButton } from '#web/media/public.tsx'
import type { FormPhoto } from './dating-form-policy.ts'

interface PhotoTileProps {
  photo: FormPhoto
  index: number
  count: number
  isSending: boolean
  onMove: (to: number) => void
  onDropFrom: (from: number) => void
  onRemove: () => void
}

/** One photo and its place in the order. */
export function PhotoTile({ photo, index, count, isSending, onMove, onDropFrom, onRemove }: PhotoTileProps) {
  const t = useTranslations('dating.form')
  const n = index + 1
  const isUnderWay = isSending && photo.mediaId === null
  return (
    <div
      data-photo={photo.key}
      draggable={!isSending}
      {...dragHandlers(index, onDropFrom)}
      className="overflow-hidden rounded-2xl bg-surface shadow-card"
    >
      <div className="relative aspect-[4/5] bg-surface-tertiary">
        {photo.file && (
          <LocalPhoto
            file={photo.file}
            alt={t('photo', { n })}
            className={`size-full ${isUnderWay ? 'animate-pulse' : ''}`}
          />
        )}
        {photo.picture && (
          <img
            src={addressOf(photo.picture, 'small', 'webp')}
            alt={t('photo', { n })}
            draggable={false}
            className="size-full object-cover"
          />
        )}
        {index === 0 && (
          <span className="absolute start-2 top-2 flex items-center gap-1 rounded-full bg-gold px-2.5 py-1 text-xs font-semibold text-gold-foreground">
            <Star size={12} fill="currentColor" aria-hidden="true" />
            {t('photoMain')}
          </span>
        )}
        {photo.hasFailed && !isSending && (
          <span className="absolute inset-x-0 bottom-0 bg-danger px-3 py-1.5 text-xs font-medium text-danger-foreground">
            {t('photoFailed')}
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <TileButton
          label={t('photoEarlier', { n })}
          move="earlier"
          isDisabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </TileButton>
        <TileButton
          label={t('photoLater', { n })}
          move="later"
          isDisabled={n === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight size={18} aria-hidden="true" />
        </TileButton>
        <TileButton label={t('photoRemove', { n })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" className="text-danger" />
        </TileButton>
      </div>
    </div>
  )
}
