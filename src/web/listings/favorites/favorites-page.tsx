import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'
import type { Favorite } from '#contract/listings/favorites/favorite.ts'
import { RecentListings } from '#web/listings/recent/recent-listings.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { FavoriteRow } from './favorite-row.tsx'
import { useFavorites } from './load-favorites.ts'
import { OutgoingFavorites } from './outgoing-favorites.tsx'
import { useOutgoingFavorites } from './send-favorites.ts'
import { useSwitchMails } from './switch-mails.ts'

export function FavoritesPage() {
  return <MembersOnly>{() => <Favorites />}</MembersOnly>
}

function Favorites() {
  const t = useTranslations('listings.favorites')
  const favorites = useFavorites()
  const pages = favorites.data?.pages ?? []
  const byMail = pages[0]?.byMail
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title={t('title')} lead={t('lead')} />
      {byMail !== undefined && <MailSwitch byMail={byMail} />}
      <OutgoingFavorites />
      {favorites.isPending && <FavoriteSkeletons />}
      {favorites.isError && pages.length === 0 && (
        <ErrorState error={favorites.error} onRetry={() => void favorites.refetch()} />
      )}
      {favorites.data && <Rows items={pages.flatMap(({ items }) => items)} />}
      <LoadMore list={favorites} />
      <RecentListings />
    </div>
  )
}

function MailSwitch({ byMail }: { byMail: boolean }) {
  const t = useTranslations('listings.favorites')
  const { mutate } = useSwitchMails()
  return (
    <div className="mb-5">
      <SwitchRow label={t('byMail')} isOn={byMail} onChange={(wanted) => mutate(wanted)} />
    </div>
  )
}

function Rows({ items }: { items: readonly Favorite[] }) {
  const t = useTranslations('listings.favorites')
  const outgoing = useOutgoingFavorites().filter(({ failure }) => failure === null)
  const leaving = outgoing.flatMap(({ lane, isSaved }) => (isSaved ? [] : lane))
  const shown = items.filter(({ listingId }) => !leaving.includes(listingId))
  // it stands among what waits, above
  if (shown.length === 0 && outgoing.some(({ isSaved }) => isSaved)) return null
  if (shown.length === 0)
    return (
      <EmptyState
        sentence={t('empty')}
        more={t('emptyMore')}
        action={<ButtonLink to="/listings">{t('browse')}</ButtonLink>}
      />
    )
  return (
    <ul className="grid gap-3">
      {shown.map((favorite) => (
        <li key={favorite.listingId}>
          <FavoriteRow favorite={favorite} />
        </li>
      ))}
    </ul>
  )
}

function FavoriteSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-30 rounded-card" />
      ))}
    </div>
  )
}
