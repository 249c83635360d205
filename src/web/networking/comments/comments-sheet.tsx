import { useTranslations } from 'use-intl'
import type { Post } from '#contract/networking/posts/post.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { CommentsPart } from './comments-part.tsx'

interface CommentsSheetProps {
  post: Post
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What was said about a post, over the list it stands in. */
export function CommentsSheet({ post, isOpen, onOpenChange }: CommentsSheetProps) {
  const t = useTranslations('networking.comments')
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <div className="p-1">
        <CommentsPart post={post} />
      </div>
    </Sheet>
  )
}
