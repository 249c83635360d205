import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Queue, QUEUES } from '#contract/moderation/cases/case.ts'
import { CASES_COUNTED } from '#contract/moderation/cases/count-cases.ts'
import { CASE_FILTERS } from '#contract/moderation/cases/list-cases.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { type CaseSearch, writeCaseSearch } from './case-search-policy.ts'

interface Count {
  queue: Queue
  open: number
  oldestAt: string | null
}

/** The queues with how much waits and since when, and what can be asked for alone. */
export function CaseTabs({ search, counts }: { search: CaseSearch; counts: readonly Count[] }) {
  const t = useTranslations('moderation')
  const { ago } = useFormats()
  const to = (change: Partial<CaseSearch>) => writeCaseSearch({ ...search, caseId: null, ...change })
  const total = counts.reduce((sum, { open }) => sum + open, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ChipRow label={t('queues')} current={search.queue ?? 'all'}>
        <Tab isChosen={search.queue === null} search={to({ queue: null })} count={total}>
          {t('queue.all')}
        </Tab>
        {QUEUES.map((queue) => {
          const count = counts.find((one) => one.queue === queue)
          return (
            <Tab
              key={queue}
              isChosen={search.queue === queue}
              search={to({ queue })}
              count={count?.open ?? 0}
              note={count?.oldestAt ? t('oldest', { ago: ago(count.oldestAt) }) : undefined}
            >
              {t(`queue.${queue}`)}
            </Tab>
          )
        })}
      </ChipRow>
      <ChipRow label={t('filters')} current={search.filter ?? (search.escalated ? 'escalated' : null)}>
        {CASE_FILTERS.map((filter) => (
          <Filter
            key={filter}
            isChosen={search.filter === filter}
            search={to({ filter: search.filter === filter ? null : filter })}
          >
            {t(`filter.${filter}`)}
          </Filter>
        ))}
        <Filter isChosen={search.escalated} search={to({ escalated: !search.escalated })}>
          {t('escalatedOnly')}
        </Filter>
      </ChipRow>
    </div>
  )
}

interface TabProps {
  isChosen: boolean
  search: ReturnType<typeof writeCaseSearch>
  count: number
  /** How long the oldest has waited. */
  note?: string | undefined
  children: ReactNode
}

function Tab({ isChosen, search, count, note, children }: TabProps) {
  return (
    <li>
      <Link
        to="/manager"
        search={search}
        aria-current={isChosen ? 'page' : undefined}
        className={`grid min-h-14 content-center rounded-2xl border px-4 py-1.5 whitespace-nowrap ${isChosen ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
      >
        <span className="font-medium">
          {children}{' '}
          <span className="tabular-nums">{count >= CASES_COUNTED ? `${CASES_COUNTED}+` : count}</span>
        </span>
        {note && <span className={`text-xs ${isChosen ? '' : 'text-muted'}`}>{note}</span>}
      </Link>
    </li>
  )
}

function Filter({ isChosen, search, children }: Pick<TabProps, 'isChosen' | 'search' | 'children'>) {
  return (
    <li>
      <Link
        to="/manager"
        search={search}
        aria-current={isChosen ? 'true' : undefined}
        className={`inline-flex min-h-11 items-center rounded-full border px-4 text-sm whitespace-nowrap ${isChosen ? 'border-accent bg-accent text-accent-foreground' : 'border-border bg-surface hover:border-accent'}`}
      >
        {children}
      </Link>
    </li>
  )
}
