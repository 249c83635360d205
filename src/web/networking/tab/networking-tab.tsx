import { Link, useSearch } from '@tanstack/react-router'
import { PenLine, UsersRound } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePostDialog } from '#web/networking/dialog/open-post-dialog.tsx'
import { MentorsCard } from '#web/networking/ask/mentors-card.tsx'
import { TopicRow } from '#web/networking/ask/topic-row.tsx'
import { FEEDS, readFeed, readTopic } from '#web/networking/feed/feed-policy.ts'
import { FeedView } from '#web/networking/feed/feed-view.tsx'
import { useSession } from '#web/platform/session/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { useMediaQuery } from '#web/ui/media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { JobsCard } from './jobs-card.tsx'
import { RequestCount } from './request-count.tsx'
import { SearchField } from './search-field.tsx'
import { SuggestionsCard } from './suggestions-card.tsx'

/** What people of the community say about work, and who else there is. */
export function NetworkingTab() {
  const t = useTranslations('networking')
  const { feed: asked, q = '', topic: askedTopic } = useSearch({ strict: false })
  const { user } = useSession()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const top = useRef<HTMLElement>(null)
  // what one has just posted stands first: it is shown, not only said
  const { open, dialog } = usePostDialog(() => top.current?.scrollIntoView({ block: 'start' }))
  const feed = readFeed(asked)
  const isAsking = feed === 'questions' && q === ''
  const topic = isAsking ? readTopic(askedTopic) : null
  const beside = isAsking ? (
    <MentorsCard topic={topic} />
  ) : (
    <div className="grid gap-4">
      <SuggestionsCard />
      <JobsCard />
    </div>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-2xl font-bold md:text-3xl">{t('tab.title')}</h2>
          <p className="mt-1 text-muted">{t('tab.lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {user && (
            <ButtonLink to="/connections" search={{}} variant="secondary" className="min-h-11">
              <UsersRound size={18} aria-hidden="true" />
              {t('tab.connections')}
              <RequestCount />
            </ButtonLink>
          )}
          <Button className="min-h-11" onClick={open}>
            <PenLine size={18} aria-hidden="true" />
            {t('tab.create')}
          </Button>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <section
          ref={top}
          aria-label={t('feed.label')}
          className="scroll-mt-24 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
        >
          <SearchField q={q} />
          <ChipRow label={t('feed.tabs')} current={q === '' ? feed : q}>
            {FEEDS.map((one) => (
              <li key={one}>
                <Link
                  to="/social"
                  search={{ tab: 'networking', ...(one !== 'newest' && { feed: one }) }}
                  resetScroll={false}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={one === feed && q === '' ? 'page' : undefined}
                  className={chipClass(one === feed && q === '')}
                >
                  {t(`feed.tab.${one}`)}
                </Link>
              </li>
            ))}
          </ChipRow>
          {isAsking && <TopicRow current={topic} />}
          {q !== '' && (
            <h3 className="text-lg font-bold wrap-anywhere">{t('feed.foundFor', { words: q })}</h3>
          )}
          <FeedView
            key={`${feed} ${topic} ${q}`}
            topic={topic}
            feed={feed}
            q={q}
            onCreate={open}
            inset={isWide ? undefined : beside}
          />
        </section>
        {isWide && (
          <aside className="sticky top-24 max-h-[calc(100dvh-7rem)] min-w-0 overflow-y-auto [scrollbar-width:thin]">
            {beside}
          </aside>
        )}
      </div>
      {dialog}
    </div>
  )
}
