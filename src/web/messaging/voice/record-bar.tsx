import { CircleStop, SendHorizontal, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { type Recorded, type Recorder, RecordRefusal, recordVoice } from './record-voice.ts'
import { VoicePlayer } from './voice-player.tsx'
import { clockOf, waveformOf } from './waveform-policy.ts'
import { WaveformBars } from './waveform.tsx'

/** What goes out: a recording, with what is shown of it. */
export interface SaidVoice {
  file: Blob
  /** Milliseconds. */
  durationMs: number
  waveform: string
}

interface RecordBarProps {
  onSend: (said: SaidVoice) => void
  onClose: () => void
}

/** Milliseconds; less than that was a slip of the finger. */
const SHORTEST = 700
const LONGEST = VOICE_LIMITS.seconds * 1000
/** From when on the time that is left is shown. */
const SOON_OVER = 10_000
/** Bars of what was said last. */
const LATEST = 40

const saidOf = ({ file, durationMs, levels }: Recorded): SaidVoice => ({
  file,
  durationMs: Math.round(durationMs),
  waveform: waveformOf(levels),
})

/** Takes the place of the line to write in: records, lets one hear what was recorded, and sends it. */
export function RecordBar({ onSend, onClose }: RecordBarProps) {
  const t = useTranslations('messaging.voice')
  const { recorder, said, finish } = useRecording(onClose)
  const bar = useRef<HTMLFieldSetElement>(null)
  // the button that was pressed goes: the keyboard goes on here
  const focusBar = () => bar.current?.focus({ preventScroll: true })
  useEffect(focusBar, [])
  const isSending = useRef(false)
  const send = async () => {
    // a second tap, while the recorder still ends, is no second message
    if (isSending.current) return
    isSending.current = true
    const done = said ?? (await finish())
    if (!done) return
    onSend(done)
    onClose()
  }
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      aria-label={t('title')}
      className="flex min-h-13 min-w-0 items-center gap-1.5 outline-none"
    >
      <Button
        isIconOnly
        variant="ghost"
        className="size-11 shrink-0"
        aria-label={t('discard')}
        onClick={onClose}
      >
        <Trash2 size={20} aria-hidden="true" />
      </Button>
      <div className="flex min-w-0 flex-1 items-center gap-2 rounded-[1.375rem] border border-field-border bg-field px-3 py-1 text-field-foreground">
        {said ? <VoicePlayer source={said.file} {...said} isNarrow /> : <Running recorder={recorder} />}
      </div>
      {!said && (
        <Button
          isIconOnly
          variant="outline"
          className="size-11 shrink-0 rounded-full"
          aria-label={t('stop')}
          disabled={!recorder}
          onClick={() => {
            focusBar()
            void finish()
          }}
        >
          <CircleStop size={22} aria-hidden="true" />
        </Button>
      )}
      <Button
        isIconOnly
        className="size-11 shrink-0 rounded-full"
        aria-label={t('send')}
        disabled={!recorder}
        onClick={() => void send()}
      >
        <SendHorizontal size={21} aria-hidden="true" />
      </Button>
      <output className="sr-only">{said ? t('stopped') : recorder && t('recording')}</output>
    </fieldset>
  )
}

interface Recording {
  /** Null until the microphone is open. */
  recorder: Recorder | null
  /** Once it is ended. */
  said: SaidVoice | null
  /** Ends it; null where nothing was said. */
  finish: () => Promise<SaidVoice | null>
}

/** Begins at once, and ends after two minutes; whoever leaves takes the microphone along. */
function useRecording(onClose: () => void): Recording {
  const t = useTranslations('messaging.voice')
  const [recorder, setRecorder] = useState<Recorder | null>(null)
  const [said, setSaid] = useState<SaidVoice | null>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    let isLeft = false
    let opened: Recorder | null = null
    const end = () => void opened?.stop().then((recorded) => !isLeft && setSaid(saidOf(recorded)))
    const begin = async () => {
      try {
        opened = await recordVoice(end)
        if (isLeft) opened.discard()
        else setRecorder(opened)
      } catch (error) {
        if (isLeft) return
        toast({ title: t(error instanceof RecordRefusal ? error.problem : 'failed'), kind: 'warning' })
        close.current()
      }
    }
    void begin()
    return () => {
      isLeft = true
      opened?.discard()
    }
  }, [t])
  const finish = async () => {
    if (!recorder) return null
    const recorded = await recorder.stop()
    if (recorded.durationMs < SHORTEST || recorded.file.size === 0) {
      toast({ title: t('tooShort'), kind: 'warning' })
      close.current()
      return null
    }
    const done = saidOf(recorded)
    setSaid(done)
    return done
  }
  useEffect(() => {
    if (!recorder || said) return undefined
    const over = setTimeout(() => void finish(), LONGEST - recorder.elapsed())
    return () => clearTimeout(over)
  })
  return { recorder, said, finish }
}

/** Milliseconds between two pictures of it. */
const SHOW_EVERY = 100

/** How long one has been speaking, and how loud. */
function Running({ recorder }: { recorder: Recorder | null }) {
  const t = useTranslations('messaging.voice')
  const [elapsed, setElapsed] = useState(0)
  const [bars, setBars] = useState<readonly number[]>([])
  useEffect(() => {
    if (!recorder) return undefined
    const show = setInterval(() => {
      setElapsed(recorder.elapsed())
      setBars(recorder.levels().slice(-LATEST))
    }, SHOW_EVERY)
    return () => clearInterval(show)
  }, [recorder])
  const left = LONGEST - elapsed
  return (
    <>
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full bg-danger motion-safe:animate-pulse"
      />
      <span className="shrink-0 text-sm tabular-nums" role="timer">
        {clockOf(elapsed)}
      </span>
      <div className="h-8 min-w-0 flex-1 text-accent">
        <WaveformBars bars={[...Array.from({ length: LATEST - bars.length }, () => 0), ...bars]} heard={1} />
      </div>
      {left < SOON_OVER && (
        <output className="shrink-0 text-sm text-muted">{t('left', { n: Math.ceil(left / 1000) })}</output>
      )}
    </>
  )
}
