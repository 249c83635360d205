import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { listSuggestions as runSuggestions } from '#server/networking/connections/list-suggestions.ts'
import { listPosts as runList } from '#server/networking/posts/list-posts.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { type RunOptions, measureBesidePgbench, middleOf } from './peers/beside-pgbench.ts'
import { measureLoad } from './child.ts'
import type { Post } from './load.ts'
import { type SignedIn, signIn } from './people.ts'
import { schemaOf, type Shape } from './questions.ts'
import { recordReads } from './record-reads.ts'
import type { NetworkFigures, ReadFigures } from './report.ts'
import type { Stage } from './stage.ts'

export interface NetworkOptions extends RunOptions {
  /** There are a fifth as many people, and ten times as many likes. */
  posts: number
}

/** Whose feeds are asked for; and who likes, each so many posts. */
const READERS = 16
const LIKERS = 400
const LIKES_EACH = 60

interface Reader extends SignedIn {
  lat: string
  lng: string
}

/** The three feeds and the suggestions over HTTP beside pgbench running the same SQL, and likes not given before. */
export async function measureNetwork(stage: Stage, options: NetworkOptions): Promise<NetworkFigures> {
  const { posts, seed, seconds, rounds, connections } = options
  const connection = await stage.fill('bench_networking', posts, seed, ['people', 'networking'])
  const opened = stage.open(connection)
  const { port } = await stage.serve(connection)
  const readers = await readersOf(
    opened,
    await signIn(opened, stage.configOf(connection), await idsOf(opened)),
  )
  const reads: ReadFigures[] = []
  for (const shape of await prepareShapes(opened, readers)) {
    const found = await measureBesidePgbench(shape, { ...options, port, connection, folder: stage.folder })
    reads.push({ ...found, name: shape.name, decides: true })
  }
  const likes = []
  for (let round = 0; round < rounds; round++) {
    const postsFile = join(stage.folder, `likes-${round}.json`)
    writeFileSync(postsFile, JSON.stringify(await likesOf(opened, readers)))
    const load = { port, connections, seconds, warmupSeconds: 1 }
    likes.push(await measureLoad({ ...load, paths: ['/api/posts'], postsFile }))
  }
  return { reads, like: middleOf(likes) }
}

async function idsOf({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from profile where place_id is not null order by user_id limit $1',
    [LIKERS],
  )
  return rows.map(({ user_id }) => user_id)
}

async function readersOf({ pool }: OpenDatabase, people: SignedIn[]): Promise<Reader[]> {
  const { rows } = await pool.query<{ user_id: string; lat: string; lng: string }>(
    `select user_id, lat::text, lng::text from profile join place on place.id = place_id
     where user_id = any ($1::uuid[])`,
    [people.map(({ userId }) => userId)],
  )
  const homes = new Map(rows.map((row) => [row.user_id, row]))
  return people.map((person) => ({ ...person, lat: '0', lng: '0', ...homes.get(person.userId) }))
}

async function prepareShapes(opened: OpenDatabase, everybody: Reader[]): Promise<Shape[]> {
  const readers = everybody.slice(0, READERS)
  const tokens = readers.map(({ token }) => token)
  const feed = async (name: string, queryOf: (reader: Reader) => Record<string, string>): Promise<Shape> => {
    const questions = []
    for (const reader of readers) {
      const query = queryOf(reader)
      const { hot, statements } = recordReads(opened.hot)
      const viewer = { userId: UserId.parse(reader.userId) }
      await runList({ ...opened, hot }, viewer, schemaOf(listPosts).parse(query))
      questions.push({ path: `/api/posts?${new URLSearchParams(query)}`, statements, answer: '' })
    }
    return { name, questions, tokens }
  }
  const suggestions = []
  for (const { userId } of readers) {
    const { hot, statements } = recordReads(opened.hot)
    await runSuggestions({ hot }, { userId: UserId.parse(userId), role: 'user', sessionId: '' }, {})
    suggestions.push({ path: '/api/connection-suggestions', statements, answer: '' })
  }
  return [
    await feed('feed, newest', () => ({})),
    await feed('feed, near me', ({ lat, lng }) => ({ tab: 'near', lat, lng })),
    await feed('feed, my network', () => ({ tab: 'network' })),
    { name: 'people you may know', questions: suggestions, tokens },
  ]
}

/** Everybody's first like, then everybody's second, and so on, of newer posts that they do not like yet. */
async function likesOf({ pool }: OpenDatabase, likers: readonly SignedIn[]): Promise<Post[]> {
  const { rows } = await pool.query<{ id: string; liker: string }>(LIKABLE, [
    likers.map(({ userId }) => userId),
    LIKES_EACH,
  ])
  const tokens = new Map(likers.map(({ userId, token }) => [userId, token]))
  const body = JSON.stringify({ isLiked: true })
  return rows.map(({ id, liker }) => ({
    token: tokens.get(liker) ?? '',
    method: 'PUT',
    path: `/api/posts/${id}/reaction`,
    body,
  }))
}

const LIKABLE = `
  with newer as materialized (
    select id, author_id from post where audience = 'public' and removed_at is null
    order by created_at desc limit 4000)
  select liker, found.id
  from unnest($1::uuid[]) as likers (liker)
  cross join lateral (
    select row_number() over () as turn, id
    from (
      select id from newer
      where author_id <> liker
        and not exists (select from post_reaction where post_id = newer.id and user_id = liker)
      order by md5(id::text || liker::text) limit $2::int) as drawn) as found
  order by turn, liker`
