import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GroupId } from '#contract/groups/group.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { grantLeadership } from '#contract/groups/members/grant-leadership.ts'
import { removeMember } from '#contract/groups/members/remove-member.ts'
import { unblockMember } from '#contract/groups/members/unblock-member.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { call } from '#web/platform/call/call.ts'
import type { MemberAct } from './decide-policy.ts'

interface Change {
  groupId: GroupId
  userId: UserId
  act: MemberAct | 'unblock'
}

const ROLES = { make_admin: 'group_admin', make_moderator: 'moderator', make_member: 'member' } as const

function send({ groupId, userId, act }: Change): Promise<unknown> {
  if (act === 'unblock') return call(unblockMember, { groupId, userId })
  if (act === 'hand_over') return call(grantLeadership, { groupId, userId })
  if (act === 'remove' || act === 'ban')
    return call(removeMember, { groupId, userId, isBanned: act === 'ban' })
  return call(changeMemberRole, { groupId, userId, role: ROLES[act] })
}

/** Another role for a member, or none; the page is read anew, also where it was refused. */
export function useChangeMember() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: ['groups', 'change-member'],
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: ['groups'] }),
  })
}
