import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, it } from 'vitest'
import { NETWORKING_SERVER_EVENTS } from '#contract/networking/live.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { reactToPost } from '#contract/networking/posts/react-to-post.ts'
import { block, connect, newPeople, posted } from '#server/networking/networking.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { FEED } from './publish-posts.ts'

const world = freshWorld({ listen: true })
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

interface Reader {
  socket: Socket
  /** Ids of posts that were pushed to them. */
  posted: string[]
}

async function connected(person: Person): Promise<Reader> {
  const token = await world.token(person)
  const socket = io(world.url, { auth: { token }, reconnection: false, transports: ['websocket'] })
  open.push(socket)
  await new Promise<void>((done, fail) => {
    socket.once('connect', done)
    socket.once('connect_error', fail)
  })
  const received: string[] = []
  socket.on('networking.posted', (payload: unknown) =>
    received.push(NETWORKING_SERVER_EVENTS['networking.posted'].parse(payload).postId),
  )
  return { socket, posted: received }
}

async function reading(person: Person): Promise<Reader> {
  const reader = await connected(person)
  expect(await reader.socket.emitWithAck(FEED, { isOn: true })).toEqual({ ok: true })
  return reader
}

/** Resolves with the first push of that kind about this post that `suits`. */
const nextCounts = (
  { socket }: Reader,
  postId: string,
  suits: (counts: { reactionsCount: number; commentsCount: number }) => boolean,
) =>
  new Promise<unknown>((done) => {
    socket.on('networking.counted', (payload: unknown) => {
      const counted = NETWORKING_SERVER_EVENTS['networking.counted'].parse(payload)
      if (counted.postId === postId && suits(counted)) done(counted)
    })
  })

it('a public post is told to those who look at the feed, but not across a block', async () => {
  const [writer, reader, foe, other] = await newPeople(world, 'Writer', 'Reader', 'Foe', 'Other')
  await block(world, foe, writer)
  const [one, blocked, elsewhere] = [await reading(reader), await reading(foe), await connected(other)]
  const first = await posted(world, writer, 'Hello')
  const last = await posted(world, other, 'What everybody who follows hears')
  await expect.poll(() => one.posted.toSorted()).toEqual([first.id, last.id])
  await expect.poll(() => blocked.posted).toEqual([last.id])
  expect(elsewhere.posted).toEqual([])
})

it('a post for connections is told to them alone, wherever they are in the app', async () => {
  const [writer, friend, stranger] = await newPeople(world, 'Writer', 'Friend', 'Stranger')
  await connect(world, writer, friend)
  const [near, far] = [await connected(friend), await reading(stranger)]
  const { id } = await posted(world, writer, 'For friends', { audience: 'connections' })
  await expect.poll(() => near.posted).toEqual([id])
  expect(far.posted).toEqual([])
})

it('what somebody likes is told to all their windows, and to nobody else', async () => {
  const [writer, fan] = await newPeople(world, 'Writer', 'Fan')
  const { id: postId } = await posted(world, writer, 'Like me twice')
  const received: unknown[] = []
  const windows = [await connected(fan), await reading(fan), await reading(writer)]
  for (const [nth, { socket }] of windows.entries())
    socket.on('networking.reacted', (payload: unknown) =>
      received.push({ nth, ...NETWORKING_SERVER_EVENTS['networking.reacted'].parse(payload) }),
    )
  await world.call(reactToPost, { postId, isLiked: true }, fan)
  await expect.poll(() => received).toHaveLength(2)
  await world.call(reactToPost, { postId, isLiked: false }, fan)
  await expect.poll(() => received).toHaveLength(4)
  const inBoth = (isLiked: boolean) => [0, 1].map((nth) => ({ nth, postId, isLiked }))
  expect(received.slice(0, 2)).toEqual(expect.arrayContaining(inBoth(true)))
  expect(received.slice(2)).toEqual(expect.arrayContaining(inBoth(false)))
})

it('likes and comments are told as the counts that are true in the end', async () => {
  const [writer, reader, fan] = await newPeople(world, 'Writer', 'Reader', 'Fan')
  const { id: postId } = await posted(world, writer, 'Count with me')
  const page = await reading(reader)
  const both = nextCounts(page, postId, (counts) => counts.reactionsCount === 2 && counts.commentsCount === 1)
  await Promise.all([
    world.call(reactToPost, { postId, isLiked: true }, fan),
    world.call(reactToPost, { postId, isLiked: true }, reader),
    world.call(createComment, { postId, content: 'Three' }, fan),
  ])
  expect(await both).toMatchObject({ reactionsCount: 2, commentsCount: 1, sharesCount: 0 })
})
