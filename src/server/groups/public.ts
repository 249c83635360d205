import { deletePhotosOf, exportPhotos } from './album/album-store.ts'
import { checkViewing } from './album/check-viewing.ts'
import { moderatePhoto } from './album/moderate-photo.ts'
import { deleteInvitesOf, exportInvites } from './invites/invite-store.ts'
import { GroupId } from '#contract/groups/group.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteAttendanceOf, exportAttendance } from './events/attendance/attendance-store.ts'
import { restoreLeader, suspendLeader } from './events/cancelling/suspend-leader.ts'
import { deleteHostsOf, exportHosts } from './events/hosts/host-store.ts'
import { deleteRegistrationsOf, exportRegistrationsOf } from './events/registrations/forget-registrations.ts'
import { exportGroups } from './group-store.ts'
import { workAdmitWaiting } from './members/admit-waiting-job.ts'
import { leaveWithin } from './members/leave-group.ts'
import { exportMemberships } from './members/member-store.ts'
import { lockGroupsOf } from './members/member-purge-store.ts'
import { purgeMemberships } from './members/purge-memberships.ts'
import { exportAnswers, exportPolls, forgetPollsOf } from './polls/poll-store.ts'
import { removeWithin } from './members/remove-member.ts'
import { workRefreshGroupTerms } from './words/refresh-group-terms-job.ts'
import { moderateGroup } from './moderate-group.ts'
import type { ModeratedSubjects } from '#server/moderation/public.ts'
export { groupNotices } from './notices-view.ts'

export { listMonthEvents } from './events/list-month-events.ts'
export { readEvent } from './events/read-event.ts'
export { findLedGroups } from './group-store.ts'
export { readGroup } from './read-group.ts'
export { searchGroups } from './search-groups.ts'
export { countFound, findFoundEvents, findFoundGroups, type FoundRow } from './sitemap-store.ts'
export { refreshGroupTerms } from './words/refresh-group-terms-job.ts'

/** What staff decide about here. */
export const groupSubjects = (platform: Platform): ModeratedSubjects => ({
  group: moderateGroup(platform),
  group_photo: moderatePhoto(platform),
})

/** Registers the background jobs; to be called before the queue starts. */
export function workGroupJobs(platform: Platform): void {
  workAdmitWaiting(platform)
  workRefreshGroupTerms(platform)
}

/** Registers what groups do when other features tell of something; to be called once, at the start. */
export function subscribeGroups(platform: Platform): void {
  platform.events.on('messaging.group-chat-left', async (tx, { groupId: id, userId, by }) => {
    const groupId = GroupId.parse(id)
    if (by === userId) await leaveWithin(tx, platform, { userId, groupId })
    else await removeWithin(tx, platform, by, { groupId, userId, isBanned: false })
  })
  platform.events.on('media.viewing-asked', checkViewing)
  platform.events.on('auth.suspended', (tx, suspended) => suspendLeader(tx, platform, suspended))
  platform.events.on('auth.suspension-ended', (tx, ended) => restoreLeader(tx, platform, ended))
}

export const personalData: PersonalData = {
  feature: 'groups',
  tables: [
    'public.community_group',
    'public.group_member',
    'public.group_invite',
    'public.group_photo',
    'public.group_poll',
    'public.group_poll_answer',
    // what is said of a meeting is the group's, and goes or stays with it
    'public.group_event_series',
    'public.group_event',
    'public.group_event_host',
    'public.event_attendance',
    'public.event_registration',
  ],
  async export(tx, userId) {
    return {
      'public.community_group': await exportGroups(tx, userId),
      'public.group_member': await exportMemberships(tx, userId),
      'public.group_invite': await exportInvites(tx, userId),
      'public.group_photo': await exportPhotos(tx, userId),
      'public.group_poll': await exportPolls(tx, userId),
      'public.group_poll_answer': await exportAnswers(tx, userId),
      'public.group_event_host': await exportHosts(tx, userId),
      'public.event_attendance': await exportAttendance(tx, userId),
      'public.event_registration': await exportRegistrationsOf(tx, userId),
    }
  },
  async purge(tx, userId, tools) {
    const groups = await lockGroupsOf(tx, userId)
    await deleteInvitesOf(tx, userId)
    await deletePhotosOf(tx, userId)
    await forgetPollsOf(tx, userId)
    await deleteHostsOf(tx, userId)
    await deleteAttendanceOf(tx, userId)
    await deleteRegistrationsOf(tx, userId)
    await purgeMemberships(tx, tools, userId, groups)
  },
}
