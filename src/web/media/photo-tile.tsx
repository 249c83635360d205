import { Input } from '@heroui/react/input'
import { ArrowLeft, ArrowRight, CloudOff, Crop, ImageOff, RotateCw, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pictureUrl } from '#contract/media/picture.ts'
import { isLost, type Photo } from './photo-policy.ts'
import { dragHandlers, TileButton } from './tile-parts.tsx'

/** Characters; the listing's own limit. */
const ALT_MAX = 140

interface PhotoTileProps {
  photo: Photo
  index: number
  count: number
  isCover: boolean
  onMove: (to: number) => void
  onDropFrom: (from: number) => void
  onRemove: () => void
  onEdit: () => void
  onRetry: () => void
  onAlt: (alt: string) => void
}

/** One photo of the list: its state, its place in the order, what is to be seen on it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, isCover, onMove, onDropFrom, onRemove, onEdit, onRetry, onAlt } = props
  const t = useTranslations('media.picker')
  const te = useTranslations('media.edit')
  const n = index + 1
  return (
    <div
      data-photo={photo.key}
      draggable
      {...dragHandlers(index, onDropFrom)}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-2xl bg-surface shadow-card"
    >
      <PhotoView photo={photo} n={n} isCover={isCover} />
      <div className="grid grow grid-cols-1 content-between gap-1 p-2">
        {!isLost(photo) && (
          <Input
            aria-label={t('altLabel', { n })}
            placeholder={t('alt')}
            value={photo.alt}
            maxLength={ALT_MAX}
            onChange={(event) => onAlt(event.target.value)}
            className="min-h-11 w-full text-sm"
          />
        )}
        <div className={`-mx-1 flex flex-wrap ${isLost(photo) ? 'justify-end' : 'justify-between'}`}>
          {!isLost(photo) && (
            <>
              <TileButton
                label={t('earlier', { n })}
                move="earlier"
                isDisabled={index === 0}
                onClick={() => onMove(index - 1)}
              >
                <ArrowLeft size={18} aria-hidden="true" />
              </TileButton>
              <TileButton
                label={t('later', { n })}
                move="later"
                isDisabled={n === count}
                onClick={() => onMove(index + 1)}
              >
                <ArrowRight size={18} aria-hidden="true" />
              </TileButton>
            </>
          )}
          {!isLost(photo) && (
            <TileButton label={te('open', { n })} onClick={onEdit}>
              <Crop size={18} aria-hidden="true" />
            </TileButton>
          )}
          {(photo.state === 'failed' || photo.state === 'waiting') && (
            <TileButton label={t('retry', { n })} onClick={onRetry}>
              <RotateCw size={18} aria-hidden="true" />
            </TileButton>
          )}
          <TileButton label={t('remove', { n })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" className="text-danger" />
          </TileButton>
        </div>
      </div>
    </div>
  )
}

function PhotoView({ photo, n, isCover }: { photo: Photo; n: number; isCover: boolean }) {
  const t = useTranslations('media.picker')
  const source = photo.picture ? pictureUrl(photo.picture.id, 'small', 'webp') : photo.preview
  const alt = photo.alt || t('photo', { n })
  // what is no picture has nothing to show
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className="relative aspect-[4/3] bg-surface-tertiary">
      {source !== null && source !== broken ? (
        <img
          src={source}
          alt={alt}
          draggable={false}
          onError={() => setBroken(source)}
          className="size-full object-cover"
        />
      ) : (
        <span className="grid size-full place-content-center text-muted">
          <ImageOff size={32} aria-hidden="true" />
        </span>
      )}
      {isCover && (
        <span className="absolute start-2 top-2 flex items-center gap-1 rounded-full bg-gold px-2.5 py-1 text-xs font-semibold text-gold-foreground">
          <Star size={12} fill="currentColor" aria-hidden="true" />
          {t('cover')}
        </span>
      )}
      <output className="absolute inset-x-0 bottom-0">
        {photo.state === 'uploading' && (
          <span className="block bg-black/75 px-3 py-1.5 text-xs font-medium text-white">
            {t('uploading')}
            <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-white/30">
              <span className="block h-full w-1/3 animate-pulse rounded-full bg-gold" />
            </span>
          </span>
        )}
        {photo.state === 'waiting' && (
          <span className="flex items-center gap-1.5 bg-black/75 px-3 py-1.5 text-xs font-medium text-white">
            <CloudOff size={14} aria-hidden="true" className="shrink-0" />
            {t(photo.isPersisted === false ? 'notKept' : 'waiting')}
          </span>
        )}
        {isLost(photo) && (
          <span className="block bg-danger px-3 py-1.5 text-xs font-medium text-danger-foreground">
            {photo.failure}
          </span>
        )}
      </output>
    </div>
  )
}
