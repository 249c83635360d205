import { ChevronUp, Minus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#web/platform/language/language.tsx'
import { InLanguage } from '#web/platform/language/in-language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ClearButton, LanguagePicker, Status } from './chat-controls.tsx'
import { Conversation } from './conversation.tsx'
import { useChat } from './chat-store.ts'
import { languageOfChat } from './language-policy.ts'

interface PanelProps {
  /** Class names that say where it floats. */
  corner: string
  onClose: () => void
}

/** The floating widget: a small panel over the page, which stays usable beside it. */
export function Panel({ corner, onClose }: PanelProps) {
  const { shown } = useLanguage()
  const [isSmall, setSmall] = useState(false)
  return (
    <InLanguage
      language={languageOfChat(useChat().language, shown)}
      className={`fixed z-30 flex w-[min(25rem,calc(100vw-2rem))] print:hidden ${corner} ${isSmall ? '' : 'h-[min(40rem,calc(100dvh-6rem))]'}`}
    >
      <Frame isSmall={isSmall} onSmall={setSmall} onClose={onClose} />
    </InLanguage>
  )
}

interface FrameProps {
  isSmall: boolean
  onSmall: (isSmall: boolean) => void
  onClose: () => void
}

function Frame({ isSmall, onSmall, onClose }: FrameProps) {
  const t = useTranslations('assistant')
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isSmall) frame.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [isSmall])
  useEffect(() => {
    const panel = frame.current
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onClose()
    }
    panel?.addEventListener('keydown', closeByKey)
    return () => panel?.removeEventListener('keydown', closeByKey)
  }, [onClose])
  return (
    <section
      ref={frame}
      role={DIALOG}
      aria-labelledby={id}
      className="flex min-h-0 w-full flex-col overflow-hidden rounded-3xl border border-border bg-background shadow-overlay"
    >
      <div className="flex flex-wrap items-center gap-x-1 bg-accent py-2 ps-4 pe-2 text-accent-foreground">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-base leading-tight font-bold">
            {t('title')}
          </h2>
          <Status />
        </div>
        <Button
          isIconOnly
          variant="ghost"
          className={onGreen}
          aria-label={t(isSmall ? 'restore' : 'minimise')}
          title={t(isSmall ? 'restore' : 'minimise')}
          aria-expanded={!isSmall}
          onClick={() => onSmall(!isSmall)}
        >
          {isSmall ? <ChevronUp size={20} aria-hidden="true" /> : <Minus size={20} aria-hidden="true" />}
        </Button>
        <Button
          isIconOnly
          variant="ghost"
          className={onGreen}
          aria-label={t('close')}
          title={t('close')}
          onClick={onClose}
        >
          <X size={20} aria-hidden="true" />
        </Button>
      </div>
      {!isSmall && (
        <>
          <div className="flex min-h-14 items-center justify-between gap-2 border-b border-border ps-4 pe-2">
            <LanguagePicker />
            <ClearButton />
          </div>
          <Conversation form="widget" />
        </>
      )}
    </section>
  )
}

/** Beside the page and not over it: nothing behind it is closed off. */
const DIALOG = 'dialog'
const onGreen = 'size-11 text-accent-foreground hover:bg-white/15'
