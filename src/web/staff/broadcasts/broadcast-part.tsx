import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Broadcast } from '#contract/staff/broadcasts/broadcast.ts'
import { listBroadcasts } from '#contract/staff/broadcasts/list-broadcasts.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { BroadcastForm } from './broadcast-form.tsx'

const LOOK_AGAIN_MS = 3000

/** Something said to everybody or to some, and what was said before. */
export function BroadcastPart() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <BroadcastForm />
      <Earlier />
    </div>
  )
}

function Earlier() {
  const t = useTranslations('staff.broadcasts')
  const { data, error, refetch } = useQuery({
    ...api(listBroadcasts).queryOptions({}),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.items.some(({ isFinished }) => !isFinished) && LOOK_AGAIN_MS,
  })
  return (
    <section className="rounded-card bg-surface p-5 shadow-card">
      <h2 className="mb-3 text-lg font-bold">{t('earlier')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="grid gap-3">
        {data?.items.map((broadcast) => (
          <li key={broadcast.id} className="border-b border-border pb-3 text-sm last:border-0 last:pb-0">
            <Row broadcast={broadcast} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ broadcast }: { broadcast: Broadcast }) {
  const t = useTranslations('staff.broadcasts')
  const { dateTime, number } = useFormats()
  const { language } = useLanguage()
  const { titleEn, titleAm, author, at, places, language: to, audience, sent, isFinished } = broadcast
  const progress = isFinished
    ? t('finished', { n: sent })
    : t('progress', { sent: number(sent), of: number(audience) })
  return (
    <article className="grid gap-0.5">
      <h3 className="font-sans text-base font-semibold wrap-anywhere">
        {language === 'am' ? titleAm : titleEn}
      </h3>
      <p>
        {progress} · {t('toCities', { n: places })}
        {to !== null && ` · ${t(`languages.${to}`)}`}
      </p>
      <p className="text-muted">{t('by', { name: author ?? t('somebody'), date: dateTime(at) })}</p>
    </article>
  )
}
