import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { StaffOnly } from './staff-only.tsx'

const ListingsPart = lazy(() =>
  import('#web/staff/later-parts.tsx').then((module) => ({ default: module.ListingsPart })),
)

const OrdersPart = lazy(() =>
  import('#web/payments/desk/public.tsx').then((module) => ({ default: module.OrdersPart })),
)

/** Listings in every state, or what was paid for them, for all staff. Without the role the page is not there. */
export const StaffListingsPage = () => (
  <StaffOnly needs="manager">
    <Listings />
  </StaffOnly>
)

function Listings() {
  const t = useTranslations('staff')
  const { filter } = useSearch({ strict: false })
  const isOfOrders = filter?.startsWith('orders') === true
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeading
        title={t(isOfOrders ? 'tab.payments' : 'listings.title')}
        actions={
          <ButtonLink to="/manager" variant="outline" className="min-h-11">
            {t('toManager')}
          </ButtonLink>
        }
      />
      <Suspense fallback={<Loading />}>
        {isOfOrders ? <OrdersPart page="/manager/listings" /> : <ListingsPart page="/manager/listings" />}
      </Suspense>
    </div>
  )
}
