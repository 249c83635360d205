import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import { savePost } from '#contract/networking/posts/save-post.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { changePost } from './change-posts.ts'

/** Saves a post or no longer; shown at once, and put back where it was refused. */
export function useSavePost(): (post: Post) => Promise<void> {
  const t = useTranslations('networking.post')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return async ({ id: postId, isSaved }) => {
    const show = (isSavedNow: boolean) =>
      changePost(cache, postId, (post) => ({ ...post, isSaved: isSavedNow }))
    show(!isSaved)
    try {
      await call(savePost, { postId, isSaved: !isSaved })
      void cache.invalidateQueries({ queryKey: api(listPosts).key({ tab: 'saved' }), refetchType: 'none' })
      toast({ title: t(isSaved ? 'unsaved' : 'saved'), kind: 'success' })
    } catch (error) {
      show(isSaved)
      toast({ title: t('saveFailed'), description: errorText(error), kind: 'danger' })
    }
  }
}
