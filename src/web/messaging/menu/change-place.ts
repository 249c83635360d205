import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { countUnreadThreads } from '#contract/messaging/count-unread-threads.ts'
import { listThreads } from '#contract/messaging/list-threads.ts'
import { readThread } from '#contract/messaging/read-thread.ts'
import type { MuteChoice, OpenThread, ThreadId } from '#contract/messaging/thread.ts'
import { updateThreadPlace } from '#contract/messaging/update-thread-place.ts'
import { api } from '#web/platform/api.ts'
import { call } from '#web/platform/call.ts'
import { useErrorText } from '#web/platform/error-text.ts'
import { toast } from '#web/platform/toast.ts'

/** Puts a conversation away or back, silences it, or marks it to be read later. Tells whether that worked. */
export function useChangePlace(threadId: ThreadId) {
  const t = useTranslations('messaging.thread')
  const errorText = useErrorText()
  const cache = useQueryClient()
  return async (asked: {
    archived?: boolean
    mute?: MuteChoice
    markedUnread?: boolean
  }): Promise<boolean> => {
    try {
      const now = await call(updateThreadPlace, { threadId, ...asked })
      cache.setQueryData<OpenThread>(
        api(readThread).key({ threadId }),
        (known) => known && { ...known, ...now },
      )
      void cache.invalidateQueries({ queryKey: api(listThreads).key() })
      void cache.invalidateQueries({ queryKey: api(countUnreadThreads).key() })
      return true
    } catch (error) {
      toast({ title: t('failedChange'), description: errorText(error), kind: 'danger' })
      return false
    }
  }
}
