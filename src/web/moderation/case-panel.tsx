import { Link } from '@tanstack/react-router'
import { ChevronLeft, ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { CaseDetail, CaseId } from '#contract/moderation/cases/case.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ActionBar } from './action-bar.tsx'
import { CaseBadges } from './case-badges.tsx'
import { CaseLog } from './case-log.tsx'
import { CasePersonPart } from './case-person.tsx'
import type { CaseViews } from './panel-policy.ts'
import { useHold } from './hold-case.ts'
import { useCase } from './load-cases.ts'

interface CasePanelProps extends CaseViews {
  caseId: CaseId
  /** Of the member of staff who looks at it. */
  ownId: string
  onNext: () => void
  onBack: () => void
}

/** One case: what it is about, what speaks against it, whose it is, and what can be decided. */
export function CasePanel({ caseId, onBack, ...props }: CasePanelProps) {
  const t = useTranslations('moderation')
  const { data, error, refetch } = useCase(caseId)
  return (
    <section
      aria-label={t('form.title')}
      className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:px-2 lg:pb-2 lg:-mx-2"
    >
      <Button variant="ghost" className="-ms-3 mb-2 min-h-11 px-3 lg:hidden" onClick={onBack}>
        <ChevronLeft size={20} aria-hidden="true" />
        {t('back')}
      </Button>
      {data && <Case found={data} {...props} />}
      {!data && !error && <Loading />}
      {!data && error?.code === 'moderation.case-over' && (
        <EmptyState sentence={t('over')} action={<Button onClick={props.onNext}>{t('next')}</Button>} />
      )}
      {!data && error && error.code !== 'moderation.case-over' && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

interface CaseProps extends CaseViews {
  found: CaseDetail
  ownId: string
  onNext: () => void
}

function Case({ found, ownId, onNext, ...views }: CaseProps) {
  const t = useTranslations('moderation')
  const { other, takeOver } = useHold(found.id, ownId)
  const { panels, writeSignal } = views
  const Panel = panels[found.kind]
  const { subject, kind } = found
  return (
    <div className="grid gap-4">
      {other && (
        <output className="grid gap-2 rounded-2xl bg-gold/20 p-4">
          <p className="font-semibold">{t('held.title', { name: other.name })}</p>
          <p className="text-sm">{t('held.more')}</p>
          <Button variant="outline" className="min-h-11 justify-self-start" onClick={takeOver}>
            {t('held.take')}
          </Button>
        </output>
      )}
      <div className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
        <div className="grid gap-2">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span>{t(`own.kind.${kind}`)}</span>
            <span>{t('priority', { n: found.priority })}</span>
          </p>
          <h2 className="text-2xl font-bold wrap-anywhere">
            {found.title === null ? t(`own.kind.${kind}`) : <span lang="">{found.title}</span>}
          </h2>
          <CaseBadges found={found} writeSignal={writeSignal} />
        </div>
        <ActionBar found={found} onNext={onNext} isHeld={other !== null} {...views} />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          {found.appeal && <Appeal appeal={found.appeal} />}
          <Received found={found} />
          {subject === null ? (
            <p className="rounded-card bg-surface p-5 text-muted shadow-card">{t('panel.subjectGone')}</p>
          ) : Panel ? (
            // what is loaded for it leaves the list where it is
            <Suspense fallback={<Loading />}>
              <Panel found={found} />
            </Suspense>
          ) : (
            <SubjectPart found={found} />
          )}
        </div>
        <aside className="grid min-w-0 gap-4">
          <Findings signals={found.signals} writeSignal={writeSignal} />
          {found.person && <CasePersonPart person={found.person} />}
          <CaseLog log={found.log} />
        </aside>
      </div>
    </div>
  )
}

function Received({ found: { received, evidence } }: { found: CaseDetail }) {
  const t = useTranslations('moderation.panel')
  const tReason = useTranslations('safety.reasons')
  if (received.length === 0 && evidence === null) return null
  return (
    <div className="grid gap-3 rounded-card bg-danger/10 p-5">
      {received.length > 0 && (
        <div>
          <h3 className="font-sans text-base font-semibold">{t('reports')}</h3>
          <ul className="mt-1 list-disc ps-5">
            {received.map(({ reason, detail, at }) => (
              <li key={`${at} ${reason}`} className="wrap-anywhere">
                {tReason(reason)}
                {detail !== null && <q className="block">{detail}</q>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {evidence !== null && (
        <div>
          <h3 className="font-sans text-base font-semibold">{t('evidence')}</h3>
          <p lang="" className="mt-1 wrap-anywhere whitespace-pre-line">
            {evidence}
          </p>
        </div>
      )}
    </div>
  )
}

function Findings({ signals, writeSignal }: Pick<CaseDetail, 'signals'> & Pick<CaseViews, 'writeSignal'>) {
  const t = useTranslations('moderation.panel')
  return (
    <div className="rounded-card bg-surface p-5 text-sm shadow-card">
      <h3 className="font-sans text-base font-semibold">{t('why')}</h3>
      {signals.length === 0 ? (
        <p className="text-muted">{t('nothing')}</p>
      ) : (
        <ul className="mt-1 list-disc ps-5">
          {signals.map((signal) => (
            <li key={signal}>{writeSignal(signal)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Appeal({ appeal }: { appeal: NonNullable<CaseDetail['appeal']> }) {
  const t = useTranslations('moderation')
  const { parts } = useFormats()
  const name = appeal.decidedBy ?? t('panel.somebody')
  const actions = parts(appeal.actions.map((kind) => t(`action.${kind}`)))
  return (
    <div className="grid gap-2 rounded-card bg-gold/20 p-5">
      <h3 className="font-sans text-base font-semibold">{t('panel.appeal')}</h3>
      <p lang="" className="wrap-anywhere whitespace-pre-line">
        {appeal.text}
      </p>
      <p className="text-sm">{t('panel.decided', { name, actions })}</p>
      {appeal.note !== null && <q className="text-sm wrap-anywhere">{appeal.note}</q>}
    </div>
  )
}

function SubjectPart({ found: { subject } }: { found: CaseDetail }) {
  const t = useTranslations('moderation.panel')
  if (!subject || (subject.text === null && subject.pictures.length === 0 && subject.path === null))
    return null
  // one by itself is what it is about, and seen whole
  const isOne = subject.pictures.length === 1
  return (
    <div className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
      {subject.pictures.length > 0 && (
        <ul className={`grid gap-2 ${isOne ? '' : 'grid-cols-2 sm:grid-cols-3'}`}>
          {subject.pictures.map((picture) => (
            <li key={picture.id} className="overflow-hidden rounded-2xl">
              <Picture
                picture={picture}
                alt=""
                sizes={isOne ? '500px' : '240px'}
                ratio={isOne ? picture.width / picture.height : 3 / 4}
              />
            </li>
          ))}
        </ul>
      )}
      {subject.text !== null && (
        <p lang="" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {subject.text}
        </p>
      )}
      {subject.path !== null && (
        <Link
          to={subject.path}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-accent underline-offset-4 hover:underline"
        >
          <ExternalLink size={18} aria-hidden="true" />
          {t('open')}
        </Link>
      )}
    </div>
  )
}
