import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { GroupId } from '#contract/groups/group.ts'

/** Makes or updates the series of the group's own meeting. */
export async function syncMeeting(_tx: Tx, _platform: Platform, _groupId: GroupId): Promise<void> {}
