import { Button } from '#web/ui/button.tsx'
import { CalendarClock, CircleHelp, HandCoins } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { graphemeCount } from '#contract/kit/text.ts'
import { MESSAGE_LIMITS, type Message, MessageId } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { hasLink } from '#contract/messaging/messages/contact-forms.ts'
import { excessOf } from '#web/messaging/composer/composer-policy.ts'
import { useSendWarnings } from '#web/messaging/composer/send-warnings.tsx'
import { OfferSheet } from '#web/messaging/composer/offer-sheet.tsx'
import { ViewingSheet } from '#web/messaging/composer/viewing-sheet.tsx'
import { useDraft } from '#web/messaging/composer/store-draft.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import type { Subject } from '#web/messaging/thread-subject.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'

interface FirstMessageProps {
  /** Whom it is to, where that is known. */
  name: string
  /** What it is about: decides what can be asked beside words. Null where it is about nothing. */
  subject: Subject | null
  send: (message: { id: MessageId; content: NewContent }) => Promise<Message>
  /** Whom or what it is for: what was typed stays on the device until it is sent. */
  draftOf: string
}

/** The first message to somebody: words that say something, or a question that is asked by a tap. */
export function FirstMessage({ name, subject, send, draftOf }: FirstMessageProps) {
  const t = useTranslations('messaging.newThread')
  const tAsk = useTranslations('messaging.composer')
  const tCard = useTranslations('messaging.cards')
  const [text, setText] = useDraft(draftOf)
  const [problem, setProblem] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'offer' | 'viewing' | null>(null)
  const { deliver, isPending, failure } = useDelivery(async (message) => {
    const sent = await send(message)
    setText('')
    return sent
  })
  const words = text.trim()
  const { ask, dialog } = useSendWarnings(words, () => deliver({ kind: 'text', text: words, photoIds: [] }))
  const min = MESSAGE_LIMITS.firstMin
  const submit = () => {
    const found =
      (graphemeCount(words) < min && t('tooShort', { min })) ||
      (excessOf(words) > 0 && tAsk('tooLong', { n: excessOf(words) })) ||
      (hasLink(words) && tAsk('textOnly', { name }))
    setProblem(found || null)
    if (!found) ask()
  }
  const shown = problem ?? failure
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="grid gap-4"
    >
      <div className="grid gap-1.5">
        <label htmlFor="first-message" className="font-semibold">
          {t('first')}
        </label>
        <div className="relative grid">
          <textarea
            id="first-message"
            rows={4}
            dir="auto"
            value={text}
            aria-describedby="first-message-note"
            aria-invalid={problem !== null}
            onChange={({ target }) => {
              setText(target.value)
              setProblem(null)
            }}
            className="rounded-2xl border border-field-border bg-field py-3 ps-4 pe-12 text-field-foreground outline-none focus-visible:border-accent focus-visible:ring-1 focus-visible:ring-accent aria-invalid:border-danger"
          />
          <GeezToggle />
        </div>
      </div>
      <p
        id="first-message-note"
        role={shown === null ? undefined : 'alert'}
        className={`-mt-2 text-sm ${shown === null ? 'text-muted' : 'text-danger'}`}
      >
        {shown ?? t('firstHint', { min })}
      </p>
      <Button type="submit" size="lg" fullWidth isPending={isPending}>
        {t('send')}
      </Button>
      {subject && (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{t('orAsk')}</p>
          <div className="flex flex-wrap gap-2">
            <Ask
              icon={<CircleHelp size={18} aria-hidden="true" />}
              onClick={() => setText(tAsk('availableText'))}
            >
              {tAsk('available')}
            </Ask>
            {subject.hasViewings && (
              <Ask icon={<CalendarClock size={18} aria-hidden="true" />} onClick={() => setSheet('viewing')}>
                {tAsk('viewing')}
              </Ask>
            )}
            {subject.takesOffers && (
              <Ask icon={<HandCoins size={18} aria-hidden="true" />} onClick={() => setSheet('offer')}>
                {tAsk('offer')}
              </Ask>
            )}
          </div>
        </div>
      )}
      {sheet === 'viewing' && (
        <ViewingSheet isOpen onOpenChange={(isOpen) => !isOpen && setSheet(null)} onSend={deliver} />
      )}
      {sheet === 'offer' && subject?.currency != null && (
        <OfferSheet
          title={tAsk('offer')}
          priceLabel={tCard('asked')}
          currency={subject.currency}
          price={subject.price}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setSheet(null)}
          onSend={deliver}
        />
      )}
      {dialog}
    </form>
  )
}

function Ask({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="outline" className="min-h-11 gap-2" onClick={onClick}>
      {icon}
      {children}
    </Button>
  )
}

/**
 * The same words sent again carry the same id, so that an answer that was lost makes no second message. Without a
 * connection they go out by themselves when it is back, as long as the page is open.
 */
function useDelivery(send: FirstMessageProps['send']) {
  const t = useTranslations('messaging.newThread')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const tried = useRef<{ id: MessageId; content: string } | null>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const whenBack = useRef<(() => void) | null>(null)
  useEffect(() => {
    const again = () => whenBack.current?.()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  const deliver = (content: NewContent) => {
    whenBack.current = null
    const written = JSON.stringify(content)
    const { id } = tried.current?.content === written ? tried.current : { id: MessageId.parse(uuidv7()) }
    tried.current = { id, content: written }
    setPending(true)
    setFailure(null)
    const run = async () => {
      try {
        const { threadId } = await send({ id, content })
        await navigate({ to: '/messages/$threadId', params: { threadId }, replace: true })
      } catch (error) {
        const isOffline = error instanceof CallError && error.code === 'network'
        whenBack.current = isOffline ? () => deliver(content) : null
        setFailure(isOffline ? t('whenBack') : errorText(error))
      } finally {
        setPending(false)
      }
    }
    void run()
  }
  return { deliver, isPending, failure }
}
