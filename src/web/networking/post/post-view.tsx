import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PostId } from '#contract/networking/posts/post.ts'
import { CommentsPart } from '#web/networking/comments/comments-part.tsx'
import { PostSkeletons } from '#web/networking/feed/post-skeletons.tsx'
import { useFollowFeed } from '#web/networking/follow-feed.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { PostCard } from './post-card.tsx'
import { usePost } from './read-post.ts'

/** A post, with what was said about it; says so when it is gone. */
export function PostView({ postId }: { postId: PostId }) {
  const t = useTranslations('networking')
  const navigate = useNavigate()
  useFollowFeed()
  const { data, error, isPaused, refetch } = usePost(postId)
  if (error?.code === 'networking.post-not-found') return <NotFoundPage />
  const failure = error ?? (isPaused ? new CallError('network', 0) : null)
  const leave = () => void navigate({ to: '/social', search: { tab: 'networking' } })
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">{t('post.page')}</h1>
      <ButtonLink
        to="/social"
        search={{ tab: 'networking' }}
        variant="ghost"
        className="-ms-3 min-h-11 justify-self-start px-3"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('tab.title')}
      </ButtonLink>
      {data && (
        <>
          <PostCard post={data} isWhole onGone={leave} />
          <section
            aria-labelledby="comments"
            className="grid gap-4 rounded-card bg-surface p-4 shadow-card md:p-5"
          >
            <h2 id="comments" className="text-xl font-bold">
              {t('comments.title')}
            </h2>
            <CommentsPart post={data} />
          </section>
        </>
      )}
      {!data && failure && <ErrorState error={failure} onRetry={() => void refetch()} />}
      {!data && !failure && <PostSkeletons count={1} />}
    </div>
  )
}
