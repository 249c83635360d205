import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { listNeighbors } from '#contract/geo/list-neighbors.ts'
import { FALLBACK_POSITION, type Place, PlaceId } from '#contract/geo/place.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { usePlaceName } from '#web/platform/place.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { zoomFor } from './circle-policy.ts'
import { WorldMap } from './world-map.tsx'

interface PickPlaceSheetProps {
  /** Where it begins; the capital of the diaspora where nothing is chosen. */
  place: Place | null
  onPick: (place: Place) => void
  onClose: () => void
}

/** Miles around the place that one begins with. */
const SHOWN_MILES = 10
/** About a kilometre: no more exact than a city needs. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100

/** The city below a pin that stands still while the map moves, or one of those around that are named. */
export function PickPlaceSheet({ place, onPick, onClose }: PickPlaceSheetProps) {
  const t = useTranslations('geo.map')
  const errorText = useErrorText()
  const placeName = usePlaceName()
  const [begin] = useState(() => {
    const { lat, lng } = place ?? FALLBACK_POSITION
    return { lat, lng, zoom: zoomFor({ lat, miles: SHOWN_MILES }) }
  })
  const { data } = useQuery({
    ...api(listNeighbors).queryOptions({ placeId: place?.id ?? PlaceId.parse(1) }),
    enabled: place !== null,
  })
  const marks = (data?.neighbors ?? []).map(({ place: city }) => ({
    key: String(city.id),
    lat: city.lat,
    lng: city.lng,
    text: placeName({ ...city, admin1: null }),
    label: placeName(city),
    isChosen: false,
    onPress: () => onPick(city),
  }))
  const [at, setAt] = useState<{ lat: number; lng: number }>(begin)
  const [state, setState] = useState<'moving' | 'busy' | 'none'>('moving')
  const [failure, setFailure] = useState<unknown>(null)
  const take = async () => {
    setState('busy')
    setFailure(null)
    try {
      const nearest = await call(findNearestPlace, { lat: coarse(at.lat), lng: coarse(at.lng) })
      if (nearest.place) return onPick(nearest.place)
      setState('none')
    } catch (error) {
      setFailure(error)
      setState('moving')
    }
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('choose')}
      footer={
        <Button size="lg" className="w-full" isPending={state === 'busy'} onClick={() => void take()}>
          {t(state === 'busy' ? 'taking' : 'take')}
        </Button>
      }
    >
      <p className="mb-3 text-muted">{t('move')}</p>
      <WorldMap
        label={t('choose')}
        target={begin}
        marks={marks}
        circle={null}
        onMove={({ lat, lng }) => {
          setAt({ lat, lng })
          setState('moving')
        }}
        className="h-[min(28rem,50dvh)] rounded-card border border-border"
        fallback={<p>{t('impossible')}</p>}
      >
        <MapPin
          size={40}
          aria-hidden="true"
          className="pointer-events-none absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-full fill-accent stroke-surface rtl:translate-x-1/2"
        />
      </WorldMap>
      <output className="mt-2 block text-danger">
        {state === 'none' && t('none')}
        {failure !== null && errorText(failure)}
      </output>
    </Sheet>
  )
}
