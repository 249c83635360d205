import { useRouter } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { useRevealPhone } from './reveal-phone.ts'

/** Shows the number of a listing to who is signed in; visitors are led to sign in and come back. */
export function PhoneButton({ listingId }: { listingId: ListingId }) {
  const t = useTranslations('listings.phone')
  const errorText = useErrorText()
  const { user } = useSession()
  const router = useRouter()
  const { mutate, data, isPending } = useRevealPhone()
  const show = () => {
    if (!user) {
      rememberReturn(router.state.location.href)
      void router.navigate({ to: '/auth' })
      return
    }
    mutate(
      { listingId },
      { onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }) },
    )
  }
  return (
    <div className="grid gap-1.5">
      {data ? (
        <a
          href={`tel:${data.phone}`}
          className={buttonClass({ variant: 'secondary', fullWidth: true }, 'min-h-12')}
        >
          <Phone size={19} aria-hidden="true" />
          {t('call', { phone: data.phone })}
        </a>
      ) : (
        <Button variant="secondary" fullWidth className="min-h-12" disabled={isPending} onClick={show}>
          <Phone size={19} aria-hidden="true" />
          {t('show')}
        </Button>
      )}
      <p className="text-sm text-muted">{t('note')}</p>
    </div>
  )
}
