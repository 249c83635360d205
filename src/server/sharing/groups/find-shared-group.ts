import { type Group, GroupId } from '#contract/groups/group.ts'
import { readGroup } from '#server/groups/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'

/** What anybody may see at the address of a group: whoever asks is taken for a visitor. Null where there is none. */
export async function findSharedGroup(
  platform: Pick<Platform, 'hot'>,
  id: string | undefined,
): Promise<Group | null> {
  const groupId = GroupId.safeParse(id)
  if (!groupId.success) return null
  try {
    return await readGroup(platform, { userId: null }, { groupId: groupId.data })
  } catch (error) {
    if (error instanceof AppError && error.code === 'groups.not-found') return null
    throw error
  }
}
