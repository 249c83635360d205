import { CirclePause, CirclePlay } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useVoicePlayback } from './play-voice.ts'
import { barsOf, clockOf } from './waveform-policy.ts'
import { WaveformBars } from './waveform.tsx'

interface VoicePlayerProps {
  /** Its address, or the recording itself while it is on the device only. */
  source: string | Blob
  /** Milliseconds. */
  durationMs: number
  waveform: string
  /** There is room for little: it is played at its own speed. */
  isNarrow?: boolean
}

/** Milliseconds that an arrow key moves. */
const STEP = 1000

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)

/** Plays a recording: a button, its waveform to seek in, how far it is, and how fast. */
export function VoicePlayer({ source, durationMs, waveform, isNarrow = false }: VoicePlayerProps) {
  const t = useTranslations('messaging.voice')
  const playback = useVoicePlayback(source, durationMs)
  const { isPlaying, hasFailed, at, speed, toggle, seek, nextSpeed } = playback
  const bars = useMemo(() => barsOf(waveform), [waveform])
  return (
    <div className="w-full min-w-0">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={t(isPlaying ? 'pause' : 'play')}
          onClick={toggle}
          className="grid size-11 shrink-0 cursor-pointer place-content-center rounded-full focus-visible:outline-2 focus-visible:outline-current"
        >
          {isPlaying ? (
            <CirclePause size={38} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <CirclePlay size={38} strokeWidth={1.5} aria-hidden="true" />
          )}
        </button>
        <div className="relative h-9 min-w-0 flex-1 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-current">
          <WaveformBars bars={bars} heard={at / durationMs} />
          <input
            type="range"
            min={0}
            max={durationMs}
            step={STEP}
            value={at}
            aria-label={t('position')}
            aria-valuetext={t('at', { at: seconds(at), total: seconds(durationMs) })}
            onChange={({ target }) => seek(target.valueAsNumber)}
            className="absolute inset-x-0 -inset-y-1 h-11 w-full cursor-pointer opacity-0"
          />
        </div>
        {!isNarrow && (
          <button
            type="button"
            aria-label={t('speed', { n: speed })}
            onClick={nextSpeed}
            className="grid h-11 min-w-11 shrink-0 cursor-pointer place-content-center rounded-full text-sm font-semibold tabular-nums focus-visible:outline-2 focus-visible:outline-current"
          >
            {t('times', { n: speed })}
          </button>
        )}
      </div>
      <p className="ps-13 text-xs tabular-nums">{clockOf(isPlaying || at > 0 ? at : durationMs)}</p>
      {hasFailed && (
        <p role="alert" className="pt-1 text-sm">
          {t('unplayable')}
        </p>
      )}
    </div>
  )
}
