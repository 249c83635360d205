import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { registerAssistant } from '#web/platform/assistant-launcher.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { offerTranscripts, type TranscribedProps } from '#web/platform/language/transcribed.tsx'
import { offerTranslation, type TranslatedProps } from '#web/platform/language/translated.tsx'
import { useSite } from '#web/site/public.tsx'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { LoadFailure } from '#web/ui/states/load-failure.tsx'
import { useIsWide } from '#web/ui/media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { stopAnswer } from './ask-question.ts'
import { claimChat } from './chat-store.ts'
import { HandedText } from './translation/handed-text.tsx'
import { TranslatedText } from './translation/translated-text.tsx'

const loadPanel = () => import('./panel.tsx')
const Panel = lazy(() => loadPanel().then((module) => ({ default: module.Panel })))
const PhoneSheet = lazy(() => import('./phone-sheet.tsx').then((module) => ({ default: module.PhoneSheet })))

const Transcript = lazy(() =>
  import('./translation/transcript.tsx').then((module) => ({ default: module.Transcript })),
)
const showTranslated = (props: TranslatedProps) => <TranslatedText {...props} />
const showHanded = (props: TranslatedProps) => <HandedText {...props} />
const showTranscript = (props: TranscribedProps) => (
  <Suspense fallback={<div className="h-11" />}>
    <Transcript {...props} />
  </Suspense>
)

interface AssistantProps {
  /** The page fills the window and leaves room for the button by itself; others end above it. */
  isFull: boolean
}

/**
 * The assistant of every page: a round button and its panel on wide screens, on phones a sheet that the search field
 * and the help page open. Nothing where this site has it switched off.
 */
export function Assistant({ isFull }: AssistantProps) {
  const { data: site } = useSite()
  const isWide = useIsWide()
  // once it was open it stays mounted, so that it can close in its own time
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }, [])
  const { answers = false, translates = false, transcribes = false } = site?.assistant ?? {}
  useOwner()
  useEffect(() => (answers ? registerAssistant(() => setOpen(true)) : undefined), [answers])
  const isKnown = site !== undefined
  useEffect(
    () => (isKnown ? offerTranslation(translates ? showTranslated : showHanded) : undefined),
    [isKnown, translates],
  )
  useEffect(() => (transcribes ? offerTranscripts(showTranscript) : undefined), [transcribes])
  if (!answers) return null
  if (!isWide)
    return (
      isOpen !== null && (
        <ErrorBoundary fallback={<LoadFailure />}>
          <Suspense>
            <PhoneSheet isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        </ErrorBoundary>
      )
    )
  const launcher = (
    <Launcher
      button={button}
      corner={cornerOf(isFull)}
      isBusy={isOpen === true}
      onOpen={() => setOpen(true)}
    />
  )
  return (
    <>
      {!isFull && <div className="h-22 bg-surface print:hidden" />}
      {isOpen === true ? (
        <ErrorBoundary
          fallback={
            <>
              <LoadFailure />
              {launcher}
            </>
          }
        >
          <Suspense fallback={launcher}>
            <Panel corner={cornerOf(isFull)} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        launcher
      )}
    </>
  )
}

/** Where a conversation fills the window and there is no room beside it, its line to write in stays free. */
const cornerOf = (isFull: boolean): string =>
  isFull ? 'bottom-4 end-4 max-lg:start-8 max-lg:end-auto max-lg:bottom-8' : 'bottom-4 end-4'

/** The conversation goes with whoever had it. */
function useOwner(): void {
  const { user, loading } = useSession()
  const userId = user?.id ?? null
  useEffect(() => {
    if (!loading && !claimChat(userId)) stopAnswer()
  }, [loading, userId])
}

interface LauncherProps {
  button: { current: HTMLButtonElement | null }
  /** Class names that say where it floats. */
  corner: string
  isBusy: boolean
  onOpen: () => void
}

function Launcher({ button, corner, isBusy, onOpen }: LauncherProps) {
  const t = useTranslations('assistant')
  return (
    <aside aria-label={t('title')} className={`fixed z-30 print:hidden ${corner}`}>
      <Button
        ref={button}
        isIconOnly
        aria-label={t('open')}
        title={t('title')}
        aria-haspopup="dialog"
        aria-busy={isBusy}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={onOpen}
        className="size-14 rounded-full shadow-overlay"
      >
        <Sparkles size={26} aria-hidden="true" />
      </Button>
    </aside>
  )
}
