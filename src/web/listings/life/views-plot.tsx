import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DAY_MS } from '#contract/kit/duration.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { useFormats } from '#web/platform/format/format.ts'

const HEIGHT = 28
const BAR = 8
const GAP = 3

type ViewsPlotProps = Pick<OwnListingCard, 'views' | 'interest'>

/** Did anybody look, save or write in the last days? */
export const hasInterest = ({ views, interest }: ViewsPlotProps): boolean =>
  [...views, interest.favorites, interest.messages].some((n) => n > 0)

/**
 * How many looked on each of the last days, as bars, of which a screen reader is told each; and how many saved it or
 * wrote.
 */
export function ViewsPlot({ views, interest }: ViewsPlotProps) {
  const t = useTranslations('listings.life')
  const { date } = useFormats()
  const most = Math.max(1, ...views)
  const sum = views.reduce((all, n) => all + n, 0)
  const [today] = useState(() => Date.now())
  const days = views.map((n, index) => ({
    n,
    x: index * (BAR + GAP),
    day: new Date(today - (views.length - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  }))
  return (
    <figure className="flex items-end gap-2.5 text-sm text-muted">
      <svg
        aria-hidden="true"
        width={views.length * (BAR + GAP) - GAP}
        height={HEIGHT}
        className="shrink-0 overflow-visible"
      >
        {days.map(({ n, x, day }) => {
          const height = n === 0 ? 2 : Math.max(4, (n / most) * HEIGHT)
          return (
            <rect
              key={day}
              x={x}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={2}
              className={n === 0 ? 'fill-border' : 'fill-accent'}
            />
          )
        })}
      </svg>
      <figcaption className="flex flex-wrap gap-x-3">
        <span>{t('views', { n: sum })}</span>
        {interest.favorites > 0 && <span>{t('saved', { n: interest.favorites })}</span>}
        {interest.messages > 0 && <span>{t('messages', { n: interest.messages })}</span>}
      </figcaption>
      {sum > 0 && (
        <ul className="sr-only">
          {days.map(({ n, day }) => (
            <li key={day}>{t('viewsOn', { day: date(day), n })}</li>
          ))}
        </ul>
      )}
    </figure>
  )
}
