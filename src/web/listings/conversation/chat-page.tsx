import { Button } from '#web/ui/button.tsx'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ListingId } from '#contract/listings/listing.ts'
import { ListingGone } from '#web/listings/page/listing-gone.tsx'
import { useListing } from '#web/listings/page/read-listing.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Asked } from './ask-owner.tsx'
import { useConversation } from './find-conversation.ts'
import { useJoinChat } from './join-chat.ts'

/** The way into the chat of a listing; who is in it already is led there. */
export function ChatPage() {
  const { listingId } = useParams({ from: '/group/$listingId' })
  const id = ListingId.safeParse(listingId).data
  if (id === undefined) return <NotFoundPage />
  return <MembersOnly>{() => <ChatDoor listingId={id} />}</MembersOnly>
}

function ChatDoor({ listingId }: { listingId: ListingId }) {
  const listing = useListing(listingId)
  const known = useConversation(listingId)
  const code = listing.error?.code ?? known.error?.code
  if (code === 'listings.not-found') return <NotFoundPage />
  if (code === 'listings.gone') return <ListingGone listingId={listingId} />
  const error = listing.error ?? known.error
  if (error)
    return <ErrorState error={error} onRetry={() => void Promise.all([listing.refetch(), known.refetch()])} />
  if (!listing.data || !known.data || known.isFetching) return <Loading />
  const { chat } = known.data
  // others talk about it with its owner alone
  if (chat === null) return <Navigate to="/messages/new" search={{ listing: listingId }} replace />
  if (chat.threadId !== null)
    return <Navigate to="/messages/$threadId" params={{ threadId: chat.threadId }} replace />
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <Invitation listingId={listingId} memberCount={chat.memberCount} />
      <Asked listing={listing.data} />
    </div>
  )
}

function Invitation({ listingId, memberCount }: { listingId: ListingId; memberCount: number }) {
  const t = useTranslations('listings.conversation.chat')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { mutate, isPending } = useJoinChat()
  const join = () =>
    mutate(
      { listingId },
      {
        onSuccess: ({ threadId }) => {
          toast({ title: t('joined') })
          void navigate({ to: '/messages/$threadId', params: { threadId }, replace: true })
        },
        onError: (error) => toast({ title: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <p className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
          <UsersRound size={20} aria-hidden="true" />
        </span>
        {t('count', { n: memberCount })}
      </p>
      <Button size="lg" fullWidth isPending={isPending} onClick={join}>
        {t('join')}
      </Button>
      <p className="text-sm text-muted">{t('moderated')}</p>
    </>
  )
}
