import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import { quoteOf } from '#web/messaging/outbox/outgoing-policy.ts'
import { sendLater } from '#web/messaging/outbox/send-outbox.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Spoken } from '#web/platform/format/spoken.tsx'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { useSubject } from '#web/messaging/thread-subject.tsx'
import type { Addition } from './add-menu.tsx'
import { MeetingSheet } from './meeting-sheet.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { ViewingSheet } from './viewing-sheet.tsx'

interface AskSheetsProps {
  what: Addition
  onClose: () => void
  onSend: (content: NewContent) => void
  onSuggest: (sentence: string) => void
}

/** The sheet of what was chosen beside words. */
export function AskSheets({ what, onClose, onSend, onSuggest }: AskSheetsProps) {
  const t = useTranslations('messaging.cards')
  const tAsk = useTranslations('messaging.composer')
  const { thread } = useConversation()
  const subject = useSubject(thread)
  const [isOpen, setOpen] = useState(true)
  const sheet = {
    isOpen,
    onOpenChange: (open: boolean) => {
      setOpen(open)
      if (!open) onClose()
    },
  }
  if (what === 'offer')
    return (
      <OfferSheet
        {...sheet}
        title={tAsk('offer')}
        priceLabel={t('asked')}
        currency={subject?.currency ?? 'USD'}
        price={subject?.price ?? null}
        onSend={onSend}
      />
    )
  if (what === 'viewing') return <ViewingSheet {...sheet} onSend={onSend} />
  return <MeetingSheet {...sheet} onSuggest={onSuggest} />
}

/** Another price in answer to an offer, in its currency. */
export function CounterSheet({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useTranslations('messaging.cards')
  const { thread } = useConversation()
  const { money } = useFormats()
  const { content } = message
  if (content.kind !== 'offer') return null
  const { amountMinor, currency } = content.offer
  return (
    <OfferSheet
      title={t('counterOffer')}
      currency={currency}
      priceLabel={t('offered')}
      price={
        <Spoken kind="price" minor={amountMinor} currency={currency} period={null}>
          {money(amountMinor, currency)}
        </Spoken>
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSend={(counter) => sendLater(thread.id, { content: counter, files: [], quote: quoteOf(message) })}
    />
  )
}
