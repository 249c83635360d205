import { useRouter } from '@tanstack/react-router'
import {
  BadgeCheck,
  EyeOff,
  Heart,
  HeartHandshake,
  PauseCircle,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { rememberReturn } from '#web/platform/session/auth-return.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { Deck } from './deck/deck.tsx'
import { countChosen } from './filters/filter-policy.ts'
import { useDatingProfile } from './load-dating-profile.ts'
import { LikesLine } from './matches/likes-line.tsx'
import { MatchRow } from './matches/match-row.tsx'
import { useUpdateVisibility } from './own/update-visibility.ts'

const ProfileDialog = lazy(() =>
  import('./form/profile-dialog.tsx').then((module) => ({ default: module.ProfileDialog })),
)
const ProfileViewer = lazy(() =>
  import('./own/profile-viewer.tsx').then((module) => ({ default: module.ProfileViewer })),
)
const FiltersSheet = lazy(() =>
  import('./filters/filters-sheet.tsx').then((module) => ({ default: module.FiltersSheet })),
)

/** Dating on the social page, in its states: signed out, being looked up, none yet, paused, and the deck. */
export function DatingTab() {
  const { loading, user } = useSession()
  if (loading) return <Checking />
  return user ? <Checked /> : <SignedOut />
}

const FACE = (
  <span className="grid size-16 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
    <HeartHandshake size={32} aria-hidden="true" />
  </span>
)

function SignedOut() {
  const t = useTranslations('dating.tab')
  const { state } = useRouter()
  return (
    <EmptyState
      drawing={FACE}
      sentence={t('signedOut')}
      more={<Promises />}
      action={
        <ButtonLink
          to="/auth"
          size="lg"
          className="min-h-12 px-8"
          onClick={() => rememberReturn(state.location.href)}
        >
          {t('signIn')}
        </ButtonLink>
      }
    />
  )
}

const PROMISES = [
  { key: 'apart', Icon: EyeOff },
  { key: 'safe', Icon: BadgeCheck },
  { key: 'free', Icon: Heart },
] as const

/** What visitors want to know before they sign in. */
function Promises() {
  const t = useTranslations('dating.tab.promises')
  return (
    <span className="mx-auto grid max-w-md gap-3 pt-2 text-start">
      {PROMISES.map(({ key, Icon }) => (
        <span key={key} className="flex gap-3">
          <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          {t(key)}
        </span>
      ))}
    </span>
  )
}

function Checking() {
  const t = useTranslations('dating.tab')
  return (
    <div aria-busy="true" className="grid min-h-64 place-content-center">
      <output className="text-muted">{t('checking')}</output>
    </div>
  )
}

function Checked() {
  const { data, error, refetch } = useDatingProfile()
  if (data) return data.profile ? <WithProfile profile={data.profile} /> : <WithoutProfile />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Checking />
}

function WithoutProfile() {
  const t = useTranslations('dating.tab')
  const [open, setOpen] = useState<'create' | 'view' | null>(null)
  const sheet = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && setOpen(null) }
  return (
    <>
      <EmptyState
        drawing={FACE}
        sentence={t('none')}
        more={t('noneMore')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button size="lg" className="min-h-12 px-6" onClick={() => setOpen('create')}>
              {t('create')}
            </Button>
            <Button size="lg" variant="outline" className="min-h-12 px-6" onClick={() => setOpen('view')}>
              {t('view')}
            </Button>
          </div>
        }
      />
      <Suspense>
        {open === 'create' && <ProfileDialog {...sheet} profile={null} />}
        {open === 'view' && <ProfileViewer {...sheet} />}
      </Suspense>
    </>
  )
}

function WithProfile({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating.tab')
  const [open, setOpen] = useState<'own' | 'edit' | 'filters' | null>(null)
  const sheet = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && setOpen(null) }
  const chosen = countChosen(profile.filters)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 className="text-xl font-bold sm:text-2xl">{t('discover')}</h2>
        <div className="flex gap-2">
          <Button
            variant="outline"
            className="min-h-11 gap-2 max-sm:px-3 max-sm:text-sm"
            aria-haspopup="dialog"
            onClick={() => setOpen('own')}
          >
            <UserRound size={18} aria-hidden="true" className="max-sm:hidden" />
            {t('own')}
          </Button>
          <Button
            variant="outline"
            className="min-h-11 gap-2 max-sm:px-3 max-sm:text-sm"
            aria-haspopup="dialog"
            onClick={() => setOpen('filters')}
          >
            <SlidersHorizontal size={18} aria-hidden="true" className="max-sm:hidden" />
            {t('filters')}
            {chosen > 0 && (
              <span className="grid min-w-5 place-content-center rounded-full bg-accent px-1.5 text-xs font-semibold text-accent-foreground">
                {chosen}
              </span>
            )}
          </Button>
        </div>
      </div>
      {profile.firstName === null && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-2xl bg-gold/15 px-4 py-2 text-sm">
          {t('nameless')}
          <Button variant="ghost" size="sm" className="min-h-11 px-3" onClick={() => setOpen('edit')}>
            {t('chooseName')}
          </Button>
        </p>
      )}
      <Meeting profile={profile} onFilters={() => setOpen('filters')} />
      <LikesLine />
      <MatchRow />
      <Suspense>
        {open === 'own' && <ProfileViewer {...sheet} />}
        {open === 'edit' && <ProfileDialog {...sheet} profile={profile} />}
        {open === 'filters' && <FiltersSheet {...sheet} filters={profile.filters} />}
      </Suspense>
    </>
  )
}

/** Whoever is not shown is shown nobody. */
function Meeting({ profile, onFilters }: { profile: OwnDatingProfile; onFilters: () => void }) {
  const t = useTranslations('dating.tab')
  if (profile.isWithheld)
    return (
      <EmptyState
        drawing={<PauseCircle size={48} aria-hidden="true" className="text-muted" />}
        sentence={t('withheld')}
        more={t('withheldMore')}
        action={<ButtonLink to="/contact">{t('contact')}</ButtonLink>}
      />
    )
  return profile.isPaused ? (
    <Paused profile={profile} />
  ) : (
    <Deck onFilters={onFilters} hasPassed={profile.canUndo} />
  )
}

function Paused({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating.tab')
  const { change, isPending } = useUpdateVisibility(profile)
  return (
    <EmptyState
      drawing={<PauseCircle size={48} aria-hidden="true" className="text-muted" />}
      sentence={t('paused')}
      more={t('pausedMore')}
      action={
        <Button
          size="lg"
          className="min-h-12 px-8"
          disabled={isPending}
          onClick={() => change({ isPaused: false })}
        >
          {t('resume')}
        </Button>
      }
    />
  )
}
