import { type Selectable, sql } from 'kysely'
import type { Position } from '#contract/geo/cell.ts'
import { PERSON_LIMITS } from '#contract/networking/people/person.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import type { WorkProfile } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { standingOf } from '#server/listings/public.ts'
import { notBlocked } from '#server/safety/public.ts'

export type WorkRow = Selectable<WorkProfile>

/** $1 whose page, $2 who reads it, $3 whether they are staff. */
const PERSON: HotRead = {
  name: 'networking.person',
  text: `
  select (person_line(p.user_id, $2::uuid) || jsonb_build_object(
    'skills', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', skill, 'endorsements', (
          select count(*) from skill_endorsement as e where e.user_id = p.user_id and e.skill = folded),
        'isEndorsed', exists (
          select from skill_endorsement as e
          where e.user_id = p.user_id and e.skill = folded and e.endorser_id = $2::uuid)) order by nth), '[]')
      from unnest(w.skills, w.folded_skills) with ordinality as named (skill, folded, nth)),
    'isOpenToWork', coalesce(w.is_open_to_work, false),
    'helpsWith', coalesce(to_jsonb(w.helps_with), '[]'),
    'memberSince', iso_time(p.created_at),
    'standing', (select to_jsonb(standing) from (select ${standingOf('p.user_id')}) as standing),
    'isOwn', p.user_id = $2::uuid,
    'connection', case when p.user_id <> $2::uuid then connection_state($2::uuid, p.user_id) end,
    'connectionsCount', (select count(*) from connections_of(p.user_id)),
    'mutual', (
      select jsonb_build_object('count', count(*), 'people', coalesce(
        jsonb_agg((select line from person_lines(known.other_id, $2::uuid)) order by nth)
          filter (where nth <= ${PERSON_LIMITS.namedMax}), '[]'))
      from (
        select own.other_id, row_number() over (order by own.since desc, own.other_id) as nth
        from connections_of($2::uuid) as own
        join connections_of(p.user_id) as theirs on theirs.other_id = own.other_id) as known),
    'groups', (
      select coalesce(jsonb_agg(jsonb_build_object('id', shared.id, 'title', shared.title) order by shared.title), '[]')
      from (
        select g.id, g.title from group_member as own
        join group_member as theirs on theirs.group_id = own.group_id
        join community_group as g on g.id = own.group_id
        where own.user_id = $2::uuid and own.status = 'active'
          and theirs.user_id = p.user_id and theirs.status = 'active' and g.archived_at is null
        order by own.joined_at desc, g.id limit ${PERSON_LIMITS.namedMax}) as shared),
    'postsCount', (
      select count(*) from post where author_id = p.user_id and post_is_seen(post, $2::uuid)),
    'listingsCount', (
      select count(*) from listing where owner_id = p.user_id and state = 'active' and withheld_from is null),
    'own', case when p.user_id = $2::uuid then jsonb_build_object(
      'headline', w.headline, 'company', w.company, 'skills', coalesce(to_jsonb(w.skills), '[]'),
      'isOpenToWork', coalesce(w.is_open_to_work, false), 'helpsWith', coalesce(to_jsonb(w.helps_with), '[]'),
      'audience', coalesce(w.audience, 'members')) end))::text
  from profile as p left join work_profile as w on w.user_id = p.user_id
  where p.user_id = $1::uuid
    and (p.user_id = $2::uuid or (
      ${notBlocked('p.user_id', '$2::uuid')}
      and (coalesce(w.audience, 'members') = 'members' or $3::boolean or are_connected(p.user_id, $2::uuid))))`,
}

/** JSON text of a person's page; null where there is none for this reader. */
export const readPersonJson = (
  hot: HotReads,
  { personId, viewerId, isStaff }: { personId: string; viewerId: string; isStaff: boolean },
): Promise<string | null> => hot.read(PERSON, [personId, viewerId, isStaff])

/** Is there a page that this person may see, apart from its audience? */
export async function isKnown(tx: Tx, personId: string, viewerId: string): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from profile where user_id = ${personId})
      and not is_blocked_between(${personId}, ${viewerId}) as is_known`.execute(tx)
  return rows[0]?.is_known === true
}

/** What somebody does and where they live, as far as they say so. */
export async function findTrade(
  db: Database,
  userId: string,
): Promise<{ headline: string | null; skills: string[]; home: Position | null }> {
  const row = await db
    .selectFrom('profile')
    .leftJoin('work_profile', 'work_profile.user_id', 'profile.user_id')
    .leftJoin('place', 'place.id', 'profile.place_id')
    .select(['headline', 'skills', 'place.lat', 'place.lng'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst()
  const { lat = null, lng = null } = row ?? {}
  const home = lat === null || lng === null ? null : { lat, lng }
  return { headline: row?.headline ?? null, skills: row?.skills ?? [], home }
}

/** Nobody changes it until the transaction ends. */
export async function lockWork(tx: Tx, userId: string): Promise<WorkRow | null> {
  const row = await tx
    .selectFrom('work_profile')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function saveWork(tx: Tx, work: WorkRow): Promise<void> {
  await tx
    .insertInto('work_profile')
    .values(work)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        headline: eb.ref('excluded.headline'),
        company: eb.ref('excluded.company'),
        skills: eb.ref('excluded.skills'),
        folded_skills: eb.ref('excluded.folded_skills'),
        is_open_to_work: eb.ref('excluded.is_open_to_work'),
        helps_with: eb.ref('excluded.helps_with'),
        audience: eb.ref('excluded.audience'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

export async function exportWork(tx: Tx, userId: string): Promise<WorkRow[]> {
  return tx.selectFrom('work_profile').selectAll().where('user_id', '=', userId).execute()
}

/** Endorsements of it go with it. */
export async function deleteWork(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('work_profile').where('user_id', '=', userId).execute()
}
