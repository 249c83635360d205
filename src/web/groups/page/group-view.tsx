import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { Group, GroupId } from '#contract/groups/group.ts'
import { GroupBanner } from '#web/groups/card/group-banner.tsx'
import { EventsPart } from '#web/groups/events/events-part.tsx'
import { useShownEvent } from '#web/groups/events/show-event.ts'
import { MembersPart } from '#web/groups/members/members-part.tsx'
import { RequestsPart } from '#web/groups/members/requests-part.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { useIsWide, useMediaQuery } from '#web/ui/media-query.ts'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { GroupActions } from './group-actions.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupSkeleton } from './group-skeleton.tsx'
import { MembershipCard } from './membership-card.tsx'
import { useGroup } from './read-group.ts'

const EventSheet = lazy(() =>
  import('#web/groups/events/form/event-sheet.tsx').then((module) => ({ default: module.EventSheet })),
)

const AlbumPart = lazy(() => import('./members-parts.tsx').then((module) => ({ default: module.AlbumPart })))

const PollsPart = lazy(() => import('./members-parts.tsx').then((module) => ({ default: module.PollsPart })))

/** A group for whoever looks; says so when there is none. */
export function GroupView({ groupId }: { groupId: GroupId }) {
  const { data, error, refetch } = useGroup(groupId)
  if (error?.code === 'groups.not-found') return <NotFoundPage />
  if (data) return <Whole group={data} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <GroupSkeleton />
}

function Whole({ group }: { group: Group }) {
  const t = useTranslations('groups.page')
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isRoomy = useIsWide()
  const standing = (
    <>
      <MembershipCard group={group} />
      {group.membership?.mayApprove && !group.isArchived && <RequestsPart group={group} />}
    </>
  )
  const { eventId, close } = useShownEvent()
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ButtonLink
        to="/groups/explore"
        search={{}}
        variant="ghost"
        className="-ms-3 min-h-11 justify-self-start px-3"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </ButtonLink>
      <div className="overflow-hidden rounded-card shadow-card">
        <GroupBanner
          group={group}
          sizes="(min-width: 1280px) 1200px, 100vw"
          ratio={isRoomy ? 4 : 2}
          eager
          sign={64}
        />
      </div>
      {group.isArchived && (
        <p role="note" className="rounded-2xl bg-surface-tertiary px-5 py-3 font-medium">
          {t('archived')}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-6">
          <header className="grid gap-3">
            <div className="flex items-start justify-between gap-3">
              <h1 lang="" className="min-w-0 text-3xl leading-tight font-bold wrap-anywhere md:text-4xl">
                {group.title}
              </h1>
              <GroupActions group={group} />
            </div>
            <GroupFacts group={group} />
          </header>
          {!isWide && standing}
          <section aria-labelledby="about">
            <h2 id="about" className="mb-2 text-xl font-bold">
              {t('about')}
            </h2>
            <p lang="" className="max-w-prose wrap-anywhere whitespace-pre-line">
              {group.description.replaceAll(/\n{3,}/gu, '\n\n')}
            </p>
            {group.tags.length > 0 && (
              <ul aria-label={t('tags')} className="mt-4 flex flex-wrap gap-2">
                {group.tags.map((tag) => (
                  <li
                    lang=""
                    key={tag}
                    className="rounded-full bg-surface-tertiary px-3 py-1 text-sm wrap-anywhere"
                  >
                    {tag}
                  </li>
                ))}
              </ul>
            )}
          </section>
          {group.rules && (
            <section aria-labelledby="rules">
              <h2 id="rules" className="mb-2 text-xl font-bold">
                {t('rules')}
              </h2>
              <p lang="" className="max-w-prose wrap-anywhere whitespace-pre-line">
                {group.rules}
              </p>
            </section>
          )}
          {group.membership?.status === 'active' && (
            <Suspense>
              <PollsPart group={group} />
            </Suspense>
          )}
          <EventsPart group={group} />
          {group.membership?.status === 'active' && (
            <Suspense>
              <AlbumPart group={group} />
            </Suspense>
          )}
        </div>
        <aside className="grid min-w-0 content-start gap-6">
          {isWide && standing}
          <MembersPart group={group} />
        </aside>
      </div>
      {eventId !== null && (
        <Suspense>
          <EventSheet group={group} eventId={eventId} onClose={close} />
        </Suspense>
      )}
    </article>
  )
}
