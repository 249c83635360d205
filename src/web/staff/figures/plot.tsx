import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef, useState } from 'react'
import UPlot from 'uplot'
import { useFormats } from '#web/platform/format/format.ts'

interface PlotProps {
  /** What it shows, for who reads by ear. */
  label: string
  /** 2026-01-31, rising. */
  days: readonly string[]
  lines: readonly { name: string; values: readonly (number | null)[] }[]
  write: (value: number) => string
  /** A day as it is read. */
  writeDay: (day: string) => string
}

const HEIGHT = 200
/** Told apart by eyes of all kinds, on light and dark; in the order of Okabe and Ito (2008). */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7a7a7a']

/** Lines over days. The slider below goes from day to day, by finger and by key; what stands there is read out and shown. */
export function Plot({ label, days, lines, write, writeDay }: PlotProps) {
  const { parts } = useFormats()
  const frame = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot | null>(null)
  const [at, setAt] = useState<number | null>(null)

  useEffect(() => {
    const box = frame.current
    if (!box) return undefined
    const style = getComputedStyle(box)
    const color = style.color
    const grid = { stroke: style.borderTopColor, width: 1 }
    const axis = { stroke: color, grid, ticks: grid, font: `12px ${style.fontFamily}` }
    const made = new UPlot(
      {
        width: box.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        scales: { y: { range: (_, __, max) => [0, max > 0 ? max * 1.1 : 1] } },
        axes: [axis, { ...axis, size: 64, values: (_, ticks) => ticks.map((tick) => write(tick)) }],
        series: [
          {},
          ...lines.map(({ name }, index) => ({
            label: name,
            stroke: COLORS[index % COLORS.length] ?? color,
            width: 2,
            spanGaps: false,
            points: { show: days.length <= 31, size: 5 },
          })),
        ],
        hooks: { setCursor: [({ cursor }) => setAt(cursor.idx ?? null)] },
      },
      [days.map((day) => Date.parse(day) / 1000), ...lines.map(({ values }) => [...values])],
      box,
    )
    plot.current = made
    const observer = new ResizeObserver(() => made.setSize({ width: box.clientWidth, height: HEIGHT }))
    observer.observe(box)
    return () => {
      observer.disconnect()
      made.destroy()
    }
  }, [days, lines, write])

  const goTo = (index: number) => {
    const made = plot.current
    const next = Math.min(days.length - 1, Math.max(0, index))
    const day = days[next]
    if (!made || day === undefined) return
    made.setCursor({ left: made.valToPos(Date.parse(day) / 1000, 'x'), top: 0 })
    setAt(next)
  }
  const shown = at ?? days.length - 1
  const day = days[shown]
  return (
    <div className="grid gap-2">
      <div ref={frame} aria-hidden="true" className="min-h-50 border-border text-muted" />
      <input
        type="range"
        min={0}
        max={days.length - 1}
        value={shown}
        onChange={(event) => goTo(event.target.valueAsNumber)}
        aria-label={label}
        aria-valuetext={parts(textsOf(day === undefined ? '' : writeDay(day), lines, shown, write))}
        className="h-11 w-full cursor-pointer accent-accent"
      />
      <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="text-muted">{day !== undefined && writeDay(day)}</span>
        {lines.map(({ name, values }, index) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span className="size-2.5 rounded-full" style={{ background: COLORS[index % COLORS.length] }} />
            {name}
            <span className="font-semibold tabular-nums">{valueText(values[shown], write)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

const NOTHING = '–'
const valueText = (value: number | null | undefined, write: (value: number) => string): string =>
  value === null || value === undefined ? NOTHING : write(value)

const textsOf = (
  day: string,
  lines: PlotProps['lines'],
  index: number,
  write: (value: number) => string,
): string[] => [day, ...lines.map(({ name, values }) => `${name} ${valueText(values[index], write)}`.trim())]
