import { approveMember as approveMemberOperation } from '#contract/groups/members/approve-member.ts'
import { changeMemberRole as changeMemberRoleOperation } from '#contract/groups/members/change-member-role.ts'
import { declineMember as declineMemberOperation } from '#contract/groups/members/decline-member.ts'
import { grantLeadership as grantLeadershipOperation } from '#contract/groups/members/grant-leadership.ts'
import { joinGroup as joinGroupOperation } from '#contract/groups/members/join-group.ts'
import { leaveGroup as leaveGroupOperation } from '#contract/groups/members/leave-group.ts'
import { listGroupMembers as listGroupMembersOperation } from '#contract/groups/members/list-group-members.ts'
import { removeMember as removeMemberOperation } from '#contract/groups/members/remove-member.ts'
import { unblockMember as unblockMemberOperation } from '#contract/groups/members/unblock-member.ts'
import { updateMembership as updateMembershipOperation } from '#contract/groups/members/update-membership.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { approveMember } from './approve-member.ts'
import { changeMemberRole } from './change-member-role.ts'
import { declineMember } from './decline-member.ts'
import { grantLeadership } from './grant-leadership.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { listGroupMembers } from './list-group-members.ts'
import { removeMember } from './remove-member.ts'
import { unblockMember } from './unblock-member.ts'
import { updateMembership } from './update-membership.ts'

export const membershipRoutes = (platform: Platform): Route[] => [
  route(joinGroupOperation)((input, member) => joinGroup(platform, member, input)),
  route(updateMembershipOperation)((input, member) => updateMembership(platform, member, input)),
  route(leaveGroupOperation)((input, member) => leaveGroup(platform, member, input)),
  route(listGroupMembersOperation)((input, member) => listGroupMembers(platform, member, input)),
  route(approveMemberOperation)((input, member) => approveMember(platform, member, input)),
  route(declineMemberOperation)((input, member) => declineMember(platform, member, input)),
  route(removeMemberOperation)((input, member) => removeMember(platform, member, input)),
  route(unblockMemberOperation)((input, member) => unblockMember(platform, member, input)),
  route(changeMemberRoleOperation)((input, member) => changeMemberRole(platform, member, input)),
  route(grantLeadershipOperation)((input, member) => grantLeadership(platform, member, input)),
]
