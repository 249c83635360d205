import type { QueryClient } from '@tanstack/react-query'
import type { Group } from '#contract/groups/group.ts'
import { GROUP_SERVER_EVENTS } from '#contract/groups/live.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import { topicOf } from '#contract/notices.ts'
import { api } from '#web/platform/call/api.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'

/** A page of groups that is open shows what its reader is just notified of: who asked, that they were let in, another day. */
export function followGroups(live: Pick<LiveConnection, 'on'>, cache: QueryClient): void {
  live.on(
    'notifications.created',
    NOTIFICATION_SERVER_EVENTS['notifications.created'],
    ({ notification }) => {
      if (topicOf(notification.notice.kind) === 'groups')
        void cache.invalidateQueries({ queryKey: ['groups'] })
    },
  )
  live.on('groups.polls-changed', GROUP_SERVER_EVENTS['groups.polls-changed'], ({ groupId }) => {
    // by its name: what polls are is loaded with the page that shows them
    void cache.invalidateQueries({ queryKey: ['groups', 'list-polls', { groupId }] })
  })
  live.on('groups.counted', GROUP_SERVER_EVENTS['groups.counted'], ({ groupId, memberCount, maxMembers }) => {
    const key = api(readGroup).key({ groupId })
    cache.setQueryData<Group>(key, (group) => group && { ...group, memberCount, maxMembers })
    // who waits may have moved up, or in
    if (cache.getQueryData<Group>(key)?.membership?.status === 'pending')
      void cache.invalidateQueries({ queryKey: key })
  })
}
