import { useNavigate, useRouter } from '@tanstack/react-router'
import { MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mayEdit } from '#contract/listings/life/state.ts'
import type { ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeleteLater } from '#web/listings/life/hold-deletion.ts'
import { SaveButton } from '#web/listings/favorites/save-button.tsx'
import { ShareButton } from '#web/listings/share/share-button.tsx'
import { ReportButton } from './report/report-button.tsx'

const ConfirmDialog = lazy(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

const main = 'min-h-12 flex-1 gap-2 text-base'
const side = 'size-12 shrink-0 rounded-full bg-surface'

/** What a reader can do with a listing. What has ended can only be shared. */
export function ReaderActions({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings.page')
  const message = useMessage(listing.id)
  const isOnOffer = listing.state === 'active' || listing.state === 'reserved'
  return (
    <>
      {isOnOffer && (
        <Button className={main} onClick={message}>
          <MessageCircle size={20} aria-hidden="true" />
          {t('message')}
        </Button>
      )}
      <SaveButton listing={listing} className={side} />
      <ShareButton listing={listing} isWide={!isOnOffer} className={isOnOffer ? side : main} />
      <ReportButton listing={listing} className={side} />
    </>
  )
}

/** Writing needs an account: visitors are led to sign in, and on from there. */
function useMessage(listingId: ListingId): () => void {
  const { user } = useSession()
  const router = useRouter()
  const askToJoin = useAskToJoin()
  return () => {
    const writing = { to: '/messages/new', search: { listing: listingId } } as const
    if (user) return void router.navigate(writing)
    askToJoin('message', router.buildLocation(writing).href)
  }
}

/** What its owner can do with it. */
export function OwnerActions({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings.page')
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const remove = useRemove(listing)
  const isEditable = mayEdit(listing.state)
  return (
    <>
      {isEditable && (
        <ButtonLink to="/edit-listing/$id" params={{ id: listing.id }} className={main}>
          <Pencil size={20} aria-hidden="true" />
          {t('edit')}
        </ButtonLink>
      )}
      <ShareButton listing={listing} isWide={!isEditable} className={isEditable ? side : main} />
      <Button
        isIconOnly
        variant="outline"
        className={`${side} text-danger`}
        aria-label={t('delete.label')}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={20} aria-hidden="true" />
      </Button>
      {isAsking !== null && (
        <Suspense>
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title={t('delete.title', { title: listing.title })}
            confirmLabel={t('delete.label')}
            onConfirm={remove}
          >
            {t('delete.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

function useRemove(listing: ListingDetail): () => Promise<void> {
  const navigate = useNavigate()
  const deleteLater = useDeleteLater()
  return async () => {
    deleteLater(listing)
    await navigate({ to: '/my-listings', replace: true })
  }
}
