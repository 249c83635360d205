import { expect, test, vi } from 'vitest'
import { searchPlaces } from '#contract/geo/search-places.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { CallError } from './call-error.ts'
import { call, setTransport } from './call.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('should have failed'),
    (error: unknown) => error,
  )
const NOTHING = { items: [] }

test('a GET carries its input in the query', async () => {
  const seen = vi.fn<(input: unknown) => void>()
  setTransport({
    fetch: fakeServer(
      fake(searchPlaces)((input) => {
        seen(input)
        return NOTHING
      }),
    ),
  })
  expect(await call(searchPlaces, { q: 'አዲስ & more', limit: 5 })).toEqual(NOTHING)
  expect(seen.mock.calls[0]?.[0]).toEqual({ q: 'አዲስ & more', limit: 5 })
})

test('a refusal is a CallError with code, status and request id; invalid input names its fields', async () => {
  setTransport({ fetch: fakeServer(fake(updateProfile)(() => new Refusal('profiles.not-found'))) })
  const refused = await failure(call(updateProfile, { bio: 'x' }))
  expect(refused).toMatchObject({ code: 'profiles.not-found', status: 404, requestId: 'fake' })
  const invalid = await failure(call(updateProfile, { fullName: 'x' }))
  expect(invalid).toBeInstanceOf(CallError)
  expect((invalid as CallError).fields).toMatchObject([
    { path: 'fullName', key: 'string.min', values: { n: 2 } },
  ])
})

test('after a 401 the session is renewed once and the call sent again', async () => {
  const tokens: (string | null)[] = []
  const renew = vi.fn<() => Promise<string | null>>(() => Promise.resolve('new'))
  setTransport({
    token: () => 'old',
    renew,
    fetch: fakeServer(
      fake(updateProfile)((_input, request) => {
        tokens.push(request.headers.get('authorization'))
        return new Refusal('auth.signed-out')
      }),
    ),
  })
  expect(await failure(call(updateProfile, {}))).toMatchObject({ code: 'auth.signed-out', status: 401 })
  expect(tokens).toEqual(['Bearer old', 'Bearer new'])
  expect(renew).toHaveBeenCalledOnce()
})

test('a session that is over is not asked again', async () => {
  let calls = 0
  setTransport({
    renew: () => Promise.resolve(null),
    fetch: fakeServer(
      fake(readOwnProfile)(() => {
        calls += 1
        return new Refusal('auth.signed-out')
      }),
    ),
  })
  expect(await failure(call(readOwnProfile, {}))).toMatchObject({ code: 'auth.signed-out' })
  expect(calls).toBe(1)
})

test('a file is sent as it is, with the rest in the query', async () => {
  let sent: Request | null = null
  setTransport({
    fetch: (request) => {
      sent = request
      return Promise.resolve(Response.json({}))
    },
  })
  await call(
    uploadImage,
    { purpose: 'avatar' },
    { body: new Blob(['x'], { type: 'image/png' }), idempotencyKey: 'k' },
  )
  const request = sent as Request | null
  expect(request?.url).toBe('http://fake/api/media?purpose=avatar')
  expect(request?.headers.get('content-type')).toBe('image/png')
  expect(request?.headers.get('idempotency-key')).toBe('k')
})

test('no answer is "network", an abort stays an abort', async () => {
  setTransport({ fetch: () => Promise.reject(new TypeError('down')) })
  expect(await failure(call(searchPlaces, {}))).toMatchObject({ code: 'network', status: 0 })
  const stop = new AbortController()
  setTransport({ fetch: fakeServer(fake(searchPlaces)(() => NOTHING)) })
  stop.abort()
  expect(await failure(call(searchPlaces, {}, { signal: stop.signal }))).toMatchObject({
    name: 'AbortError',
  })
})
