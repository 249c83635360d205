import { UsersRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { chatFits } from '#contract/listings/conversation/chat.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useConversation } from './find-conversation.ts'

/** Beside an event, or a ride that is looked for: where all who are interested talk. */
export function ChatCard({ listing }: { listing: ListingDetail }) {
  const isOnOffer = listing.state === 'active' || listing.state === 'reserved'
  return isOnOffer && chatFits(listing) ? <Invitation listing={listing} /> : null
}

function Invitation({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings.conversation.chat')
  const chat = useConversation(listing.id).data?.chat
  return (
    <section aria-label={t('title')} className="rounded-card bg-surface p-5 shadow-card">
      <p className="flex items-center gap-3 font-semibold">
        <UsersRound size={22} aria-hidden="true" className="shrink-0 text-accent" />
        {chat ? t('count', { n: chat.memberCount }) : t('title')}
      </p>
      <p className="mt-1 mb-4 text-sm text-muted">{t('lead')}</p>
      <ButtonLink to="/group/$listingId" params={{ listingId: listing.id }} variant="secondary" fullWidth>
        {t(chat?.isMember ? 'open' : 'join')}
      </ButtonLink>
    </section>
  )
}
