import { Copy, MessageCircle, Send, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from './print-button.tsx'
import { hasShareSheet, useCopyLink, useShareSheet } from './share-link.ts'
import { type SharedLink, telegramLink, whatsAppLink } from './share-policy.ts'

const face = 'min-h-11 gap-2 rounded-full px-4 text-sm font-medium'

interface ShareChoicesProps {
  link: SharedLink
  /** Of a listing, which can be printed. */
  listingId?: ListingId | undefined
  onDone?: () => void
}

/** Ways to pass a link on: messengers, the device's own sheet where it has one, copying it, and paper. */
export function ShareChoices({ link, listingId, onDone }: ShareChoicesProps) {
  const t = useTranslations('listings.share')
  const copy = useCopyLink()
  const share = useShareSheet()
  return (
    <div className="flex flex-wrap gap-2">
      <MessengerLink href={telegramLink(link)} onClick={onDone}>
        <Send size={18} aria-hidden="true" />
        Telegram
      </MessengerLink>
      <MessengerLink href={whatsAppLink(link)} onClick={onDone}>
        <MessageCircle size={18} aria-hidden="true" />
        WhatsApp
      </MessengerLink>
      {hasShareSheet() && (
        <Button variant="outline" className={face} onClick={() => void share(link).then(onDone)}>
          <Share2 size={18} aria-hidden="true" />
          {t('device')}
        </Button>
      )}
      <Button variant="outline" className={face} onClick={() => void copy(link).then(onDone)}>
        <Copy size={18} aria-hidden="true" />
        {t('copy')}
      </Button>
      {listingId && <PrintButton listingId={listingId} url={link.url} className={face} />}
    </div>
  )
}

interface MessengerLinkProps {
  href: string
  onClick: (() => void) | undefined
  children: ReactNode
}

function MessengerLink({ href, onClick, children }: MessengerLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
      className={`inline-flex items-center border border-border text-foreground hover:border-accent ${face}`}
    >
      {children}
    </a>
  )
}
