import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#web/site/public.tsx'
import { useTheme } from '#web/platform/device/theme.ts'
import { useMediaQuery } from '#web/ui/media-query.ts'
import { type Circle, circlePolygon } from './circle-policy.ts'
import { drawCircle, type MapView, NOTHING, openMap, placeMark, viewOf } from './open-map.ts'

export interface Mark {
  key: string
  lat: number
  lng: number
  /** What stands on it, and what it is called. */
  text: string
  label: string
  isChosen: boolean
  onPress: () => void
}

export interface MapTarget {
  lat: number
  lng: number
  zoom: number
}

interface WorldMapProps {
  label: string
  /** Where it begins; it goes where another one says, however it was moved meanwhile. */
  target: MapTarget
  marks: readonly Mark[]
  circle: Circle | null
  onMove: (view: MapView) => void
  /** Instead of the map, where the device cannot draw one. */
  fallback: ReactNode
  /** Over the map. */
  children?: ReactNode
  className?: string
}

type OpenedMap = ReturnType<typeof openMap>

/** A map of the world that one moves, with marks that are buttons. Loaded with the library: import it lazily. */
export function WorldMap(props: WorldMapProps) {
  const { label, target, marks, circle, onMove, fallback, children, className = '' } = props
  const t = useTranslations('geo.map')
  const canvasLabel = t('canvas')
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenedMap | 'impossible' | null>(null)
  // without a connection nothing is known of tiles: the outlines are there all the same
  const { data: site, isLoading } = useSite()
  const tiles = site?.mapTiles ?? null
  const { theme } = useTheme()
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark)
  const begin = useRef(target)
  useEffect(() => {
    if (!box.current || isLoading) return undefined
    try {
      const opened = openMap(box.current, {
        center: begin.current,
        zoom: begin.current.zoom,
        label: canvasLabel,
        isDark,
        tiles,
      })
      setMap(opened)
      return () => opened.remove()
    } catch {
      setMap('impossible')
      return undefined
    }
  }, [tiles, isLoading, isDark, canvasLabel])
  const drawn = map === 'impossible' ? null : map
  useFollowing(drawn, target)
  useMoves(drawn, onMove)
  useMarks(drawn, marks)
  useEffect(() => {
    if (drawn) drawCircle(drawn, circle ? circlePolygon(circle) : NOTHING)
  }, [drawn, circle])
  if (map === 'impossible') return fallback
  return (
    <section aria-label={label} className={`relative isolate overflow-hidden ${className}`}>
      <div ref={box} className="size-full" />
      {children}
      <div className="absolute end-3 top-3 z-20 grid overflow-hidden rounded-full border border-border bg-surface shadow-card">
        <ZoomButton label={t('zoomIn')} onPress={() => void drawn?.zoomIn()}>
          <Plus size={18} aria-hidden="true" />
        </ZoomButton>
        <ZoomButton label={t('zoomOut')} onPress={() => void drawn?.zoomOut()}>
          <Minus size={18} aria-hidden="true" />
        </ZoomButton>
      </div>
      <p className="pointer-events-none absolute start-0 bottom-0 rounded-te-lg bg-surface/80 px-2 py-0.5 text-xs text-muted">
        {tiles?.credit ?? t('credit')}
      </p>
    </section>
  )
}

interface ZoomButtonProps {
  label: string
  onPress: () => void
  children: ReactNode
}

const ZoomButton = ({ label, onPress, children }: ZoomButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="grid size-11 place-content-center hover:bg-default focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
  >
    {children}
  </button>
)

const moves = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Goes where it is sent, but for what it begins with. */
function useFollowing(map: OpenedMap | null, target: MapTarget): void {
  const last = useRef(target)
  useEffect(() => {
    if (!map || last.current === target) return
    last.current = target
    const { lat, lng, zoom } = target
    map.easeTo({ center: [lng, lat], zoom, animate: moves() })
  }, [map, target])
}

function useMoves(map: OpenedMap | null, onMove: (view: MapView) => void): void {
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  }, [onMove])
  useEffect(() => {
    if (!map) return undefined
    const said = () => latest.current(viewOf(map))
    said()
    map.on('moveend', said)
    return () => void map.off('moveend', said)
  }, [map])
}

const MARK =
  'min-h-8 cursor-pointer whitespace-nowrap rounded-full border border-border bg-surface px-3 font-sans text-sm font-semibold text-foreground shadow-card before:absolute before:-inset-1.5 hover:z-10 hover:border-accent focus-visible:z-10 focus-visible:outline-2 focus-visible:outline-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-foreground'

const newButton = () => Object.assign(document.createElement('button'), { type: 'button', className: MARK })

/** What is seen is too short to be heard alone. */
function spanOf(text: string, className = ''): HTMLSpanElement {
  const span = Object.assign(document.createElement('span'), { className, textContent: text })
  if (className === '') span.ariaHidden = 'true'
  return span
}

interface Standing {
  button: HTMLButtonElement
  press: () => void
  remove: () => void
}

/** Each mark is a button of its own as long as it stands there, so that the focus stays on it. */
function useMarks(map: OpenedMap | null, marks: readonly Mark[]): void {
  const standing = useRef(new Map<string, Standing>())
  useEffect(() => {
    if (!map) return undefined
    const all = standing.current
    return () => {
      for (const { remove } of all.values()) remove()
      all.clear()
    }
  }, [map])
  useEffect(() => {
    if (!map) return
    const all = standing.current
    const wanted = new Set(marks.map(({ key }) => key))
    for (const [key, { remove }] of all)
      if (!wanted.has(key)) {
        remove()
        all.delete(key)
      }
    for (const mark of marks) {
      const known = all.get(mark.key)
      const button = known?.button ?? newButton()
      button.replaceChildren(spanOf(mark.text), spanOf(mark.label, 'sr-only'))
      button.setAttribute('aria-pressed', String(mark.isChosen))
      if (!known) button.addEventListener('click', () => all.get(mark.key)?.press())
      all.set(mark.key, {
        button,
        press: mark.onPress,
        remove: known?.remove ?? placeMark(map, button, mark),
      })
    }
  }, [map, marks])
}
