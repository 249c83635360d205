import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Gavel } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { openListingCase } from '#contract/staff/listings/open-listing-case.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Opens the case of a listing in the queue, where it is decided. */
export function DecideButton({ listingId, title }: { listingId: ListingId; title: string }) {
  const t = useTranslations('staff.listings')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    ...api(openListingCase).mutationOptions(),
    onSuccess: ({ caseId }) => void navigate({ to: '/manager', search: { case: caseId } }),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
  })
  return (
    <Button
      variant="outline"
      className="min-h-11"
      isPending={isPending}
      aria-label={t('decideOn', { title })}
      onClick={() => mutate({ listingId })}
    >
      <Gavel size={18} aria-hidden="true" />
      {t('decide')}
    </Button>
  )
}
