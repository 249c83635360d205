import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ListingId } from '#contract/listings/listing.ts'
import { AskOwner } from '#web/listings/conversation/ask-owner.tsx'
import { NewMessage } from '#web/messaging/new-thread/public.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** The first message to somebody: about a listing, to a person, or into a group. */
export function NewMessagePage() {
  return <MembersOnly>{() => <Beginning />}</MembersOnly>
}

function Beginning() {
  const t = useTranslations('messaging.newThread')
  const { listing, to, group } = useSearch({ strict: false })
  const listingId = ListingId.safeParse(listing).data
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading
        title={t('title')}
        {...(listing === undefined && to === undefined && group === undefined && { lead: t('lead') })}
      />
      {listingId === undefined ? <NewMessage to={to} group={group} /> : <AskOwner listingId={listingId} />}
    </div>
  )
}
