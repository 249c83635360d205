import { useState } from 'react'
import type { NewContent } from '#contract/messaging/messages/message.ts'
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
        currency={subject?.currency ?? 'USD'}
        price={subject?.price ?? null}
        onSend={onSend}
      />
    )
  if (what === 'viewing') return <ViewingSheet {...sheet} onSend={onSend} />
  return <MeetingSheet {...sheet} onSuggest={onSuggest} />
}
