import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CalendarClock, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { readDatePlan } from '#contract/dating/plans/read-date-plan.ts'
import { api } from '#web/platform/call/api.ts'
import { DatingWords } from '#web/dating/dating-words.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'

/** Where a shared plan of a date leads, without an account. */
export function DatePlanPage() {
  const { token } = useSearch({ strict: false })
  if (token === undefined || token === '') return <NotFoundPage />
  return (
    <DatingWords>
      <Plan token={token} />
    </DatingWords>
  )
}

function Plan({ token }: { token: string }) {
  const t = useTranslations('dating.plan')
  const { dateTime } = useFormats()
  const nameOf = usePersonName()
  const errorText = useErrorText()
  const { data, error } = useQuery({ ...api(readDatePlan).queryOptions({ token }), retry: false })
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading title={t('page')} />
      {!data && !error && <Loading />}
      {error && <EmptyState sentence={errorText(error)} />}
      {data && (
        <section className="grid gap-5 rounded-card bg-surface p-6 shadow-card">
          <p lang="" className="font-display text-2xl font-bold text-balance">
            {t('pageText', { name: nameOf(data.plan.firstName) })}
          </p>
          <dl className="grid gap-4">
            <div className="flex gap-3">
              <MapPin size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
              <div className="min-w-0">
                <dt className="text-sm text-muted">{t('where')}</dt>
                <dd lang="" className="text-lg font-semibold wrap-anywhere">
                  {data.plan.place}
                </dd>
              </div>
            </div>
            <div className="flex gap-3">
              <CalendarClock size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
              <div>
                <dt className="text-sm text-muted">{t('when')}</dt>
                <dd className="text-lg font-semibold">{dateTime(data.plan.startsAt)}</dd>
              </div>
            </div>
          </dl>
          <p className="rounded-2xl bg-gold/15 p-4 text-sm">{t('tips')}</p>
          <p className="text-sm text-muted">{t('until', { at: dateTime(data.plan.endsAt) })}</p>
        </section>
      )}
    </div>
  )
}
