import { Mentor, MENTORS_MAX } from '#contract/networking/people/list-mentors.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import { notBlocked } from '#server/safety/public.ts'

/** The latest who offer help, among whom connections and people of one's own city come first. */
const LATEST = 400

/** $1 who asks, $2 the topic. */
const MENTORS: HotRead = {
  name: 'networking.mentors',
  text: `
  with me as materialized (select user_id, place_id, demo from profile where user_id = $1::uuid),
  known as materialized (select other_id from connections_of($1::uuid)),
  offering as (
    (select user_id from work_profile
      where helps_with <> '{}' and helps_with @> array[$2::text] and audience = 'members' and user_id <> $1::uuid
      order by updated_at desc, user_id limit ${LATEST})
    union
    select user_id from work_profile join known on other_id = user_id where helps_with @> array[$2::text]),
  ranked as (
    select p.user_id, row_number() over (
      order by known.other_id is null, p.place_id is distinct from me.place_id, p.user_id desc) as nth
    from offering join profile as p using (user_id) cross join me left join known on known.other_id = p.user_id
    where (not p.demo or me.demo) and ${notBlocked('$1::uuid', 'p.user_id')})
  select coalesce(json_agg(json_build_object(
    'person', line, 'connection', (select state from connection_states($1::uuid, user_id))) order by nth), '[]')::text
  from ranked cross join lateral person_lines(user_id, $1::uuid) as shown where nth <= ${MENTORS_MAX}`,
}

export async function readMentors(hot: HotReads, userId: string, topic: string): Promise<Mentor[]> {
  return Mentor.array().parse(JSON.parse((await hot.read(MENTORS, [userId, topic])) ?? '[]'))
}
