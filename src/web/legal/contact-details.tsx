import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#web/site/public.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

/** How to reach who runs this site; only what is configured is shown. */
export function ContactDetails() {
  const t = useTranslations('legal.contact')
  const site = useSite()
  if (site.isPending) return <Loading />
  if (site.isError) return <ErrorState error={site.error} onRetry={() => void site.refetch()} />
  const { name, address, email, phone } = site.data.operator
  if (!address && !email && !phone) return <p className="rounded-2xl bg-surface p-5">{t('none')}</p>
  return (
    <address className="grid gap-1 rounded-card bg-surface p-5 not-italic shadow-card">
      {name && <p className="mb-2 font-semibold">{name}</p>}
      {email && <Way icon={<Mail size={20} aria-hidden="true" />} href={`mailto:${email}`} text={email} />}
      {phone && <Way icon={<Phone size={20} aria-hidden="true" />} href={`tel:${phone}`} text={phone} />}
      {address && (
        <p className="flex min-h-11 items-center gap-3">
          <MapPin size={20} aria-hidden="true" /> {address}
        </p>
      )}
    </address>
  )
}

function Way({ icon, href, text }: { icon: ReactNode; href: string; text: string }) {
  return (
    <a className="flex min-h-11 items-center gap-3 font-medium text-accent hover:underline" href={href}>
      {icon} {text}
    </a>
  )
}
