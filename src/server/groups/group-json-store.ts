import { CompiledQuery } from 'kysely'
import { MEMBER_LIMITS } from '#contract/groups/members/membership.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** So many occurrences stand on a group's page at first. */
const COMING = 5

const picture = (id: string): string => `(
  select json_build_object('id', media.id, 'width', width, 'height', height, 'blur', blur)
  from media where media.id = ${id})`

export const personJson = (userId: string): string => `(
  select json_build_object('userId', profile.user_id, 'name', coalesce(display_name, full_name),
    'avatar', ${picture('avatar_media_id')}, 'memberSince', iso_time(profile.created_at))
  from profile where profile.user_id = ${userId})`

/** Whoever a block hides from the viewer leads no group that the viewer sees. */
const IS_SHOWN = `(viewer.id is null or g.admin_id is null or not is_blocked_between(viewer.id, g.admin_id))`

const GROUP_PAGE = `
  select (group_card(g, null)::jsonb - 'distanceMiles' || jsonb_build_object(
    'version', g.version, 'rules', g.rules, 'tags', g.tags,
    'point', case when g.lat is not null then json_build_object('lat', g.lat, 'lng', g.lng) end,
    'placeId', g.place_id,
    'place', case when mine.status = 'active'
      then nullif(group_card(g, null)::jsonb -> 'place', 'null') || jsonb_build_object('zip', g.location_zip)
      else nullif(group_card(g, null)::jsonb -> 'place', 'null') end,
    'onlineUrl', case when mine.status = 'active' then g.online_url end,
    'startDate', iso_time(g.starts_at), 'endDate', iso_time(g.ends_at), 'repeatRule', g.repeat_rule,
    'requiresApproval', g.requires_approval, 'questions', g.questions, 'maxMembers', g.max_members,
    'admin', ${personJson('g.admin_id')},
    'upcoming', group_coming(g, mine.status is not distinct from 'active', ${COMING}),
    'isArchived', g.archived_at is not null,
    'membership', case when viewer.id is not null then json_build_object(
      'role', coalesce(mine.role, 'member'), 'status', mine.status, 'waitsFor', mine.waits_for,
      'queuePosition', case when mine.status = 'pending' then (
        select count(*) from group_member as before
        where before.group_id = g.id and before.status = 'pending' and before.waits_for = mine.waits_for
          and (before.asked_at, before.user_id) <= (mine.asked_at, mine.user_id)) end,
      'askAgainFrom', case
        when mine.status = 'declined' and mine.decided_at + interval '${MEMBER_LIMITS.askAgainDays} days' > clock_now()
        then iso_time(mine.decided_at + interval '${MEMBER_LIMITS.askAgainDays} days') end,
      'mayApprove', lead.approves, 'mayModerate', lead.moderates, 'mayEdit', lead.approves,
      'isListed', coalesce(mine.is_listed, true)) end,
    'requests', case when lead.approves then (
      select count(*) from group_member as asking
      where asking.group_id = g.id and asking.status = 'pending' and asking.waits_for = 'approval') end,
    'threadId', case when mine.status = 'active' then (
      select thread.id from thread
      join thread_member as seat on seat.thread_id = thread.id and seat.user_id = viewer.id and seat.left_at is null
      where thread.kind = 'group' and thread.subject_id = g.id) end
  ))::text as page
  from community_group as g
  cross join (select $2::uuid as id) as viewer
  left join group_member as mine on mine.group_id = g.id and mine.user_id = viewer.id
  cross join lateral (
    select coalesce(mine.status = 'active' and mine.role = 'group_admin', false) as approves,
      coalesce(mine.status = 'active' and mine.role in ('group_admin', 'moderator'), false) as moderates) as lead
  where g.id = $1::uuid and g.withheld_at is null and ${IS_SHOWN}`

const READ_GROUP: HotRead = { name: 'groups.read-group', text: GROUP_PAGE }

/** JSON text of a group's page as this reader sees it; null where there is none, or a block hides it. */
export const readGroupPage = (
  hot: HotReads,
  groupId: string,
  viewerId: string | null,
): Promise<string | null> => hot.read(READ_GROUP, [groupId, viewerId])

/** The page of a group inside a transaction, with what that has written. */
export async function findGroupPage(tx: Tx, groupId: string, viewerId: string): Promise<string | null> {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(GROUP_PAGE, [groupId, viewerId]))
  return (rows[0] as { page: string } | undefined)?.page ?? null
}
