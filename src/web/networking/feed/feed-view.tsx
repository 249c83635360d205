import { useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { AskTopic } from '#contract/networking/people/topic.ts'
import { useGoSignIn } from '#web/networking/ask-sign-in.ts'
import { useFollowFeed } from '#web/networking/follow-feed.ts'
import { forgetNewPosts, useHasNewPosts } from '#web/networking/on-post-events.ts'
import { postsOf } from '#web/networking/post-pages-policy.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { usePlace } from '#web/platform/place.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Feed, feedInput } from './feed-policy.ts'
import { useFeed } from './list-posts.ts'
import { PostList } from './post-list.tsx'
import { PostSkeletons } from './post-skeletons.tsx'

interface FeedViewProps {
  feed: Feed
  /** What posts have to hold; '' where nothing is searched for. */
  q: string
  /** What questions are about; null for all, and for other lists. */
  topic: AskTopic | null
  onCreate: () => void
  /** Stands among the posts, or below what is said where there are none. */
  inset?: ReactNode
}

/** One of the lists of posts, with what there is to say where it is empty or fails. */
export function FeedView({ feed, q, topic, onCreate, inset }: FeedViewProps) {
  const t = useTranslations('networking.feed')
  const { user, loading } = useSession()
  const signIn = useGoSignIn()
  const isOwn = q === '' && (feed === 'network' || feed === 'saved')
  if (isOwn && loading) return <PostSkeletons />
  if (isOwn && !user)
    return (
      <EmptyState
        sentence={t(feed === 'saved' ? 'signInSaved' : 'signIn')}
        action={<Button onClick={signIn}>{t('signInAction')}</Button>}
      />
    )
  return <Posts feed={feed} q={q} topic={topic} onCreate={onCreate} inset={inset} />
}

function Posts({ feed, q, topic, onCreate, inset }: FeedViewProps) {
  const t = useTranslations('networking.feed')
  useFollowFeed()
  const { place } = usePlace({ isNeeded: feed === 'near' })
  const posts = useFeed(feedInput(feed, { q, topic }, place))
  const { data, error, isPaused } = posts
  if (!data) {
    const failure = error ?? (isPaused ? new CallError('network', 0) : null)
    if (failure === null) return <PostSkeletons />
    return <ErrorState error={failure} onRetry={() => void posts.refetch()} />
  }
  const items = postsOf(data)
  const reload = feed === 'newest' && q === '' && <NewPosts onShow={() => posts.refetch()} />
  if (items.length === 0 && q !== '')
    return <EmptyState sentence={t('noneFound', { words: q })} more={t('noneFoundMore')} />
  if (items.length === 0)
    return (
      <>
        {reload}
        <EmptyState
          sentence={t(`empty.${feed}`)}
          more={t(`emptyMore.${feed}`)}
          action={feed !== 'saved' && <Button onClick={onCreate}>{t('create')}</Button>}
        />
        {inset}
      </>
    )
  return (
    <>
      {reload}
      <PostList
        posts={items}
        label={q === '' ? t(`tab.${feed}`) : t('foundFor', { words: q })}
        isBusy={posts.isFetchingNextPage}
        inset={inset}
      />
      <End>
        <LoadMore list={posts} />
      </End>
    </>
  )
}

const End = ({ children }: { children: ReactNode }) => <div className="-mt-4">{children}</div>

/** Offers what was posted meanwhile: a list that moves by itself is hard to read. */
function NewPosts({ onShow }: { onShow: () => Promise<unknown> }) {
  const t = useTranslations('networking.feed')
  const cache = useQueryClient()
  const isOffered = useHasNewPosts()
  // a list that was just opened is read anew by itself
  useEffect(() => forgetNewPosts(cache), [cache])
  const show = () => {
    forgetNewPosts(cache)
    window.scrollTo({ top: 0 })
    void onShow()
  }
  return (
    <output
      className={`sticky top-[calc(var(--spacing)*20+var(--connection-line))] z-20 grid justify-items-center ${isOffered ? '' : 'hidden'}`}
    >
      {isOffered && (
        <Button className="min-h-11 shadow-overlay" onClick={show}>
          <ArrowUp size={18} aria-hidden="true" />
          {t('newPosts')}
        </Button>
      )}
    </output>
  )
}
