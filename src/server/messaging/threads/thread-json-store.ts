import { z } from 'zod'
import type { ThreadFolder, ThreadSide } from '#contract/messaging/threads/thread.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import { notBlockedIn } from '#server/safety/public.ts'
import { isoTime, memberIdOf, messageJson } from '#server/messaging/messages/message-json-store.ts'

const IN_FOLDER: Readonly<Record<ThreadFolder | 'anywhere', string>> = {
  anywhere: `m.folder = 'inbox'`,
  inbox: `m.folder = 'inbox' and m.archived_at is null`,
  requests: `m.folder = 'requests' and m.archived_at is null`,
  archived: `m.folder <> 'ignored' and m.archived_at is not null`,
}

/** Two who matched know each other by the name of dating: neither by that of the account nor by its picture. */
const isMatch = (thread: string): string => `${thread}.kind = 'match'`
const nameIn = (thread: string, person: string): string =>
  `coalesce(${thread}.peer_alias_name, ${person}.display_name, ${person}.full_name)`

const peerJson = (thread: string): string => `(
  select json_build_object(
    'memberId', ${memberIdOf(`${thread}.kind`, `${thread}.id`, `${thread}.peer_id`)},
    'name', ${nameIn(thread, 'profile')},
    'avatar', (select row_to_json(picture) from (
      select media.id, width, height, blur from media
      where media.id = avatar_media_id and not ${isMatch(thread)}) as picture))
  from profile where user_id = ${thread}.peer_id)`

/** All of the words begin words of one message that one may read, or of the other one's name. */
const HAS_WORDS = `(
  exists (
    select from message as found
    where found.thread_id = mine.id and found.number > mine.joined_number
      and to_tsvector('simple', found.body) @@ to_tsquery('simple', $6))
  or exists (
    select from profile as named
    where named.user_id = peer.user_id
      and to_tsvector('simple', coalesce(peer.alias_name, named.display_name, named.full_name)) @@ to_tsquery('simple', $6)))`

/**
 * $1 the person, $2 the side, $3 and $4 time and id of the last one of the page before, $5 the most of one page and
 * one more. Ordered first and then looked at one by one, so that nobody's other one is looked for beyond the page.
 */
const listOf = (folder: ThreadFolder | 'anywhere', more: string): string => `
  with page as materialized (
    select mine.*, peer.user_id as peer_id, peer.alias_name as peer_alias_name,
      row_number() over (order by mine.last_at desc, mine.id desc) as place
    from (
      select t.*, m.user_id, m.role, m.side, m.folder, m.joined_number, m.read_number, m.is_marked_unread,
        m.archived_at, m.muted_until, m.alias, t.kind in ('group', 'event') as is_chat
      from thread_member as m join thread as t on t.id = m.thread_id
      where m.user_id = $1::uuid and m.left_at is null and ${IN_FOLDER[folder]}
        and ($2::text is null or m.side = $2::text)
        and (t.last_number > 0 or t.kind in ('group', 'event'))
        and ($3::timestamptz is null or (t.last_at, t.id) < ($3::timestamptz, $4::uuid))
      order by t.last_at desc, t.id desc offset 0) as mine
    left join lateral (
      select other.user_id, other.alias_name from thread_member as other
      where other.thread_id = mine.id and other.user_id <> mine.user_id and not mine.is_chat limit 1) as peer on true
    where (peer.user_id is null or ${notBlockedIn('mine.kind', 'mine.user_id', 'peer.user_id')}) ${more}
    order by mine.last_at desc, mine.id desc limit $5::int
  )
  select json_build_object(
    'items', coalesce((
      select json_agg(json_build_object(
        'id', page.id, 'kind', page.kind, 'subjectId', subject_id, 'side', side, 'role', role, 'peer', peer.card,
        'ownId', case when page.kind = 'match' then page.alias else page.user_id end,
        'memberCount', case when is_chat then (
          select count(*) from thread_member as other where other.thread_id = page.id and other.left_at is null)
          else 2 end,
        'lastMessage', case when m.id is not null then ${messageJson('m', 'page.kind')} end,
        'lastSenderName', case when is_chat then (
          select coalesce(display_name, full_name) from profile where profile.user_id = m.sender_id) end,
        'lastNumber', last_number, 'unread', greatest(0, last_number - greatest(read_number, joined_number)),
        'isMarkedUnread', is_marked_unread, 'isArchived', archived_at is not null,
        'isRequest', folder = 'requests',
        'mutedUntil', case when muted_until > clock_now() then ${isoTime('muted_until')} end,
        'isClosed', closed_at is not null or (not is_chat and peer.card is null and page.kind <> 'support'),
        'at', ${isoTime('last_at')}) order by place)
      from page
      left join message as m on m.thread_id = page.id and m.number = page.last_number
        and page.last_number > page.joined_number
      left join lateral (select ${peerJson('page')} as card offset 0) as peer on true
      where place < $5::int), '[]'),
    'nextCursor', (
      select translate(encode(convert_to(json_build_array(${isoTime('last_at')}, id)::text, 'UTF8'), 'base64'),
        E'+/=\\n', '-_')
      from page where place = $5::int - 1 and exists (select from page where place = $5::int)))::text`

const FOLDERS: Readonly<Record<ThreadFolder, HotRead>> = {
  inbox: { name: 'messaging.inbox', text: listOf('inbox', '') },
  requests: { name: 'messaging.requests', text: listOf('requests', '') },
  archived: { name: 'messaging.archived', text: listOf('archived', '') },
}
/** Whoever looks for words finds them in what was put away too. */
const withWords = (folder: ThreadFolder): HotRead => ({
  name: null,
  text: listOf(folder === 'inbox' ? 'anywhere' : folder, `and ${HAS_WORDS}`),
})

interface Wanted {
  folder: ThreadFolder
  side: ThreadSide | null
  /** Words to look for in messages and names; null for all. */
  words: readonly string[] | null
  /** The last one of the page before. */
  after: { at: Date; id: string } | null
  limit: number
}

/** A page as JSON, the one with the newest message first. What was opened and never written in has nothing to show. */
export async function readThreads(
  hot: HotReads,
  userId: string,
  { folder, side, words, after, limit }: Wanted,
): Promise<string> {
  const values = [userId, side, after?.at.toISOString() ?? null, after?.id ?? null, limit + 1]
  const text = words
    ? await hot.read(withWords(folder), [...values, queryOf(words)])
    : await hot.read(FOLDERS[folder], values)
  return text ?? EMPTY
}

const unreadIn = (folder: 'inbox' | 'requests'): string => `(
  select count(*) from (
    select from thread_member as m join thread as t on t.id = m.thread_id
    left join lateral (
      select other.user_id from thread_member as other
      where other.thread_id = t.id and other.user_id <> m.user_id and t.kind not in ('group', 'event')
      limit 1) as peer on true
    where m.user_id = $1::uuid and m.left_at is null and ${IN_FOLDER[folder]}
      and (t.last_number > m.read_number or m.is_marked_unread)
      and (m.muted_until is null or m.muted_until <= clock_now())
      and (peer.user_id is null or ${notBlockedIn('t.kind', 'm.user_id', 'peer.user_id')})
    limit $2::int) as unread)`

const UNREAD: HotRead = {
  name: 'messaging.unread',
  text: `select json_build_object('inbox', ${unreadIn('inbox')}, 'requests', ${unreadIn('requests')})::text`,
}

const Unread = z.object({ inbox: z.int(), requests: z.int() })

/** Conversations with something unread that is not silenced, and requests, each counted up to `limit`. */
export async function readUnread(
  hot: HotReads,
  userId: string,
  limit: number,
): Promise<z.output<typeof Unread>> {
  const text = await hot.read(UNREAD, [userId, limit])
  return text === null ? { inbox: 0, requests: 0 } : Unread.parse(JSON.parse(text))
}

const EMPTY = JSON.stringify({ items: [], nextCursor: null })

const queryOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, ' ')}':*`).join(' & ')
