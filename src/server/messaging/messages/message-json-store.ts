import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import { notBlockedIn } from '#server/safety/public.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'

/** Of what only we can finish, see load-unfinished: signed photos and recordings, and quotes that are cut between letters. */
export const UNFINISHED = 'unfinished'

export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * SQL of what names a person in a conversation: their account; of two who matched their alias, and nothing where there
 * is none. The three come with the names of their tables.
 */
export const memberIdOf = (kind: string, threadId: string, userId: string): string =>
  `case when ${kind} = 'match' then (
    select known.alias from thread_member as known
    where known.thread_id = ${threadId} and known.user_id = ${userId}) else ${userId} end`

/** SQL of a message as the contract has it, from a row of `message` in a conversation of that kind. */
export const messageJson = (m: string, kind: string): string => `json_build_object(
  'id', ${m}.id, 'threadId', ${m}.thread_id, 'number', ${m}.number,
  'senderId', ${memberIdOf(kind, `${m}.thread_id`, `${m}.sender_id`)},
  'content', case
    when ${m}.deleted_at is not null then json_build_object('kind', 'deleted')
    when ${m}.kind = 'text' then json_build_object('kind', 'text', 'text', coalesce(${m}.body, ''), 'photos', (
      select coalesce(json_agg(json_build_object('${UNFINISHED}', media_id) order by position), '[]')
      from message_photo where message_id = ${m}.id))
    when ${m}.kind = 'voice' then json_build_object('kind', 'voice',
      'voice', ${m}.facts || jsonb_build_object('${UNFINISHED}', ${m}.facts -> 'id'))
    when ${m}.kind = 'notice' then json_build_object('kind', 'notice', 'event', ${m}.facts -> 'event')
    else json_build_object('kind', ${m}.kind, ${m}.kind, ${m}.facts, 'state', ${m}.card_state) end,
  'quote', case when ${m}.reply_to_id is not null then (
    select case when char_length(body) > ${MESSAGE_LIMITS.quoteMax}
      then json_build_object('id', id, 'senderId', sender, 'kind', kind, 'text', body, '${UNFINISHED}', true)
      else json_build_object('id', id, 'senderId', sender, 'kind', kind, 'text', body) end
    from (
      select quoted.id, quoted.body, case when quoted.deleted_at is null then quoted.kind else 'deleted' end as kind,
        ${memberIdOf(kind, 'quoted.thread_id', 'quoted.sender_id')} as sender
      from message as quoted where quoted.id = ${m}.reply_to_id) as quote) end,
  'reactions', (
    select coalesce(json_agg(json_build_object('reaction', given.reaction,
      'memberId', ${memberIdOf(kind, `${m}.thread_id`, 'given.user_id')})
      order by given.created_at, given.user_id), '[]')
    from message_reaction as given where given.message_id = ${m}.id),
  'warnings', ${m}.warnings, 'at', ${isoTime(`${m}.created_at`)}, 'editedAt', ${isoTime(`${m}.edited_at`)})`

/** For one who may read it: $1 the person, $2 the conversation, $5 the most of one page and one more. */
const pageOf = (condition: string, direction: 'asc' | 'desc'): string => `
  select (
    select json_build_object(
      'items', coalesce(json_agg(${messageJson('m', 't.kind')} order by m.number) filter (where place < $5::int), '[]'),
      'hasMore', count(*) >= $5::int)
    from (
      select *, row_number() over (order by number ${direction}) as place from message
      where thread_id = $2::uuid and ${condition} order by number ${direction} limit $5::int) as m)::text
  from thread_member as mine
  join thread as t on t.id = mine.thread_id
  where mine.thread_id = $2::uuid and mine.user_id = $1::uuid and mine.left_at is null
    and mine.folder <> 'ignored'
    and (t.kind in ('group', 'event') or not exists (
      select from thread_member as other where other.thread_id = mine.thread_id
        and other.user_id <> mine.user_id and not ${notBlockedIn('t.kind', 'mine.user_id', 'other.user_id')}))`

const NEWEST: HotRead = {
  name: 'messaging.newest',
  text: pageOf(
    'number > mine.joined_number and number < coalesce($3::int, 2147483647) and $4::int is null',
    'desc',
  ),
}
const MISSED: HotRead = {
  name: 'messaging.missed',
  text: pageOf(
    'number > greatest(mine.joined_number, $4::int) and number < coalesce($3::int, 2147483647)',
    'asc',
  ),
}

interface Window {
  before: number | null
  after: number | null
  /** One more is looked for, to know whether there are more. */
  limit: number
}

/** The newest messages, those before a number, or those after one; null for whom the conversation is not there. */
export function readMessages(
  hot: HotReads,
  userId: string,
  threadId: string,
  { before, after, limit }: Window,
): Promise<string | null> {
  return hot.read(after === null ? NEWEST : MISSED, [userId, threadId, before, after, limit + 1])
}
