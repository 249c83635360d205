import { useNavigate, useRouter } from '@tanstack/react-router'
import { Flag, MessageCircle, Pencil, Share2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mayEdit } from '#contract/listings/life/state.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { rememberReturn } from '#web/platform/auth-return.ts'
import { useErrorText } from '#web/platform/error-text.ts'
import { useSession } from '#web/platform/session.tsx'
import { toast } from '#web/platform/toast.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useComingSoonToast } from '#web/ui/coming-soon-toast.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useDeleteListing } from './delete-listing.ts'
import { useShare } from './share-listing.ts'

const ConfirmDialog = lazy(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

const main = 'min-h-12 flex-1 gap-2 text-base'
const side = 'size-12 shrink-0 rounded-full bg-surface'

/** What a reader can do with a listing. What has ended can only be shared. */
export function ReaderActions({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings.page')
  const comingSoon = useComingSoonToast()
  const message = useMessage()
  const isOnOffer = listing.state === 'active' || listing.state === 'reserved'
  return (
    <>
      {isOnOffer && (
        <PlainButton className={main} onClick={message}>
          <MessageCircle size={20} aria-hidden="true" />
          {t('message')}
        </PlainButton>
      )}
      <ShareButton listing={listing} isWide={!isOnOffer} />
      <PlainButton
        isIconOnly
        variant="outline"
        className={side}
        aria-label={t('report')}
        onClick={comingSoon}
      >
        <Flag size={20} aria-hidden="true" />
      </PlainButton>
    </>
  )
}

/** Writing needs an account: visitors are led to sign in and come back. */
function useMessage(): () => void {
  const { user } = useSession()
  const router = useRouter()
  const comingSoon = useComingSoonToast()
  return () => {
    if (user) return comingSoon()
    rememberReturn(router.state.location.href)
    void router.navigate({ to: '/auth' })
  }
}

function ShareButton({ listing, isWide }: { listing: ListingDetail; isWide: boolean }) {
  const t = useTranslations('listings.page.share')
  const share = useShare()
  const onClick = () => void share({ title: listing.title, path: `/listing/${listing.id}` })
  const icon = <Share2 size={20} aria-hidden="true" />
  if (isWide)
    return (
      <PlainButton variant="outline" className={main} onClick={onClick}>
        {icon}
        {t('label')}
      </PlainButton>
    )
  return (
    <PlainButton isIconOnly variant="outline" className={side} aria-label={t('label')} onClick={onClick}>
      {icon}
    </PlainButton>
  )
}

/** What its owner can do with it. */
export function OwnerActions({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings.page')
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const remove = useRemove(listing)
  return (
    <>
      {mayEdit(listing.state) && (
        <ButtonLink to="/edit-listing/$id" params={{ id: listing.id }} className={main}>
          <Pencil size={20} aria-hidden="true" />
          {t('edit')}
        </ButtonLink>
      )}
      <ShareButton listing={listing} isWide={!mayEdit(listing.state)} />
      <PlainButton
        isIconOnly
        variant="outline"
        className={`${side} text-danger`}
        aria-label={t('delete.label')}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={20} aria-hidden="true" />
      </PlainButton>
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
  const t = useTranslations('listings.page.delete')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { mutateAsync } = useDeleteListing()
  return async () => {
    try {
      await mutateAsync({ listingId: listing.id })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
      throw error
    }
    toast({ title: t('done', { title: listing.title }), kind: 'success' })
    await navigate({ to: '/my-listings', replace: true })
  }
}
