import { Skeleton } from '@heroui/react/skeleton'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Person } from '#contract/networking/people/read-person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AskPart } from '#web/networking/ask/ask-part.tsx'
import { PersonListings } from '#web/listings/public.tsx'
import { ReviewsPart } from '#web/reviews/public.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonName } from './person-face.tsx'
import { PostsPart } from './posts-part.tsx'
import { usePerson } from './read-person.ts'
import { SkillsPart } from './skills-part.tsx'

/** A person's page; says so where there is none for this reader. */
export function PersonView({ userId }: { userId: UserId }) {
  const t = useTranslations('networking')
  const { data, error, isPaused, refetch } = usePerson(userId)
  if (error?.code === 'networking.person-not-found') return <NotFoundPage />
  const failure = error ?? (isPaused ? new CallError('network', 0) : null)
  if (!data && failure) return <ErrorState error={failure} onRetry={() => void refetch()} />
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <ButtonLink
        to="/social"
        search={{ tab: 'networking' }}
        variant="ghost"
        className="-ms-3 min-h-11 justify-self-start px-3"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('tab.title')}
      </ButtonLink>
      {data ? <Whole person={data} /> : <PersonSkeleton />}
    </div>
  )
}

function Whole({ person }: { person: Person }) {
  const t = useTranslations('networking.person')
  const { userId, listingsCount } = person
  return (
    <>
      <PersonHead person={person} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-6">
        <div className="grid min-w-0 gap-4">
          <SkillsPart person={person} />
          <AskPart person={person} />
          <ReviewsPart userId={userId} name={person.name} />
          <SharedPart person={person} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <PersonListings
            userId={userId}
            count={listingsCount}
            title={t('onOffer')}
            all={t('allListings', { n: listingsCount })}
          />
          <PostsPart person={person} />
        </div>
      </div>
    </>
  )
}

/** Whom and what the reader has in common with them. */
function SharedPart({ person: { mutual, groups } }: { person: Person }) {
  const t = useTranslations('networking.person')
  if (mutual.count === 0 && groups.length === 0) return null
  return (
    <section className="grid gap-4 rounded-card bg-surface p-4 shadow-card md:p-5">
      {mutual.count > 0 && (
        <div>
          <h2 className="mb-2 text-lg font-bold">{t('mutual', { n: mutual.count })}</h2>
          <ul className="grid gap-1">
            {mutual.people.map((one) => (
              <li key={one.userId}>
                <PersonName person={one} />
              </li>
            ))}
          </ul>
          {mutual.count > mutual.people.length && (
            <p className="text-sm text-muted">{t('others', { n: mutual.count - mutual.people.length })}</p>
          )}
        </div>
      )}
      {groups.length > 0 && (
        <div>
          <h2 className="mb-2 text-lg font-bold">{t('groups')}</h2>
          <ul className="grid gap-1">
            {groups.map(({ id, title }) => (
              <li key={id}>
                <Link
                  lang=""
                  to="/groups/$id"
                  params={{ id }}
                  search={{}}
                  className="rounded-sm font-semibold wrap-anywhere hover:underline focus-visible:outline-2 focus-visible:outline-accent"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function PersonSkeleton() {
  const t = useTranslations('ui')
  return (
    <div aria-busy="true" className="grid gap-4">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-56 w-full rounded-card" />
      <div className="grid gap-4 lg:grid-cols-[21rem_1fr]">
        <Skeleton className="h-48 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </div>
  )
}
