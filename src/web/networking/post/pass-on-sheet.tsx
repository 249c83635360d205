import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Post } from '#contract/networking/posts/post.ts'
import { ShareSheet } from '#web/listings/share/public.tsx'
import { useAskSignIn } from '#web/networking/ask-sign-in.ts'
import { PostDialog } from '#web/networking/dialog/post-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface PassOnSheetProps {
  post: Post
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The ways to pass a post on: repeated with words of one's own, or as a link. What is for connections alone goes nowhere. */
export function PassOnSheet({ post, isOpen, onOpenChange }: PassOnSheetProps) {
  const t = useTranslations('networking.share')
  const askSignIn = useAskSignIn()
  const [way, setWay] = useState<'link' | 'repeat' | null>(null)
  const choose = (next: 'link' | 'repeat') => {
    if (next === 'repeat' && !askSignIn('repost')) return
    setWay(next)
    onOpenChange(false)
  }
  const closeWay = (isStillOpen: boolean) => !isStillOpen && setWay(null)
  return (
    <>
      <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
        {post.audience === 'public' ? (
          <div className="grid gap-2 pb-1">
            <Button
              variant="secondary"
              size="lg"
              fullWidth
              className="min-h-12"
              onClick={() => choose('repeat')}
            >
              <Repeat2 size={20} aria-hidden="true" />
              {t('repeat')}
            </Button>
            <Button variant="outline" size="lg" fullWidth className="min-h-12" onClick={() => choose('link')}>
              {t('link')}
            </Button>
          </div>
        ) : (
          <p className="pb-2 text-muted">{t('notPublic')}</p>
        )}
      </Sheet>
      <ShareSheet
        title={t('title')}
        link={{
          title: t('linkTitle', { name: post.author?.name ?? '' }),
          url: `${location.origin}/posts/${post.id}`,
        }}
        isOpen={way === 'link'}
        onOpenChange={closeWay}
      />
      {way === 'repeat' && <PostDialog repeated={post} isOpen onOpenChange={closeWay} />}
    </>
  )
}
