import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { addressOf, type Picture, type PrivatePicture } from '#contract/media/picture.ts'

const MAX_SCALE = 5
const DOUBLE_TAP_SCALE = 2.5
/** Pixels a finger moves sideways before the photo is turned over. */
const SWIPE = 60

interface ZoomPictureProps {
  picture: Picture | PrivatePicture
  alt: string
  scale: number
  onScale: (scale: number) => void
  /** 1 for the next photo, -1 for the one before. */
  onSwipe: (by: 1 | -1) => void
}

interface Point {
  x: number
  y: number
}

/** Where a gesture began: the fingers' middle and spread, and what was to be seen. */
interface Grip {
  middle: Point
  spread: number
  scale: number
  shift: Point
}

/** One photo that fingers or the wheel enlarge and move. */
export function ZoomPicture({ picture, alt, scale, onScale, onSwipe }: ZoomPictureProps) {
  const [moved, setMoved] = useState<Point>({ x: 0, y: 0 })
  const [isHeld, setHeld] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const grip = useRef<Grip | null>(null)
  const shift = scale > 1 ? within(moved, scale) : { x: isHeld ? moved.x : 0, y: 0 }
  useWheel(frame, (factor) => onScale(clamp(scale * factor, 1, MAX_SCALE)))

  const hold = () => {
    const points = [...fingers.current.values()]
    grip.current = points.length === 0 ? null : { ...measure(points), scale, shift }
    setHeld(points.length > 0)
  }
  const follow = (event: PointerEvent) => {
    const held = grip.current
    if (held === null || !fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const { middle, spread } = measure([...fingers.current.values()])
    if (fingers.current.size > 1 && held.spread > 0)
      onScale(clamp((held.scale * spread) / held.spread, 1, MAX_SCALE))
    setMoved({ x: held.shift.x + middle.x - held.middle.x, y: held.shift.y + middle.y - held.middle.y })
  }
  const release = (event: PointerEvent) => {
    const wasOnly = fingers.current.size === 1
    fingers.current.delete(event.pointerId)
    if (wasOnly && scale === 1 && Math.abs(moved.x) > SWIPE) onSwipe(moved.x < 0 ? 1 : -1)
    if (scale === 1) setMoved({ x: 0, y: 0 })
    hold()
  }

  return (
    <div
      ref={frame}
      className="min-h-0 flex-1 touch-none overflow-hidden select-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        hold()
      }}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => onScale(scale > 1 ? 1 : DOUBLE_TAP_SCALE)}
    >
      <picture>
        <source type="image/avif" srcSet={addressOf(picture, 'large', 'avif')} />
        <img
          src={addressOf(picture, 'large', 'webp')}
          alt={alt}
          draggable={false}
          className={`size-full object-contain ${isHeld ? '' : 'transition-transform duration-200'}`}
          style={{ transform: `translate(${shift.x}px, ${shift.y}px) scale(${scale})` }}
        />
      </picture>
    </div>
  )
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

function measure(points: readonly Point[]): { middle: Point; spread: number } {
  const [first = { x: 0, y: 0 }, second = first] = points
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

/** The enlarged photo never leaves the screen that it fills. */
function within(point: Point, scale: number): Point {
  const reach = (size: number) => (size * (scale - 1)) / 2
  return {
    x: clamp(point.x, -reach(innerWidth), reach(innerWidth)),
    y: clamp(point.y, -reach(innerHeight), reach(innerHeight)),
  }
}

/** Wheel and trackpad; React's own wheel events cannot keep the page from zooming. */
function useWheel(frame: { current: HTMLElement | null }, onZoom: (factor: number) => void): void {
  const latest = useRef(onZoom)
  useEffect(() => {
    latest.current = onZoom
  })
  useEffect(() => {
    const element = frame.current
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(Math.exp(-event.deltaY / 300))
    }
    element?.addEventListener('wheel', zoom, { passive: false })
    return () => element?.removeEventListener('wheel', zoom)
  }, [frame])
}
