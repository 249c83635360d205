import { useTranslations } from 'use-intl'
import { ListingCard } from '#web/listings/public.tsx'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useFittingJobs } from './list-fitting-jobs.ts'
import { SideCard } from './side-card.tsx'

/** Jobs of the marketplace that fit what one does. Without a headline it asks for one; where nothing fits it is not there. */
export function JobsCard() {
  const t = useTranslations('networking.jobs')
  const { user } = useSession()
  const { data } = useFittingJobs(user !== null)
  if (!user || !data) return null
  if (!data.hasTrade)
    return (
      <SideCard title={t('title')}>
        <p className="text-muted">{t('noTrade')}</p>
        <ButtonLink
          to="/people/$id"
          params={{ id: user.id }}
          variant="secondary"
          className="min-h-11 justify-self-start"
        >
          {t('toProfile')}
        </ButtonLink>
      </SideCard>
    )
  if (data.items.length === 0) return null
  return (
    <SideCard title={t('title')}>
      <ul className="grid gap-3">
        {data.items.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingCard listing={listing} eager={false} isWide />
          </li>
        ))}
      </ul>
      <ButtonLink to="/jobs" search={{}} variant="ghost" className="-ms-3 min-h-11 justify-self-start px-3">
        {t('all')}
      </ButtonLink>
    </SideCard>
  )
}
