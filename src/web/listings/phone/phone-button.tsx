import { type LucideIcon, MessageCircle, Phone, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import type { ContactWay } from '#contract/listings/phone/phone-number.ts'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { useRevealPhone } from './reveal-phone.ts'

/** Opens a conversation with that number, which has its country's code and a plus. */
const WAYS: Record<ContactWay, { Icon: LucideIcon; addressOf: (phone: string) => string }> = {
  call: { Icon: Phone, addressOf: (phone) => `tel:${phone}` },
  whatsapp: { Icon: MessageCircle, addressOf: (phone) => `https://wa.me/${phone.slice(1)}` },
  telegram: { Icon: Send, addressOf: (phone) => `https://t.me/${phone}` },
}

/** Shows how the poster can be reached to who is signed in; visitors are led to sign in and come back. */
export function PhoneButton({ listing: { id, contactWays } }: { listing: ListingDetail }) {
  const t = useTranslations('listings.phone')
  const errorText = useErrorText()
  const { user } = useSession()
  const askToJoin = useAskToJoin()
  const { mutate, data, isPending } = useRevealPhone()
  const show = () => {
    if (!user) return askToJoin('phone')
    mutate(
      { listingId: id },
      { onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }) },
    )
  }
  const leaves = contactWays.some((way) => way !== 'call')
  if (!data)
    return (
      <div className="grid gap-1.5">
        <Button variant="secondary" fullWidth className="min-h-12" disabled={isPending} onClick={show}>
          <Phone size={19} aria-hidden="true" />
          {t('show')}
        </Button>
        {leaves && (
          <p className="text-sm font-medium">{contactWays.map((way) => t(`way.${way}`)).join(' · ')}</p>
        )}
        <p className="text-sm text-muted">{t('note')}</p>
      </div>
    )
  return (
    <div className="grid gap-1.5">
      {contactWays.map((way) => (
        <WayLink key={way} way={way} phone={data.phone} />
      ))}
      <p className="text-sm text-muted">{t(leaves ? 'outside' : 'note')}</p>
    </div>
  )
}

function WayLink({ way, phone }: { way: ContactWay; phone: string }) {
  const t = useTranslations('listings.phone')
  const { Icon, addressOf } = WAYS[way]
  const leaves = way !== 'call'
  return (
    <a
      href={addressOf(phone)}
      {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
      className={buttonClass({ variant: 'secondary', fullWidth: true }, 'min-h-12')}
    >
      <Icon size={19} aria-hidden="true" />
      {t(`use.${way}`, { phone })}
    </a>
  )
}
