import { Bookmark, Heart, MessageCircle, Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Post } from '#contract/networking/posts/post.ts'
import { useAskSignIn } from '#web/networking/ask-sign-in.ts'
import { useReactToPost } from '#web/networking/react-to-post.ts'
import { useSavePost } from '#web/networking/save-post.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'

const CommentsSheet = lazy(() =>
  import('#web/networking/comments/comments-sheet.tsx').then((module) => ({ default: module.CommentsSheet })),
)
const PassOnSheet = lazy(() =>
  import('./pass-on-sheet.tsx').then((module) => ({ default: module.PassOnSheet })),
)

/** Likes, comments and shares of a post, each with its count and a button. */
export function PostActions({ post }: { post: Post }) {
  const t = useTranslations('networking.post')
  const askSignIn = useAskSignIn()
  const react = useReactToPost()
  const save = useSavePost()
  const [commenting, setCommenting] = useState<boolean | null>(null)
  const [sharing, setSharing] = useState<boolean | null>(null)
  const { hasUserReacted, isSaved, reactionsCount, commentsCount, sharesCount } = post
  const comment = () => {
    askSignIn('comment')
    setCommenting(true)
  }
  return (
    <div className="flex items-center">
      <Act
        label={t('likeOf', { n: reactionsCount })}
        n={reactionsCount}
        isPressed={hasUserReacted}
        onPress={() => askSignIn('like') && void react(post)}
      >
        <Heart
          size={20}
          aria-hidden="true"
          className={hasUserReacted ? 'text-berbere' : ''}
          fill={hasUserReacted ? 'currentColor' : 'none'}
        />
      </Act>
      <Act label={t('commentOf', { n: commentsCount })} n={commentsCount} onPress={comment}>
        <MessageCircle size={20} aria-hidden="true" />
      </Act>
      <Act label={t('shareOf', { n: sharesCount })} n={sharesCount} onPress={() => setSharing(true)}>
        <Share2 size={20} aria-hidden="true" />
      </Act>
      <Act
        label={t('saveOf')}
        n={0}
        isPressed={isSaved}
        className="ms-auto"
        onPress={() => askSignIn('save') && void save(post)}
      >
        <Bookmark size={20} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
      </Act>
      <Suspense>
        {commenting !== null && (
          <CommentsSheet post={post} isOpen={commenting} onOpenChange={setCommenting} />
        )}
        {sharing !== null && <PassOnSheet post={post} isOpen={sharing} onOpenChange={setSharing} />}
      </Suspense>
    </div>
  )
}

interface ActProps {
  label: string
  n: number
  isPressed?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

function Act({ label, n, isPressed, className = '', onPress, children }: ActProps) {
  const { number } = useFormats()
  return (
    <Button
      variant="ghost"
      className={`min-h-11 min-w-11 gap-1.5 px-2.5 tabular-nums ${className}`}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
      {n > 0 && <span>{number(n)}</span>}
    </Button>
  )
}
