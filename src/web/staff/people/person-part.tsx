import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ExternalLink, Gavel } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { UserId } from '#contract/profiles/profile.ts'
import { openAccountCase } from '#contract/staff/people/open-account-case.ts'
import type { PersonFile } from '#contract/staff/people/person-file.ts'
import { readPerson } from '#contract/staff/people/read-person.ts'
import { CaseLog } from '#web/moderation/public.tsx'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { AgentPart } from './agent-part.tsx'
import { ContactsPart } from './contacts-part.tsx'
import { NoteForm } from './note-form.tsx'
import { RolePart } from './role-part.tsx'

/** What staff know of a person, and what they can do. */
export function PersonPart({ id }: { id: string }) {
  const userId = UserId.safeParse(id).data
  return userId === undefined ? <NotFoundPage /> : <File userId={userId} />
}

function File({ userId }: { userId: UserId }) {
  const { data, error, refetch } = useQuery({ ...api(readPerson).queryOptions({ userId }), staleTime: 0 })
  if (data) return <Person file={data} />
  if (error?.code === 'staff.person-not-found') return <NotFoundPage />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />
}

const CARD = 'grid content-start gap-3 rounded-card bg-surface p-5 shadow-card'

function Person({ file }: { file: PersonFile }) {
  const t = useTranslations('staff')
  const { date } = useFormats()
  const { role: ownRole } = useSession()
  const { card, suspension, listings, groups } = file
  return (
    <div className="mx-auto grid max-w-5xl gap-4">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={card.name} picture={card.avatar} size={72} />
        <div className="min-w-0 flex-1">
          <h1 className="text-3xl font-bold wrap-anywhere">{card.name}</h1>
          <p className="text-muted">
            {t('people.since', { date: date(card.memberSince) })} · {t(`role.${file.role}`)}
          </p>
          {suspension && (
            <p className="font-semibold text-danger">
              {suspension.endsAt === null
                ? t('people.suspended')
                : t('people.suspendedUntil', { date: date(suspension.endsAt) })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <DecideButton userId={card.userId} />
          <ButtonLink to="/people/$id" params={{ id: card.userId }} variant="outline" className="min-h-11">
            <ExternalLink size={18} aria-hidden="true" />
            {t('person.open')}
          </ButtonLink>
        </div>
      </header>
      <div className="grid gap-4 md:grid-cols-2">
        <section aria-label={t('person.standing')} className={CARD}>
          <h2 className="text-lg font-bold">{t('person.standing')}</h2>
          <Figures file={file} />
          <AgentPart file={file} />
        </section>
        <section aria-label={t('person.contacts')} className={CARD}>
          <h2 className="text-lg font-bold">{t('person.contacts')}</h2>
          <ContactsPart file={file} />
          {ownRole === 'admin' && <RolePart file={file} />}
        </section>
        <section aria-label={t('person.listings')} className={CARD}>
          <h2 className="text-lg font-bold">{t('person.listings')}</h2>
          {listings.length === 0 && <p className="text-muted">{t('person.none')}</p>}
          <ul className="grid gap-1">
            {listings.map(({ id, title, state }) => (
              <li key={id} className="wrap-anywhere">
                <Link to="/listing/$id" params={{ id }} className="underline-offset-4 hover:underline">
                  <span lang="">{title || '…'}</span>
                </Link>{' '}
                <State state={state} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={t('person.groups')} className={CARD}>
          <h2 className="text-lg font-bold">{t('person.groups')}</h2>
          {groups.length === 0 && <p className="text-muted">{t('person.none')}</p>}
          <ul className="grid gap-1">
            {groups.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                <Link to="/groups/$id" params={{ id }} className="underline-offset-4 hover:underline">
                  <span lang="">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-label={t('person.notes')} className="grid gap-4">
        <NoteForm userId={card.userId} />
        <CaseLog log={file.log} />
      </section>
    </div>
  )
}

function State({ state }: { state: PersonFile['listings'][number]['state'] }) {
  const t = useTranslations('listings.life.state')
  return <span className="text-sm text-muted">· {t(state)}</span>
}

function Figures({ file }: { file: PersonFile }) {
  const t = useTranslations('staff.person')
  const { number } = useFormats()
  const rows: [string, ReactNode][] = [
    [t('level'), number(file.level)],
    [t('devices'), number(file.devices)],
    [t('strikes'), number(file.strikes)],
    [t('warnings'), number(file.warnings)],
    [t('reports'), t('reportsOf', { about: file.reports.about, upheld: file.reports.upheld })],
    [t('sent'), number(file.reports.by)],
    [t('posted'), t('postedOf', file.posted)],
  ]
  return (
    <dl className="grid gap-1">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What staff found out by themselves is decided in the queue, as what was reported. */
function DecideButton({ userId }: { userId: UserId }) {
  const t = useTranslations('staff.person')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    ...api(openAccountCase).mutationOptions(),
    onSuccess: ({ caseId }) => void navigate({ to: '/manager', search: { case: caseId } }),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
  })
  return (
    <Button className="min-h-11" isPending={isPending} onClick={() => mutate({ userId })}>
      <Gavel size={18} aria-hidden="true" />
      {t('decide')}
    </Button>
  )
}
