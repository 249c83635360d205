import { BriefcaseBusiness, Building2, MapPin, MessageCircle, Newspaper, Pencil, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WorkFields } from '#contract/networking/people/work.ts'
import type { Person } from '#contract/networking/people/read-person.ts'
import { ConnectButton } from '#web/networking/connections/connect-button.tsx'
import { StandingLines } from '#web/listings/public.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { PersonMenu } from './person-menu.tsx'
import { VerifiedSign } from './person-face.tsx'

const WorkSheet = lazy(() => import('./work-sheet.tsx').then((module) => ({ default: module.WorkSheet })))

/** Who it is, what they do, and what the reader can do next. */
export function PersonHead({ person }: { person: Person }) {
  const t = useTranslations('networking.person')
  const { name, avatar, isVerified, headline, isOpenToWork, isOwn, own } = person
  return (
    <header className="grid gap-4 rounded-card bg-surface p-5 shadow-card md:p-6">
      <div className="flex items-start gap-4">
        <Avatar name={name} picture={avatar} size={88} />
        <div className="min-w-0 flex-1">
          <h1 className="flex items-center gap-1.5 text-xl leading-tight font-bold sm:text-2xl md:text-3xl">
            <span lang="" className="min-w-0 wrap-anywhere">
              {name}
            </span>
            {isVerified && <VerifiedSign />}
          </h1>
          {headline !== null && (
            <p lang="" className="mt-1 wrap-anywhere sm:text-lg">
              {headline}
            </p>
          )}
          {isOpenToWork && (
            <p className="mt-2 inline-flex items-center gap-1.5 rounded-full bg-accent-soft px-3 py-1 text-sm font-medium text-accent-soft-foreground">
              <BriefcaseBusiness size={15} aria-hidden="true" />
              {t('openToWork')}
            </p>
          )}
        </div>
        {!isOwn && <PersonMenu person={person} />}
      </div>
      <Facts person={person} />
      {isOwn ? own && <EditButton work={own} /> : <Acts person={person} />}
    </header>
  )
}

function Facts({ person }: { person: Person }) {
  const t = useTranslations('networking.person')
  const { script } = useLanguage()
  const { date } = useFormats()
  const { company, city, connectionsCount, listingsCount, memberSince, standing } = person
  const facts = [
    company !== null && { key: 'company', Icon: Building2, text: company, isTheirs: true },
    city && { key: 'city', Icon: MapPin, text: placeName(city, script), isTheirs: true },
    { key: 'connections', Icon: Users, text: t('connections', { n: connectionsCount }), isTheirs: false },
    listingsCount > 0 && {
      key: 'listings',
      Icon: Newspaper,
      text: t('listings', { n: listingsCount }),
      isTheirs: false,
    },
  ].filter((fact) => fact !== false && fact !== null)
  return (
    <div className="text-sm text-muted">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {facts.map(({ key, Icon, text, isTheirs }) => (
          <li key={key} className="flex min-w-0 items-center gap-1.5">
            <Icon size={16} aria-hidden="true" className="shrink-0" />
            <span lang={isTheirs ? '' : undefined} className="min-w-0 wrap-anywhere">
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('since', { date: date(memberSince) })}</p>
      <StandingLines standing={standing} />
    </div>
  )
}

function Acts({ person }: { person: Person }) {
  const t = useTranslations('networking.person')
  return (
    <div className="flex flex-wrap gap-2">
      <ConnectButton person={person} state={person.connection} isPrimary />
      <ButtonLink to="/messages/new" search={{ to: person.userId }} variant="secondary" className="min-h-11">
        <MessageCircle size={18} aria-hidden="true" />
        {t('message')}
      </ButtonLink>
    </div>
  )
}

function EditButton({ work }: { work: WorkFields }) {
  const t = useTranslations('networking.person')
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isEmpty = work.headline === null && work.company === null && work.skills.length === 0
  return (
    <div>
      {isEmpty && <p className="mb-2 text-muted">{t('emptyOwn')}</p>}
      <Button className="min-h-11" onClick={() => setOpen(true)}>
        <Pencil size={18} aria-hidden="true" />
        {t('edit')}
      </Button>
      {isOpen !== null && (
        <Suspense>
          {/* begun anew with what was saved */}
          <WorkSheet key={JSON.stringify(work)} work={work} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
