import { z } from 'zod'
import { GroupId } from './group.ts'

/** What the server pushes to open pages; HTTP stays the truth. */
export const GROUP_SERVER_EVENTS = {
  /** Members came or left, or places were added: to members and to those who wait. */
  'groups.counted': z.object({ groupId: GroupId, memberCount: z.int().min(0), maxMembers: z.int() }),
  /** A poll was asked, answered, closed or deleted: to members. */
  'groups.polls-changed': z.object({ groupId: GroupId }),
} as const
