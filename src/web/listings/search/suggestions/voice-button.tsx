import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { canListen, listen } from '#web/platform/device/speech.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

interface VoiceButtonProps {
  /** There is room for it only in an empty field. */
  isEmpty: boolean
  onWords: (text: string) => void
  /** Somebody has spoken, and has been understood. */
  onSpoken: () => void
}

/** Search words are spoken, where the browser recognizes speech. */
export function VoiceButton({ isEmpty, onWords, onSpoken }: VoiceButtonProps) {
  const t = useTranslations('ui.field.voice')
  const { shown } = useLanguage()
  const [isListening, setListening] = useState(false)
  // what is wanted when the last event comes, not when the first came
  const latest = useRef({ isEmpty, onWords, onSpoken })
  useEffect(() => {
    latest.current = { isEmpty, onWords, onSpoken }
  })
  useEffect(() => {
    if (!isListening) return undefined
    return listen(shown, {
      onWords: (text) => latest.current.onWords(text),
      onProblem: (problem) => toast({ title: t(problem), kind: 'warning' }),
      onEnd: () => {
        setListening(false)
        if (!latest.current.isEmpty) latest.current.onSpoken()
      },
    })
  }, [isListening, shown, t])
  if (!canListen() || !(isEmpty || isListening)) return null
  return (
    <>
      <button
        type="button"
        data-voice=""
        aria-label={t('start')}
        aria-pressed={isListening}
        title={t('hint')}
        onClick={() => setListening(!isListening)}
        className={`absolute end-21 top-6 grid size-11 -translate-y-1/2 cursor-pointer place-content-center rounded-full focus-visible:outline-2 focus-visible:outline-accent ${isEmpty ? 'md:end-11' : ''}`}
      >
        <span
          className={`grid size-8 place-content-center rounded-full ${isListening ? 'bg-danger text-danger-foreground motion-safe:animate-pulse' : 'text-muted hover:text-foreground'}`}
        >
          <Mic size={18} aria-hidden="true" />
        </span>
      </button>
      <output className="sr-only">{isListening && t('listening')}</output>
    </>
  )
}
