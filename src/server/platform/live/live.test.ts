import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ listen: true })
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

/** Resolves with the connected socket, rejects with the refusal. */
function connect(token: string | undefined): Promise<Socket> {
  const socket = io(world.url, { auth: { token }, reconnection: false, transports: ['websocket'] })
  open.push(socket)
  return new Promise((done, fail) => {
    socket.once('connect', () => done(socket))
    socket.once('connect_error', fail)
  })
}
const next = (socket: Socket, event: string) => new Promise<unknown>((done) => socket.once(event, done))

test('nobody connects without a token, or with one that proves nobody', async () => {
  await expect(connect(undefined)).rejects.toThrow('auth.signed-out')
  await expect(connect('x.y.z')).rejects.toThrow('auth.signed-out')
})

test('what is pushed to a person reaches all of their connections and no other', async () => {
  const { sara, abel } = world.people
  const token = await world.token(sara)
  const [phone, laptop] = [await connect(token), await connect(token)]
  const stranger = await connect(await world.token(abel))
  const received: string[] = []
  stranger.onAny((event: string) => received.push(event))
  const arrived = Promise.all([next(phone, 'test.news'), next(laptop, 'test.news')])
  world.platform.live.toUsers([sara.userId], 'test.news', { id: 1 })
  expect(await arrived).toEqual([{ id: 1 }, { id: 1 }])
  const own = next(stranger, 'test.own')
  world.platform.live.toUsers([abel.userId], 'test.own', {})
  await own
  expect(received).toEqual(['test.own'])
})

test('signing out ends the connections of that session at once', async () => {
  const { meron } = world.people
  const socket = await connect(await world.token(meron))
  const ended = next(socket, 'disconnect')
  world.platform.live.dropSession(meron.sessionId)
  expect(await ended).toBe('io server disconnect')
})

test('a connection ends with its token', async () => {
  const staying = await world.newPerson('Liya')
  const socket = await connect(await world.token(staying))
  await world.platform.live.recheck()
  expect(socket.connected).toBe(true)
  const ended = next(socket, 'disconnect')
  await world.clock.advance(3601)
  await world.platform.live.recheck()
  await ended
  await connect(await world.token(staying))
})

test('what is pushed to followers reaches those who follow, but for those who are left out', async () => {
  const { live } = world.platform
  live.letFollow('test.follow', z.strictObject({ isOn: z.boolean() }))
  const [one, other] = [await world.newPerson('Follower'), await world.newPerson('Leftout')]
  const [following, leftOut] = [
    await connect(await world.token(one)),
    await connect(await world.token(other)),
  ]
  const say = (socket: Socket, payload: unknown): Promise<unknown> =>
    socket.emitWithAck('test.follow', payload)
  expect(await say(following, { isOn: 'yes' })).toEqual({ error: 'request.invalid' })
  expect(await say(following, { isOn: true })).toEqual({ ok: true })
  expect(await say(leftOut, { isOn: true })).toEqual({ ok: true })
  const received: string[] = []
  leftOut.onAny((event: string) => received.push(event))
  const news = next(following, 'test.news')
  live.toFollowers('test.follow', 'test.news', { id: 1 }, [other.userId])
  expect(await news).toEqual({ id: 1 })
  expect(await say(following, { isOn: false })).toEqual({ ok: true })
  following.onAny((event: string) => received.push(event))
  live.toFollowers('test.follow', 'test.later', {}, [])
  // what is pushed afterwards arrives afterwards
  const both = Promise.all([next(following, 'test.end'), next(leftOut, 'test.end')])
  live.toUsers([one.userId, other.userId], 'test.end', {})
  await both
  expect(received.toSorted()).toEqual(['test.end', 'test.end', 'test.later'])
})
