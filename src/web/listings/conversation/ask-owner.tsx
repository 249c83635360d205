import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { findConversation } from '#contract/listings/conversation/find-conversation.ts'
import { type ListingDetail, type ListingId, isOwnedBy } from '#contract/listings/listing.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { ListingGone } from '#web/listings/page/listing-gone.tsx'
import { useListing } from '#web/listings/page/read-listing.ts'
import { FirstMessage } from '#web/messaging/new-thread/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useConversation } from './find-conversation.ts'
import { subjectOf } from './subject-card.tsx'

/** Writing to whoever offers a listing; who has written before goes on where they were. */
export function AskOwner({ listingId }: { listingId: ListingId }) {
  const { user } = useSession()
  const listing = useListing(listingId)
  const known = useConversation(listingId)
  if (listing.error?.code === 'listings.not-found') return <NotFoundPage />
  if (listing.error?.code === 'listings.gone') return <ListingGone listingId={listingId} />
  const error = listing.error ?? known.error
  if (error)
    return <ErrorState error={error} onRetry={() => void Promise.all([listing.refetch(), known.refetch()])} />
  if (!listing.data || !known.data || known.isFetching) return <Loading />
  const { threadId } = known.data
  if (threadId !== null) return <Navigate to="/messages/$threadId" params={{ threadId }} replace />
  if (isOwnedBy(listing.data, UserId.nullable().parse(user?.id ?? null)))
    return <Navigate to="/messages" replace />
  return <Ask listing={listing.data} left={known.data.leftToBegin} />
}

function Ask({ listing, left }: { listing: ListingDetail; left: number | null }) {
  const t = useTranslations('listings.conversation')
  const cache = useQueryClient()
  const { id: listingId, poster } = listing
  return (
    <div className="grid gap-5">
      <Asked listing={listing} />
      <p className="flex items-center gap-3">
        <Avatar name={poster.name} picture={poster.avatar} size={36} />
        {t('to', { name: poster.name })}
      </p>
      {left !== null && <p className="rounded-2xl bg-gold/15 px-4 py-3 text-sm">{t('left', { n: left })}</p>}
      <FirstMessage
        name={poster.name}
        subject={subjectOf(listing)}
        draftOf={listingId}
        send={async (message) => {
          const sent = await call(askOwner, { ...message, listingId })
          await cache.invalidateQueries({ queryKey: api(findConversation).key({ listingId }) })
          return sent
        }}
      />
    </div>
  )
}

/** What is asked about. */
export function Asked({ listing }: { listing: ListingDetail }) {
  const { title, category, price, photos } = listing
  const [cover] = photos
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface p-3 shadow-card">
      <span className="size-18 shrink-0 overflow-hidden rounded-2xl">
        {cover ? (
          <Picture picture={cover.picture} alt="" sizes="72px" ratio={1} />
        ) : (
          <CategoryArt category={category} />
        )}
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium break-words">{title}</p>
        <p className="font-display text-lg font-bold">
          <ListingPrice price={price} />
        </p>
      </div>
    </div>
  )
}
