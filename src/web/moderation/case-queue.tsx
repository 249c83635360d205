import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CaseId } from '#contract/moderation/cases/case.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { useMediaQuery } from '#web/ui/media-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CasePanel } from './case-panel.tsx'
import { CaseRow } from './case-row.tsx'
import { type CaseSearch, readCaseSearch, writeCaseSearch } from './case-search-policy.ts'
import type { CaseViews } from './panel-policy.ts'
import { CaseTabs } from './case-tabs.tsx'
import { useFollowCases } from './follow-cases.ts'
import { KeyHelp } from './key-help.tsx'
import { isFree } from './key-policy.ts'
import { loadAheadCase, useCases, useCounts } from './load-cases.ts'

/** Everything that waits for staff: queues with their counts, a list, and the case that is open. */
export function CaseQueue(props: CaseViews) {
  const t = useTranslations('moderation')
  const search = readCaseSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { user } = useSession()
  const list = useCases(search)
  const counts = useCounts()
  const [chosen, setChosen] = useState<ReadonlySet<CaseId>>(new Set())
  useFollowCases()

  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const { caseId } = search
  // phones show the list or a case, which then begins at its top
  const isBeside = useMediaQuery('(min-width: 1024px)')
  const onlyWithList = caseId === null ? '' : 'max-lg:hidden'
  // beside the last of them, too, there is room for the whole case
  const besideCase = caseId === null ? '' : 'lg:pb-[calc(100dvh-16rem)]'
  const at = items.findIndex(({ id }) => id === caseId)
  const nextId = (items[at + 1] ?? items.find(({ id }) => id !== caseId))?.id ?? null
  const go = (to: Partial<CaseSearch>) =>
    void navigate({ to: '/manager', search: writeCaseSearch({ ...search, ...to }), resetScroll: !isBeside })
  useEffect(() => {
    if (nextId !== null && caseId !== null) loadAheadCase(cache, nextId)
  }, [cache, nextId, caseId])

  const total = counts.data?.queues.reduce((sum, { open }) => sum + open, 0)
  const isFiltered = search.filter !== null || search.escalated
  const toggle = (id: CaseId) =>
    setChosen((before) => {
      const now = new Set(before)
      if (!now.delete(id)) now.add(id)
      return now
    })
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeading
        title={t('title')}
        lead={total !== undefined && <span className={onlyWithList}>{t('lead', { n: total })}</span>}
        actions={
          <div className={`flex flex-wrap gap-2 ${onlyWithList}`}>
            <ButtonLink to="/manager/listings" variant="outline" className="min-h-11">
              {t('allListings')}
            </ButtonLink>
            <ButtonLink
              to="/manager/listings"
              search={{ filter: 'orders' }}
              variant="outline"
              className="min-h-11"
            >
              {t('orders')}
            </ButtonLink>
            <ButtonLink to="/manager/help" variant="outline" className="min-h-11">
              {t('helpArticles')}
            </ButtonLink>
            <KeyHelp />
          </div>
        }
      />
      <div className={onlyWithList}>
        <CaseTabs search={search} counts={counts.data?.queues ?? []} />
      </div>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-label={t('list')} className={`min-w-0 ${onlyWithList} ${besideCase}`}>
          {chosen.size > 0 && (
            <BulkBar cases={items.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />
          )}
          {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {!list.data && !list.error && <Loading />}
          {list.data && items.length === 0 && (
            <EmptyState sentence={t(`empty.${isFiltered ? 'filtered' : (search.queue ?? 'all')}`)} />
          )}
          <ul className="grid gap-2">
            {items.map((one) => (
              <li key={one.id}>
                <CaseRow
                  found={one}
                  isOpen={one.id === caseId}
                  isBeside={isBeside}
                  isChosen={chosen.has(one.id)}
                  onChoose={() => toggle(one.id)}
                  search={search}
                  writeSignal={props.writeSignal}
                />
              </li>
            ))}
          </ul>
          <LoadMore list={list} />
        </section>
        {caseId !== null && user !== null && (
          <CasePanel
            key={caseId}
            caseId={caseId}
            ownId={user.id}
            onNext={() => go({ caseId: nextId })}
            onBack={() => go({ caseId: null })}
            {...props}
          />
        )}
        {caseId === null && items.length > 0 && (
          <NextOnKey onNext={() => go({ caseId: items[0]?.id ?? null })}>{t('choose')}</NextOnKey>
        )}
      </div>
    </div>
  )
}

function NextOnKey({ onNext, children }: { onNext: () => void; children: string }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'n' && isFree(event)) onNext()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
  return <p className="hidden p-6 text-muted lg:block">{children}</p>
}
