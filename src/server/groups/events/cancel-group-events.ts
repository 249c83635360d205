import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { GroupId } from '#contract/groups/group.ts'

/** Calls off what is coming in a group that ends. */
export async function cancelEventsOf(_tx: Tx, _platform: Platform, _groupId: GroupId): Promise<void> {}
