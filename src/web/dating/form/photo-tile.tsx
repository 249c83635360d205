import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { addressOf } from '#contract/media/picture.ts'
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
  const source = useSource(photo)
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
        {source !== null && (
          <img
            src={source}
            alt={t('photo', { n })}
            draggable={false}
            className={`size-full object-cover ${isUnderWay ? 'animate-pulse' : ''}`}
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

/** The address of the stored photo, or of the chosen file for as long as it is shown. */
function useSource({ file, picture }: FormPhoto): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return picture ? addressOf(picture, 'small', 'webp') : address
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
