import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { MembersOnly } from '#web/ui/states/members-only.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ConnectionsPart } from './connections-part.tsx'
import { CONNECTION_TABS, readConnectionTab } from './connections-policy.ts'
import { FindPart } from './find-part.tsx'

/** Whom one is connected with, who asks, whom one asked, and whom one may know. */
export function ConnectionsPage() {
  return <MembersOnly>{() => <Connections />}</MembersOnly>
}

function Connections() {
  const t = useTranslations('networking')
  const tab = readConnectionTab(useSearch({ strict: false }).tab)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <ButtonLink
        to="/social"
        search={{ tab: 'networking' }}
        variant="ghost"
        className="-ms-3 min-h-11 justify-self-start px-3"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('tab.title')}
      </ButtonLink>
      <PageHeading title={t('connections.title')} />
      <ChipRow label={t('connections.tabs')} current={tab}>
        {CONNECTION_TABS.map((one) => (
          <li key={one}>
            <Link
              to="/connections"
              search={one === 'connected' ? {} : { tab: one }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={one === tab ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 font-medium whitespace-nowrap ${one === tab ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
            >
              {t(`connections.tab.${one}`)}
            </Link>
          </li>
        ))}
      </ChipRow>
      {tab === 'find' ? <FindPart /> : <ConnectionsPart key={tab} kind={tab} />}
    </div>
  )
}
