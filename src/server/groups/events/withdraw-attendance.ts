import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'

/** Gives back the places that somebody had at the events of a group. */
export async function withdrawAttendance(
  _tx: Tx,
  _platform: Platform,
  _of: { groupId: GroupId; userId: UserId },
): Promise<void> {}
