import { Link, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { BlockingPart, LogPart, PeoplePart, SystemPart } from '#web/staff/public.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { StaffOnly } from './staff-only.tsx'

const later = () => import('#web/staff/later-parts.tsx')
const ListingsPart = lazy(() => later().then((module) => ({ default: module.ListingsPart })))
const SettingsPart = lazy(() => later().then((module) => ({ default: module.SettingsPart })))
const PaymentsPart = lazy(() =>
  import('#web/payments/desk/public.tsx').then((module) => ({ default: module.DeskPart })),
)
const BroadcastPart = lazy(() => later().then((module) => ({ default: module.BroadcastPart })))

const TABS = [
  'people',
  'listings',
  'payments',
  'settings',
  'broadcasts',
  'blocking',
  'system',
  'log',
] as const
const PARTS = {
  people: PeoplePart,
  listings: ListingsPart,
  payments: PaymentsPart,
  settings: SettingsPart,
  broadcasts: BroadcastPart,
  blocking: BlockingPart,
  system: SystemPart,
  log: LogPart,
} as const satisfies Record<(typeof TABS)[number], ComponentType>

/** What admins look after. Without the role the page is not there. */
export const AdminPage = () => (
  <StaffOnly needs="admin">
    <Administration />
  </StaffOnly>
)

function Administration() {
  const t = useTranslations('staff')
  const { tab: wanted } = useSearch({ strict: false })
  const tab = TABS.find((one) => one === wanted) ?? 'people'
  const Part = PARTS[tab]
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeading
        title={t('admin')}
        actions={
          <>
            <ButtonLink to="/manager" variant="outline" className="min-h-11">
              {t('toManager')}
            </ButtonLink>
            <ButtonLink to="/admin/reports" variant="outline" className="min-h-11">
              {t('toReports')}
            </ButtonLink>
          </>
        }
      />
      <ChipRow label={t('tabs')} current={tab}>
        {TABS.map((one) => (
          <li key={one}>
            <Link
              to="/admin"
              search={one === 'people' ? {} : { tab: one }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={one === tab ? 'page' : undefined}
              className={chipClass(one === tab)}
            >
              {t(`tab.${one}`)}
            </Link>
          </li>
        ))}
      </ChipRow>
      <div className="mt-5">
        <Suspense fallback={<Loading />}>
          <Part />
        </Suspense>
      </div>
    </div>
  )
}
