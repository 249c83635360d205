import { useInfiniteQuery } from '@tanstack/react-query'
import type { GroupId } from '#contract/groups/group.ts'
import { listGroupMembers } from '#contract/groups/members/list-group-members.ts'
import { api } from '#web/platform/call/api.ts'

export type MemberList = 'active' | 'pending' | 'banned'

/** The pages of one of a group's lists of people, for useInfiniteQuery and for its key. */
export const memberPages = (groupId: GroupId, status: MemberList) =>
  api(listGroupMembers).infiniteOptions((cursor) => ({
    groupId,
    status,
    ...(cursor !== undefined && { cursor }),
  }))

export const useMembers = (groupId: GroupId, status: MemberList, enabled = true) =>
  useInfiniteQuery({ ...memberPages(groupId, status), enabled, refetchOnMount: 'always' })
