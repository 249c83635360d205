import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { readSystem } from '#contract/staff/system/read-system.ts'
import type { SystemState } from '#contract/staff/system/system.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { DeadJobs } from './dead-jobs.tsx'

const LOOK_AGAIN_MS = 15_000

/** How the site runs: what it stands on, what there is to do, and what failed. */
export function SystemPart() {
  const { data, error, refetch } = useQuery({
    ...api(readSystem).queryOptions({}),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Facts state={data} />
      <Queues queues={data.queues} />
      <DeadJobs dead={data.dead} count={data.deadCount} />
    </div>
  )
}

function Facts({ state: { database, storage, services, startedAt, nodeVersion } }: { state: SystemState }) {
  const t = useTranslations('staff.system')
  const { dateTime, number } = useFormats()
  const size = (bytes: number) =>
    bytes < 1e9 ? `${number(Math.round(bytes / 1e6))} MB` : `${number(Math.round(bytes / 1e8) / 10)} GB`
  const connections = t('connectionsOf', { n: database.connections, max: database.maxConnections })
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Card title={t('database')}>
        <Fact name="PostgreSQL" value={database.version} />
        <Fact name={t('size')} value={size(database.bytes)} />
        <Fact name={t('connections')} value={connections} />
        <Fact name={t('migrations')} value={number(database.migrations)} />
      </Card>
      <Card title={t('server')}>
        <Fact name={t('since')} value={dateTime(startedAt)} />
        <Fact name="Node.js" value={nodeVersion} />
        <Fact name={t('free')} value={size(storage.freeBytes)} />
      </Card>
      <Card title={t('services')}>
        {services.map(({ name, isSetUp }) => (
          <Fact key={name} name={t(`service.${name}`)} value={t(isSetUp ? 'setUp' : 'notSetUp')} />
        ))}
      </Card>
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-surface p-5 shadow-card">
      <h2 className="mb-3 text-lg font-bold">{title}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">{children}</dl>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="text-end font-medium wrap-anywhere">{value}</dd>
  </>
)

const COUNTS = ['waiting', 'planned', 'running', 'retrying'] as const

function Queues({ queues }: Pick<SystemState, 'queues'>) {
  const t = useTranslations('staff.system')
  const { number } = useFormats()
  return (
    <section className="rounded-card bg-surface p-5 shadow-card">
      <h2 className="mb-3 text-lg font-bold">{t('queues')}</h2>
      {queues.length === 0 && <p className="text-muted">{t('nothing')}</p>}
      <ul className="grid gap-1 text-sm">
        {queues.map((queue) => (
          <li
            key={queue.name}
            aria-label={queue.name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-border py-2 last:border-0"
          >
            <span className="font-mono wrap-anywhere">{queue.name}</span>
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              {COUNTS.filter((count) => queue[count] > 0).map((count) => (
                <span key={count} className={count === 'retrying' ? 'font-medium text-danger' : ''}>
                  {t('count', { what: t(count), n: number(queue[count]) })}
                </span>
              ))}
              {queue.oldestDueAt !== null && (
                <span className="text-muted">
                  {t('oldest')} <TimeAgo at={queue.oldestDueAt} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
