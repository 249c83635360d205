import { useTranslations } from 'use-intl'
import { ContactDetails, LegalText } from '#web/legal/public.tsx'
import { useSession } from '#web/platform/session/session.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { OwnTickets } from './own-tickets.tsx'
import { TicketForm } from './ticket-form.tsx'

const SECTIONS = ['first', 'danger'] as const

/** A message to whoever runs this site, what came of earlier ones, and other ways to reach them. */
export function ContactPage() {
  const t = useTranslations('legal.contact')
  const { loading, user } = useSession()
  return (
    <LegalText
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((key) => ({ heading: t(`${key}.heading`), text: t(`${key}.text`) }))}
    >
      {loading ? <Loading /> : <TicketForm isMember={user !== null} />}
      {user && <OwnTickets />}
      <section>
        <h2 className="mb-3 text-xl font-bold md:text-2xl">{t('reach')}</h2>
        <ContactDetails />
      </section>
    </LegalText>
  )
}
