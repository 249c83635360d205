import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Message } from '#contract/messaging/messages/message.ts'
import { hasContact } from '#contract/messaging/messages/contact-forms.ts'
import type { Warning } from '#contract/messaging/messages/warning.ts'
import type { ThreadSide } from '#contract/messaging/threads/thread.ts'
import { PartFromSubject } from '#web/messaging/thread-subject.tsx'
import { Button } from '#web/ui/button.tsx'
import { useConversation } from './conversation.tsx'
import { withoutMentions } from './timeline-policy.ts'

/** What does the most harm is said first. */
const WORST_FIRST: readonly Warning[] = ['hurtful', 'code', 'overpayment', 'payment', 'contact', 'link']

/** Who sells is cheated in other ways than who buys. */
const SELLERS_OWN = { payment: 'paymentSelling', link: 'linkSelling' } as const
const cautionFor = (warning: Warning, side: ThreadSide | null) =>
  side === 'selling' && (warning === 'payment' || warning === 'link') ? SELLERS_OWN[warning] : warning

/** Closed once, it stays closed as long as the page lives. */
const understood = new Set<string>()

interface CautionCardProps {
  message: Message
  onReport: () => void
  onBlock: () => void
}

/** Beside a message that asks for what often ends badly, or that may hurt. */
export function CautionCard({ message, onReport, onBlock }: CautionCardProps) {
  const t = useTranslations('messaging.thread.caution')
  const tMenu = useTranslations('messaging.menu')
  const [isOff, setOff] = useState(() => understood.has(message.id))
  const { thread, names, nameOf, personOf, isBlocked } = useConversation()
  const text = message.content.kind === 'text' ? message.content.text : ''
  const ownWords = withoutMentions(text, names)
  const isMention = ownWords !== text && !hasContact(ownWords)
  const found = WORST_FIRST.filter(
    (warning) => message.warnings.includes(warning) && !(warning === 'contact' && isMention),
  )
  if (found.length === 0 || isOff) return null
  const isHurtful = found.includes('hurtful')
  const { senderId } = message
  const mayBlock = isHurtful && personOf(senderId) !== null && !isBlocked(senderId)
  const close = () => {
    understood.add(message.id)
    setOff(true)
  }
  return (
    <div
      role="note"
      aria-label={t(isHurtful ? 'bothered' : 'label')}
      className="mt-1 max-w-md rounded-2xl border border-gold bg-gold/15 px-3 pt-3 pb-1 text-sm text-foreground"
    >
      <p className="flex gap-2.5">
        <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span className="grid gap-1.5">
          {found.map((warning) => (
            <span key={warning}>{t(cautionFor(warning, thread.side))}</span>
          ))}
        </span>
      </p>
      <div className="mt-1 flex flex-wrap justify-end gap-1">
        <Button variant="ghost" size="sm" className="min-h-11 px-3" onClick={onReport}>
          {t('report')}
        </Button>
        {mayBlock && (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11 px-3"
            aria-label={tMenu('block', { name: nameOf(senderId) })}
            onClick={onBlock}
          >
            {t('block')}
          </Button>
        )}
        {isHurtful && <PartFromSubject about={thread} />}
        <Button variant="ghost" size="sm" className="min-h-11 px-3 font-semibold" onClick={close}>
          {t(isHurtful ? 'fine' : 'understood')}
        </Button>
      </div>
    </div>
  )
}
