import { DAY_MS } from '#contract/kit/duration.ts'
import { GROUP_LIMITS, type Group, type GroupFields, GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { checkNear } from '#server/groups/events/event-time-policy.ts'
import { syncMeeting } from '#server/groups/events/sync-meeting.ts'
import { attachMedia } from '#server/media/public.ts'
import { addChatMember } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireProfile } from '#server/profiles/public.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { findGroupPlace } from './find-group-place.ts'
import { countFoundedSince, hasCategory, insertGroup } from './group-store.ts'
import { groupColumns } from './group-view.ts'
import { saveMember } from './members/member-store.ts'
import { showGroup } from './read-group.ts'
import { addToCorpus } from '#server/search/public.ts'
import { GROUP_TERMS } from './words/group-term-store.ts'

/** A group stands with its founder in it, its chat and its first meetings, or not at all. */
export function createGroup(
  platform: Platform,
  { userId }: Member,
  fields: GroupFields,
): Promise<{ group: Group }> {
  return inTransaction(platform.db, async (tx) => {
    await requireProfile(tx, userId)
    const since = new Date(platform.clock.now().getTime() - DAY_MS)
    if ((await countFoundedSince(tx, userId, since)) >= GROUP_LIMITS.foundedPerDay)
      throw new AppError('groups.too-many', { limit: GROUP_LIMITS.foundedPerDay })
    checkNear(new Date(fields.startDate), platform.clock.now())
    await refuseBlockedFields(tx, fields)
    const groupId = await foundGroup(tx, platform, { userId, fields, demo: false })
    return { group: await showGroup(tx, userId, groupId) }
  })
}

/** @throws AppError groups.category-not-found, groups.place-not-found, media.not-found */
export async function foundGroup(
  tx: Tx,
  platform: Platform,
  {
    userId,
    fields,
    demo,
    at = platform.clock.now(),
  }: { userId: UserId; fields: GroupFields; demo: boolean; at?: Date },
): Promise<GroupId> {
  if (!(await hasCategory(tx, fields.categoryId))) throw new AppError('groups.category-not-found')
  const place = await findGroupPlace(tx, fields)
  const id = GroupId.parse(uuidv7())
  if (fields.bannerId !== null) await attachMedia(tx, userId, [fields.bannerId], 'group')
  await insertGroup(tx, { ...groupColumns(fields, place), id, admin_id: userId, at, demo })
  await saveMember(tx, {
    group_id: id,
    user_id: userId,
    role: 'group_admin',
    status: 'active',
    waits_for: null,
    answers: [],
    asked_at: at,
    joined_at: at,
    decided_at: null,
  })
  await addChatMember(tx, platform, { kind: 'group', subjectId: id, userId, role: 'owner' })
  await addToCorpus(tx, GROUP_TERMS, id)
  await syncMeeting(tx, platform, id)
  return id
}
