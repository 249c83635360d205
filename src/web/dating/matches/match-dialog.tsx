import { Button } from '@heroui/react/button'
import { useNavigate } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { graphemeCount } from '#contract/kit/text.ts'
import { MESSAGE_LIMITS } from '#contract/messaging/message.ts'
import { useRefusal } from '#web/dating/write-refusal.ts'
import { useDoubts } from '#web/messaging/composer/public.tsx'
import { CallError } from '#web/platform/call-error.ts'
import { useErrorText } from '#web/platform/error-text.ts'
import { usePersonName } from '#web/platform/person-name.ts'
import { toast } from '#web/platform/toast.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tibeb } from '#web/ui/tibeb.tsx'
import { FieldCount } from '#web/ui/fields/field-count.tsx'
import { GeezToggle } from '#web/ui/fields/geez-toggle.tsx'
import { MatchFace, type ToldMatch } from './match-face.tsx'
import { useSendOpener } from './send-opener.ts'

interface MatchDialogProps {
  match: ToldMatch
  onClose: () => void
}

const SUGGESTIONS = ['first', 'second', 'third'] as const

/** Two liked each other: what one says first. */
export function MatchDialog({ match, onClose }: MatchDialogProps) {
  const t = useTranslations('dating.match')
  const name = usePersonName()(match.displayName)
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState('')
  const id = useId()
  const navigate = useNavigate()
  const close = () => {
    setOpen(false)
    onClose()
  }
  const { send, isPending, failure, clear } = useSending(match, () => {
    close()
    void navigate({ to: '/messages', search: { conversation: match.conversationId } })
  })
  const words = text.trim()
  const { ask, dialog } = useDoubts(words, () => void send(words))
  const isSendable = words !== '' && graphemeCount(words) <= MESSAGE_LIMITS.textMax
  useToast(name)
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && !isPending && close()}
      title={t('title')}
      footer={
        <div className="grid w-full gap-2 sm:flex sm:justify-end">
          <Button
            variant="tertiary"
            size="lg"
            className="max-sm:w-full"
            isDisabled={isPending}
            onPress={close}
          >
            {t('later')}
          </Button>
          <Button
            size="lg"
            className="max-sm:order-first max-sm:w-full"
            isDisabled={!isSendable}
            isPending={isPending}
            onPress={ask}
          >
            {t('send')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-1">
        <div className="relative grid justify-items-center gap-3 overflow-hidden rounded-card bg-accent-soft px-4 py-6 text-center">
          <span className="absolute inset-x-0 top-0 block h-6 text-gold opacity-70">
            <Tibeb shape="divider" />
          </span>
          <span className="relative mt-4">
            <MatchFace match={match} size={112} />
            <span className="absolute -end-1 -bottom-1 grid size-10 place-content-center rounded-full bg-berbere text-berbere-foreground shadow-card">
              <Heart size={20} fill="currentColor" aria-hidden="true" />
            </span>
          </span>
          <p className="text-lg font-semibold text-balance text-accent-soft-foreground">
            {t('text', { name })}
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {t('message')}
          </label>
          <div className="relative grid">
            <textarea
              id={id}
              rows={3}
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
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('suggestions')}</legend>
          {SUGGESTIONS.map((key) => {
            const suggested = t(`suggestion.${key}`, { name })
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

function useToast(name: string): void {
  const t = useTranslations('dating.match')
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    toast({ title: t('title'), description: t('text', { name }), kind: 'success' })
  }, [name, t])
}

function useSending(match: ToldMatch, onSent: () => void) {
  const t = useTranslations('dating.match')
  const { send: sendOpener, isPending } = useSendOpener(match.id)
  const [failure, setFailure] = useState<string | null>(null)
  const refusal = useRefusal()
  const errorText = useErrorText()
  const send = async (words: string) => {
    setFailure(null)
    try {
      await sendOpener(words)
      onSent()
    } catch (error) {
      const isGone = error instanceof CallError && error.code === 'dating.not-found'
      setFailure(isGone ? t('gone') : (refusal(error) ?? `${t('failed')}: ${errorText(error)}`))
    }
  }
  return { send, isPending, failure, clear: () => setFailure(null) }
}
