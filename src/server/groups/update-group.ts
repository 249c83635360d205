import type { Group, GroupFields, GroupId } from '#contract/groups/group.ts'
import { MediaId } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { checkNear } from '#server/groups/events/event-time-policy.ts'
import { syncMeeting } from '#server/groups/events/sync-meeting.ts'
import { attachMedia, detachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { findGroupPlace } from './find-group-place.ts'
import { changeGroup, type GroupRow, hasCategory } from './group-store.ts'
import { groupColumns } from './group-view.ts'
import { admitWaiting } from './members/admit-member.ts'
import { letAllWaitFor } from './members/member-store.ts'
import { lockGroupForLeading } from './members/lock-group.ts'
import { publishCount } from './publish-count.ts'
import { showGroup } from './read-group.ts'
import { addToCorpus } from '#server/search/public.ts'
import { GROUP_TERMS } from './words/group-term-store.ts'

interface Input {
  groupId: GroupId
  /** The version that was edited. */
  version: number
  fields: GroupFields
}

/**
 * Saving over a version that one has not seen is refused. Those who wait take more places at once; they wait for a
 * decision once there has to be one, and for a place alone once there has not.
 */
export function updateGroup(
  platform: Platform,
  { userId }: Member,
  { groupId, version, fields }: Input,
): Promise<{ group: Group }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForLeading(tx, userId, groupId)
    if (group.version !== version) throw new AppError('groups.changed', { version: group.version })
    if (fields.maxMembers < group.member_count)
      throw new AppError('groups.too-few-places', { members: group.member_count })
    if (!(await hasCategory(tx, fields.categoryId))) throw new AppError('groups.category-not-found')
    checkNear(new Date(fields.startDate), platform.clock.now())
    await refuseBlockedFields(tx, fields)
    const place = await findGroupPlace(tx, fields)
    await swapBanner(tx, userId, group, fields.bannerId)
    const columns = groupColumns(fields, place)
    await changeGroup(tx, groupId, { ...columns, updated_at: platform.clock.now() })
    await addToCorpus(tx, GROUP_TERMS, groupId)
    if (fields.requiresApproval !== group.requires_approval)
      await letAllWaitFor(tx, groupId, fields.requiresApproval ? 'approval' : 'seat')
    await admitWaiting(tx, platform, { ...group, title: fields.title, max_members: fields.maxMembers })
    await publishCount(tx, platform, groupId)
    await syncMeeting(tx, platform, groupId)
    return { group: await showGroup(tx, userId, groupId) }
  })
}

/** @throws AppError media.not-found */
async function swapBanner(
  tx: Tx,
  userId: UserId,
  { banner_media_id }: GroupRow,
  bannerId: MediaId | null,
): Promise<void> {
  if (banner_media_id === bannerId) return
  if (bannerId !== null) await attachMedia(tx, userId, [bannerId], 'group')
  if (banner_media_id !== null) await detachMedia(tx, [MediaId.parse(banner_media_id)])
}
