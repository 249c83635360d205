import { NETWORKING_CLIENT_EVENTS } from '#contract/networking/live.ts'
import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { deleteCommentsOf, exportComments } from './comments/comment-store.ts'
import { moderateComment } from './comments/moderate-comment.ts'
import {
  areConnected,
  deleteConnectionsOf,
  deletePair,
  exportConnections,
  exportQuota,
  lockPair,
} from './connections/connection-store.ts'
import { deleteMentionsOf, exportMentions } from './mentions/mention-store.ts'
import { deleteEndorsementsOf, exportEndorsements } from './people/endorsement-store.ts'
import { deleteWork, exportWork } from './people/person-store.ts'
import { moderateProfile } from './people/moderate-profile.ts'
import { moderatePost } from './posts/moderate-post.ts'
import { deletePostsOf, exportImages, exportPosts } from './posts/post-store.ts'
import { FEED } from './posts/publish-posts.ts'
import { deleteReactionsOf, exportReactions } from './posts/reaction-store.ts'
import { deleteSavedOf, exportSaved } from './posts/saved-store.ts'
export { networkingNotices } from './notices-view.ts'

export { readPost } from './posts/read-post.ts'

/** What staff decide about here; people are known by their page. */
export const networkingSubjects = (platform: Platform): ModeratedSubjects => ({
  post: moderatePost(platform),
  comment: moderateComment(platform),
  profile: moderateProfile(),
})

/** Subscribes networking to events of features below; to be called once, at the start. */
export function subscribeNetworking({ events, live }: Pick<Platform, 'events' | 'live'>): void {
  live.letFollow(FEED, NETWORKING_CLIENT_EVENTS[FEED])
  events.on('messaging.tie-asked', async (tx, { from, to, answer }) => {
    if (await areConnected(tx, from, to)) answer('connected')
  })
  // what was between two ends with a block, and does not come back with its end
  events.on('safety.block-changed', async (tx, { blockerId, blockedId }) => {
    await lockPair(tx, blockerId, blockedId)
    if (await isBlockedBetween(tx, blockerId, blockedId)) await deletePair(tx, blockerId, blockedId)
  })
}

export const personalData: PersonalData = {
  feature: 'networking',
  tables: [
    'public.work_profile',
    'public.skill_endorsement',
    'public.connection',
    'public.connection_quota',
    'public.post',
    'public.post_image',
    'public.post_reaction',
    'public.post_comment',
    'public.post_mention',
    'public.post_saved',
  ],
  export: async (tx, userId) => ({
    'public.work_profile': await exportWork(tx, userId),
    'public.skill_endorsement': await exportEndorsements(tx, userId),
    'public.connection': await exportConnections(tx, userId),
    'public.connection_quota': await exportQuota(tx, userId),
    'public.post': await exportPosts(tx, userId),
    'public.post_image': await exportImages(tx, userId),
    'public.post_reaction': await exportReactions(tx, userId),
    'public.post_comment': await exportComments(tx, userId),
    'public.post_mention': await exportMentions(tx, userId),
    'public.post_saved': await exportSaved(tx, userId),
  }),
  async purge(tx, userId) {
    await deleteMentionsOf(tx, userId)
    await deleteCommentsOf(tx, userId)
    await deleteReactionsOf(tx, userId)
    await deleteSavedOf(tx, userId)
    await deletePostsOf(tx, userId)
    await deleteConnectionsOf(tx, userId)
    await deleteEndorsementsOf(tx, userId)
    await deleteWork(tx, userId)
  },
}
