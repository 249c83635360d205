import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnDecision } from '#contract/moderation/decisions/decision.ts'
import { listOwnDecisions } from '#contract/moderation/decisions/list-own-decisions.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { RuleLine } from '#web/moderation/rules/rule-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { AppealSheet } from './appeal-sheet.tsx'

/** What staff decided about oneself, each with its rule and the way to appeal. */
export function OwnDecisions() {
  const t = useTranslations('moderation.own')
  const { data, error, refetch } = useQuery({ ...api(listOwnDecisions).queryOptions({}), staleTime: 0 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.items.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul className="grid gap-3">
      {data.items.map((decision) => (
        <li key={decision.id} className="rounded-2xl border border-border p-4">
          <Decision decision={decision} />
        </li>
      ))}
    </ul>
  )
}

function Decision({ decision }: { decision: OwnDecision }) {
  const t = useTranslations('moderation.own')
  const tKind = useTranslations('moderation.own.kind')
  const { date, parts } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { kind, title, actions, rule, note, at, endsAt, appeal } = decision
  const words: Partial<Record<string, string>> = {
    remove: t('action.remove'),
    move: t('action.move'),
    warn: t('action.warn'),
    strike: t('action.strike'),
    suspend: t('action.suspend'),
    ban: t('action.ban'),
    require_verification: t('action.require_verification'),
  }
  return (
    <article className="grid gap-2">
      <p className="text-sm text-muted">
        {tKind(kind)} · {t('on', { date: date(at) })}
      </p>
      <h2 className="font-sans text-base font-semibold wrap-anywhere">
        {parts(actions.flatMap((action) => words[action.kind] ?? []))}
        {endsAt !== null && ` ${t('until', { date: date(endsAt) })}`}
        {title !== null && (
          <span lang="" className="block font-normal">
            “{title}”
          </span>
        )}
      </h2>
      <RuleLine rule={rule} note={note} />
      <Link
        to="/guidelines"
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-medium text-accent underline"
      >
        {t('guidelines')}
      </Link>
      {appeal === 'possible' ? (
        <Button
          variant="outline"
          className="min-h-11 justify-self-start"
          aria-label={t('appealOf', { date: date(at) })}
          onClick={() => setOpen(true)}
        >
          {t('appeal')}
        </Button>
      ) : (
        <p className="text-sm font-medium">{t(`state.${appeal}`)}</p>
      )}
      {isOpen && <AppealSheet decisionId={decision.id} onClose={() => setOpen(false)} />}
    </article>
  )
}
