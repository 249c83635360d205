import { ChevronLeft, ChevronRight, Flag, Trash2, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslations } from 'use-intl'
import type { Picture, PrivatePicture } from '#contract/media/picture.ts'
import { ZoomPicture } from './zoom-picture.tsx'

export interface ViewedPhoto {
  picture: Picture | PrivatePicture
  /** What its owner wrote about it; stands below it. */
  alt: string | null
}

interface PhotoViewerProps {
  photos: readonly ViewedPhoto[]
  altOf: (photo: ViewedPhoto, index: number) => string
  /** The photo shown first. */
  start: number
  isOpen: boolean
  /** Hears which photo was shown last. */
  onClose: (index: number) => void
  /** Says that something is wrong with the photo shown; missing where nobody may. */
  onReport?: ((index: number) => void) | undefined
  /** Which ones; all when left out. */
  mayReport?: (index: number) => boolean
  onDelete?: (index: number) => void
  mayDelete?: (index: number) => boolean
}

const STEP = 1.6
const always = () => true
/** Below the photo for thumbs, beside it for a mouse. */
const turner = 'md:absolute md:top-1/2 md:size-12 md:-translate-y-1/2 md:bg-black/50'

/** Photos over the whole screen: pinch, wheel, double tap or the buttons zoom; swipe and arrow keys turn over. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, altOf, start, isOpen, onClose } = props
  const { onReport, mayReport = always, onDelete, mayDelete = always } = props
  const t = useTranslations('media.viewer')
  const tUi = useTranslations('ui')
  const [index, setIndex] = useState(start)
  const [scale, setScale] = useState(1)
  const total = photos.length
  const photo = photos[index]
  const turn = (by: number) => {
    setScale(1)
    setIndex((now) => Math.min(Math.max(now + by, 0), total - 1))
  }
  const zoom = (by: number) => setScale((now) => Math.min(Math.max(now * by, 1), 5))
  const keys: Record<string, () => void> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    '+': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => setScale(1),
  }
  useKeys(isOpen, keys)
  if (!photo) return null
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose(index)}
      data-photo-viewer=""
      className="fixed inset-0 z-50 bg-black text-white"
    >
      <Modal className="size-full">
        <Dialog aria-label={t('label')} className="flex size-full flex-col outline-none">
          {({ close }) => (
            <>
              <div className="flex items-center gap-1 px-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
                <output className="me-auto px-3 font-medium">{t('counter', { n: index + 1, total })}</output>
                <Tool label={t('zoomOut')} isOff={scale <= 1} onClick={() => zoom(1 / STEP)}>
                  <ZoomOut size={22} aria-hidden="true" />
                </Tool>
                <Tool label={t('zoomIn')} isOff={scale >= 5} onClick={() => zoom(STEP)}>
                  <ZoomIn size={22} aria-hidden="true" />
                </Tool>
                {onDelete && mayDelete(index) && (
                  <Tool label={t('delete')} onClick={() => onDelete(index)}>
                    <Trash2 size={20} aria-hidden="true" />
                  </Tool>
                )}
                {onReport && mayReport(index) && (
                  <Tool label={t('report')} onClick={() => onReport(index)}>
                    <Flag size={20} aria-hidden="true" />
                  </Tool>
                )}
                <Tool label={tUi('close')} onClick={close}>
                  <X size={24} aria-hidden="true" />
                </Tool>
              </div>
              <ZoomPicture
                key={photo.picture.id}
                picture={photo.picture}
                alt={altOf(photo, index)}
                scale={scale}
                onScale={setScale}
                onSwipe={turn}
              />
              <div className="flex min-h-12 items-center justify-center gap-3 px-3 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
                <Tool
                  label={t('previous')}
                  isOff={index === 0}
                  onClick={() => turn(-1)}
                  className={`${turner} md:start-4`}
                >
                  <ChevronLeft size={26} aria-hidden="true" />
                </Tool>
                <p className="min-w-0 flex-1 text-center text-sm">{photo.alt}</p>
                <Tool
                  label={t('next')}
                  isOff={index === total - 1}
                  onClick={() => turn(1)}
                  className={`${turner} md:end-4`}
                >
                  <ChevronRight size={26} aria-hidden="true" />
                </Tool>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The viewer takes the whole screen, and so it takes the keys wherever the focus is. */
function useKeys(isOn: boolean, keys: Record<string, () => void>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => latest.current[event.key]?.()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

interface ToolProps {
  label: string
  isOff?: boolean
  onClick: () => void
  className?: string
  children: ReactNode
}

function Tool({ label, isOff = false, onClick, className = '', children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className={`grid size-11 shrink-0 place-content-center rounded-full hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-white aria-disabled:opacity-35 ${className}`}
    >
      {children}
    </button>
  )
}
