interface WaveformBarsProps {
  /** Each from 0 to 1. */
  bars: readonly number[]
  /** How much of it is heard, from 0 to 1. */
  heard: number
}

/** Per cent; silence is seen too. */
const LEAST = 12

/** A recording as bars; what was heard stands out. It is a picture: its words stand elsewhere. */
export function WaveformBars({ bars, heard }: WaveformBarsProps) {
  const drawn = bars.map((level, at) => ({
    key: `bar ${at}`,
    height: `${Math.max(LEAST, Math.round(level * 100))}%`,
    isHeard: at / bars.length < heard,
  }))
  return (
    <div aria-hidden="true" className="flex h-full w-full items-center gap-px overflow-hidden">
      {drawn.map(({ key, height, isHeard }) => (
        <span
          key={key}
          className={`min-w-px flex-1 rounded-full bg-current ${isHeard ? '' : 'opacity-40'}`}
          style={{ height }}
        />
      ))}
    </div>
  )
}
