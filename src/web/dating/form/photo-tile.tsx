import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf } from '#contract/media/picture.ts'
import { LocalPhoto } from '#web/media/public.tsx'
import type { FormPhoto } from './dating-form-policy.ts'

const DRAG_TYPE = 'application/x-dating-photo'

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
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(DRAG_TYPE)
    if (from === '') return
    event.preventDefault()
    event.stopPropagation()
    onDropFrom(Number(from))
  }
  return (
    <div
      data-photo={photo.key}
      draggable={!isSending}
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(index))}
      onDrop={drop}
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

interface TileButtonProps {
  label: string
  move?: 'earlier' | 'later'
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

function TileButton({ label, move, isDisabled = false, onClick, children }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-move={move}
      disabled={isDisabled}
      onClick={onClick}
      className="grid size-11 place-content-center rounded-full hover:bg-default disabled:opacity-35"
    >
      {children}
    </button>
  )
}
