import { Button } from '#web/ui/button.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { graphemeCount } from '#contract/kit/text.ts'
import { ANONYMOUS } from '#contract/profiles/profile.ts'
import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { useSendWarnings } from '#web/messaging/composer/public.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { FieldCount } from '#web/ui/fields/field-count.tsx'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import { useMatchEnd } from './follow-match.ts'
import { MatchBanner } from './match-banner.tsx'
import type { MatchSummary } from './match-face.tsx'
import { useSendOpener } from './send-opener.ts'

interface MatchDialogProps {
  match: MatchSummary
  onClose: () => void
}

const SUGGESTIONS = ['first', 'second', 'third'] as const

/** Two liked each other: what one says first, for as long as there is somebody to say it to. */
export function MatchDialog({ match, onClose }: MatchDialogProps) {
  const t = useTranslations('dating.match')
  const tDating = useTranslations('dating')
  const name = usePersonName()(match.displayName)
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState('')
  const id = useId()
  const navigate = useNavigate()
  const hasEnded = useMatchEnd(match.conversationId)
  const showToast = useToast(name)
  const close = () => {
    setOpen(false)
    onClose()
    showToast()
  }
  const { send, isPending, isGone, failure, clear } = useSending(match, () => {
    close()
    void navigate({ to: '/messages', search: { conversation: match.conversationId } })
  })
  const words = text.trim()
  const { ask, dialog } = useSendWarnings(words, () => void send(words))
  const isSendable = words !== '' && graphemeCount(words) <= MESSAGE_LIMITS.textMax
  if (isGone || (hasEnded && !isPending))
    return (
      <EndedDialog
        name={name}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      />
    )
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && !isPending && close()}
      title={t('title')}
      footer={
        <div className="grid w-full gap-2 sm:flex sm:justify-end">
          <Button variant="tertiary" size="lg" className="max-sm:w-full" disabled={isPending} onClick={close}>
            {t('later')}
          </Button>
          <Button
            size="lg"
            className="max-sm:order-first max-sm:w-full"
            disabled={!isSendable}
            isPending={isPending}
            onClick={ask}
          >
            {t('send')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-1">
        <MatchBanner match={match} text={t('text', { name })} />
        {match.likedPrompt !== null && (
          <p className="text-sm text-muted">
            {t('likedAnswer', { name, prompt: tDating(`prompt.${match.likedPrompt}`) })}
          </p>
        )}
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {t('message')}
          </label>
          <div className="relative grid">
            <textarea
              id={id}
              rows={2}
              dir="auto"
              value={text}
              placeholder={t('placeholder')}
              disabled={isPending}
              onChange={({ target }) => {
                setText(target.value)
                clear()
              }}
              className="rounded-2xl border border-field-border bg-field py-3 ps-4 pe-12 text-field-foreground outline-none placeholder:text-field-placeholder focus-visible:border-accent focus-visible:ring-1 focus-visible:ring-accent"
            />
            {!isPending && <GeezToggle />}
          </div>
          <FieldCount
            text={text}
            max={MESSAGE_LIMITS.textMax}
            notes={
              failure !== null && (
                <p role="alert" className="text-sm text-danger">
                  {failure}
                </p>
              )
            }
          />
        </div>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('suggestions')}</legend>
          {SUGGESTIONS.map((key) => {
            const isNameless = key === 'second' && match.displayName === ANONYMOUS
            const suggested = isNameless ? t('suggestion.nameless') : t(`suggestion.${key}`, { name })
            return (
              <button
                key={key}
                type="button"
                disabled={isPending}
                onClick={() => {
                  setText(suggested)
                  clear()
                }}
                className="min-h-11 rounded-2xl border border-border bg-surface px-4 py-2 text-start text-sm hover:border-accent"
              >
                {suggested}
              </button>
            )
          })}
        </fieldset>
      </div>
      {dialog}
    </Sheet>
  )
}

interface EndedDialogProps {
  name: string
  isOpen: boolean
  onClose: () => void
}

/** The other one has gone meanwhile: said plainly, and nothing is left that could fail. */
function EndedDialog({ name, isOpen, onClose }: EndedDialogProps) {
  const t = useTranslations('dating.match')
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('endedTitle')}
      footer={
        <Button size="lg" className="max-sm:w-full" onClick={onClose}>
          {t('later')}
        </Button>
      }
    >
      <p role="alert">{t('ended', { name })}</p>
    </Sheet>
  )
}

/** Toasts come from above: only here does the dialog leave them room beside its title. */
const HAS_ROOM = '(min-width: 768px) and (min-height: 880px), (max-width: 767px) and (min-height: 800px)'

/** Says it in passing, once: at the beginning, or where the dialog needs that room when it is closed. */
function useToast(name: string): () => void {
  const t = useTranslations('dating.match')
  const wasNotified = useRef(false)
  const showToast = useCallback(() => {
    if (wasNotified.current) return
    wasNotified.current = true
    toast({ title: t('title'), description: t('text', { name }), kind: 'success' })
  }, [name, t])
  useEffect(() => {
    if (matchMedia(HAS_ROOM).matches) showToast()
  }, [showToast])
  return showToast
}

function useSending(match: MatchSummary, onSent: () => void) {
  const t = useTranslations('dating.match')
  const { send: sendOpener, isPending } = useSendOpener(match.id)
  const [failure, setFailure] = useState<string | null>(null)
  const [isGone, setGone] = useState(false)
  const refusal = useRefusal()
  const errorText = useErrorText()
  const send = async (words: string) => {
    setFailure(null)
    try {
      await sendOpener(words)
      onSent()
    } catch (error) {
      if (error instanceof CallError && error.code === 'dating.not-found') setGone(true)
      else setFailure(refusal(error) ?? `${t('failed')}: ${errorText(error)}`)
    }
  }
  return { send, isPending, isGone, failure, clear: () => setFailure(null) }
}
