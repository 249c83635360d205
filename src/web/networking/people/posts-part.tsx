import { useTranslations } from 'use-intl'
import type { Person } from '#contract/networking/people/read-person.ts'
import { usePostsOf } from '#web/networking/feed/list-posts.ts'
import { PostList } from '#web/networking/feed/post-list.tsx'
import { PostSkeletons } from '#web/networking/feed/post-skeletons.tsx'
import { postsOf } from '#web/networking/post-pages-policy.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'

/** What somebody posted, latest first. */
export function PostsPart({ person }: { person: Person }) {
  const t = useTranslations('networking.person')
  return (
    <section aria-labelledby="posts" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="posts" className="text-xl font-bold">
        {t('posts')}
      </h2>
      <Posts person={person} />
    </section>
  )
}

function Posts({ person: { userId, name, isOwn } }: { person: Person }) {
  const t = useTranslations('networking.person')
  const posts = usePostsOf(userId)
  const { data, error, isPaused } = posts
  if (!data) {
    const failure = error ?? (isPaused ? new CallError('network', 0) : null)
    if (failure) return <ErrorState error={failure} onRetry={() => void posts.refetch()} />
    return <PostSkeletons count={2} />
  }
  const items = postsOf(data)
  if (items.length === 0)
    return <p className="text-muted">{isOwn ? t('noOwnPosts') : t('noPosts', { name })}</p>
  return (
    <>
      <PostList posts={items} label={t('posts')} isBusy={posts.isFetchingNextPage} />
      <LoadMore list={posts} />
    </>
  )
}
