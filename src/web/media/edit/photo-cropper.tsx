import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import type { Area } from '#web/media/open/draw-jpeg.ts'

const LARGEST_ZOOM = 4

interface PhotoCropperProps {
  /** Address of the picture, such as an object URL. */
  source: string
  /** Width to height of the window. */
  ratio: number
  isRound?: boolean
  onChange: (area: Area) => void
}

/** Moves and enlarges a picture under a window; by finger, mouse, wheel or keys. */
export function PhotoCropper({ source, ratio, isRound = false, onChange }: PhotoCropperProps) {
  const t = useTranslations('media.edit')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="grid gap-4">
      <div className="relative h-72 overflow-hidden rounded-2xl bg-[#14120F] sm:h-80">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={ratio}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onChange(pixels)}
          cropperProps={{ 'aria-label': t('move'), role: 'group' }}
          // It would write a style element, which the content policy refuses.
          disableAutomaticStylesInjection
        />
      </div>
      <label className="grid gap-1 text-sm font-medium">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="h-11 w-full accent-accent"
        />
      </label>
    </div>
  )
}
