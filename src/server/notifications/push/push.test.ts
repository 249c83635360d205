import { createPublicKey, createVerify } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countUnread } from '#contract/notifications/count-unread.ts'
import type { Notice } from '#contract/notices.ts'
import { markRead } from '#contract/notifications/mark-read.ts'
import { markSeen } from '#contract/notifications/push/mark-seen.ts'
import type { PushSubscription } from '#contract/notifications/push/push-subscription.ts'
import { renewPush } from '#contract/notifications/push/renew-push.ts'
import { subscribePush } from '#contract/notifications/push/subscribe-push.ts'
import { unsubscribePush } from '#contract/notifications/push/unsubscribe-push.ts'
import { DEFAULT_SETTINGS } from '#contract/notifications/settings/notification-settings.ts'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { updateNotificationSettings } from '#contract/notifications/settings/update-notification-settings.ts'
import { mintSession } from '#server/auth/public.ts'
import { sendNotice } from '#server/notifications/send-notice.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { type Device, openPushEndpoint, type PushEndpoint } from '#server/testing/push-endpoint.ts'

const world = freshWorld()
let endpoint: PushEndpoint
beforeAll(async () => {
  endpoint = await openPushEndpoint()
})
afterAll(() => endpoint.close())
beforeEach(() => endpoint.answerWith(201))

const subscribe = (subscription: PushSubscription, person: Person | null) =>
  world.call(subscribePush, subscription, person)
const isOnHere = async (person: Person) =>
  (await world.call(readNotificationSettings, {}, person)).body.push.isOnHere
const reserved = (title = 'Sofa'): Notice => ({
  kind: 'favorite_reserved',
  subjectId: uuidv7(),
  facts: { title },
})
const notify = (person: Person, notice: Notice) =>
  inTransaction(world.db, (tx) =>
    sendNotice(tx, world.platform, { userId: person.userId, notice, byMail: false }),
  )

/** Somebody new with one device that gets pushes. */
async function withDevice(name: string, language: 'en' | 'am' = 'en'): Promise<[Person, Device]> {
  const person = await world.newPerson(name)
  const device = endpoint.device(language)
  await subscribe(device.subscription, person)
  return [person, device]
}

describe('a browser that is subscribed otherwise', () => {
  const renewed = ({ subscription: old }: Device, { subscription: fresh }: Device) => ({
    old: { endpoint: old.endpoint, auth: old.keys.auth },
    fresh: { endpoint: fresh.endpoint, keys: fresh.keys },
  })

  it('is refused without the secret of the old one, and with an address that no push service has', async () => {
    const [, device] = await withDevice('Hirut')
    const { old, fresh } = renewed(device, endpoint.device())
    const stranger = { ...old, auth: endpoint.device().subscription.keys.auth }
    expect((await world.call(renewPush, { old: stranger, fresh })).error.code).toBe(
      'notifications.push-refused',
    )
    const noCurve = { ...fresh, keys: { ...fresh.keys, p256dh: 'A'.repeat(87) } }
    expect((await world.call(renewPush, { old, fresh: noCurve })).error.code).toBe(
      'notifications.push-refused',
    )
  })

  it('gets its pushes there from now on, in its language, without signing in', async () => {
    const [person, device] = await withDevice('Selam', 'am')
    const next = endpoint.device()
    expect((await world.call(renewPush, renewed(device, next))).body).toEqual({ isOnHere: true })
    await notify(person, reserved())
    await world.runJobs()
    expect(device.messages()).toEqual([])
    expect(next.messages().map(({ lang }) => lang)).toEqual(['am'])
  })
})

describe('subscribing', () => {
  it('asks a visitor to sign in', async () => {
    expect((await subscribe(endpoint.device().subscription, null)).error.code).toBe('auth.signed-out')
    expect((await world.call(unsubscribePush, {})).status).toBe(401)
  })

  it('refuses addresses that no push service has, and keys that are none', async () => {
    const { sara } = world.people
    const { subscription } = endpoint.device()
    for (const bad of [
      'http://push.example.org/x',
      'https://name:word@push.example.org/x',
      'https://push.example.org/x#y',
      'https://169.254.169.254/latest',
      'https://[fd00::1]/x',
      'https://10.0.0.1/x',
    ])
      expect((await subscribe({ ...subscription, endpoint: bad }, sara)).error.code).toBe(
        'notifications.push-refused',
      )
    for (const bad of ['', 'push', 'file:///etc/passwd', `https://push.example.org/${'x'.repeat(1024)}`])
      expect((await subscribe({ ...subscription, endpoint: bad }, sara)).status).toBe(400)
    const { p256dh } = subscription.keys
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
    for (const keys of [
      { p256dh: offCurve, auth: subscription.keys.auth },
      { p256dh: p256dh.slice(1), auth: subscription.keys.auth },
      { p256dh, auth: 'short' },
    ])
      expect((await subscribe({ ...subscription, keys }, sara)).status).toBe(400)
    expect(await isOnHere(sara)).toBe(false)
  })

  it('holds for the session it was asked in, until it is ended or taken back', async () => {
    const [liya] = await withDevice('Liya')
    expect(await isOnHere(liya)).toBe(true)
    const elsewhere = await mintSession(world.platform, liya.userId)
    const asked = await world.inject({
      method: 'GET',
      url: '/api/notifications/settings',
      headers: { authorization: `Bearer ${elsewhere.access_token}` },
    })
    expect(asked.json()).toMatchObject({ push: { isOnHere: false } })
    for (const _ of [1, 2])
      expect((await world.call(unsubscribePush, {}, liya)).body).toEqual({ isOnHere: false })
    expect(await isOnHere(liya)).toBe(false)
  })

  it('ends with signing out', async () => {
    const [liya, device] = await withDevice('Makda')
    const authorization = `Bearer ${await world.token(liya)}`
    const left = await world.inject({ method: 'POST', url: '/auth/v1/logout', headers: { authorization } })
    expect(left.statusCode).toBe(204)
    await notify(liya, reserved())
    await world.runJobs()
    expect(device.received()).toEqual([])
  })

  it('of a browser by somebody else ends it for whoever was there before', async () => {
    const [liya, device] = await withDevice('Nigist')
    const [abel] = [await world.newPerson('Omar')]
    await subscribe(device.subscription, abel)
    expect([await isOnHere(liya), await isOnHere(abel)]).toEqual([false, true])
  })
})

describe('a push', () => {
  it('is encrypted for the device, in the language of its reader, and signed by this server', async () => {
    const [liya, device] = await withDevice('Petros', 'am')
    const notice = reserved('A <b>red</b> sofa')
    await notify(liya, notice)
    await world.runJobs()
    expect(device.messages()).toMatchObject([
      {
        title: '“A <b>red</b> sofa” ተይዟል',
        lang: 'am',
        url: `/#/listing/${notice.subjectId}`,
        tag: `favorite_reserved.${notice.subjectId}`,
        actions: [{ action: 'open', title: 'ይክፈቱ' }, { action: 'settings' }],
      },
    ])
    const { headers, body } = device.received()[0] ?? never()
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    expect(headers['topic']).toMatch(/^[\w-]{32}$/)
    expect(body.length).toBeLessThan(4096)
    expect(body.includes('sofa')).toBe(false)
    const { publicKey } = (await world.call(readNotificationSettings, {}, liya)).body.push
    expect(claimsOf(String(headers['authorization']), publicKey)).toMatchObject({
      aud: endpoint.url,
      sub: expect.stringMatching(/^mailto:/),
    })
    expect(statSync(join(world.platform.config.dataDir, 'keys/push-keys.json')).mode & 0o777).toBe(0o600)
  })

  it('goes to every device of a person, and to nobody else', async () => {
    const [liya, phone] = await withDevice('Qal')
    const [, other] = await withDevice('Rahwa')
    const laptop = endpoint.device()
    const session = await mintSession(world.platform, liya.userId)
    await world.inject({
      method: 'PUT',
      url: '/api/notifications/push',
      payload: laptop.subscription,
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    await notify(liya, reserved())
    await world.runJobs()
    expect([phone, laptop, other].map((device) => device.received().length)).toEqual([1, 1, 0])
  })

  it('does not come for what was read by then, and of a group only the newest', async () => {
    const [liya, device] = await withDevice('Saba')
    await notify(liya, reserved('Read'))
    await world.call(markRead, { ids: 'all' }, liya)
    const notice = reserved('First')
    await notify(liya, notice)
    await notify(liya, { ...notice, facts: { title: 'Second' } } as Notice)
    await world.runJobs()
    expect(device.messages().map(({ title }) => title)).toEqual(['“Second” is reserved'])
  })

  it('waits for the end of quiet hours, unless it is about security, and does not come where it is not wanted', async () => {
    const [liya, device] = await withDevice('Tsion')
    const hour = world.clock.now().getUTCHours()
    const time = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`
    const quietHours = { from: time(-1), until: time(2), timeZone: 'UTC' }
    await world.call(updateNotificationSettings, { ...DEFAULT_SETTINGS, quietHours }, liya)
    await notify(liya, reserved())
    await notify(liya, { kind: 'security', subjectId: liya.userId, facts: { what: 'new_sign_in' } })
    await world.runJobs()
    expect(device.messages().map(({ title }) => title)).toEqual(['A new sign-in to your account'])
    await world.clock.advance(2 * 3600)
    await world.runJobs()
    expect(device.received()).toHaveLength(2)
    const favorites = { ...DEFAULT_SETTINGS.topics.favorites, push: false }
    const topics = { ...DEFAULT_SETTINGS.topics, favorites }
    await world.call(updateNotificationSettings, { ...DEFAULT_SETTINGS, topics }, liya)
    await notify(liya, reserved())
    await world.runJobs()
    expect(device.received()).toHaveLength(2)
  })

  it.for([404, 410])('that is answered with %i is the last one to that device', async (status) => {
    const [liya, device] = await withDevice(`Gone${status}`)
    endpoint.answerWith(status)
    await notify(liya, reserved())
    await world.runJobs()
    expect(device.received()).toHaveLength(1)
    expect(await isOnHere(liya)).toBe(false)
  })

  it.for([
    [429, { 'retry-after': '300' }, 300],
    [503, {}, 30],
  ] as const)('that is answered with %i is sent again after a while', async ([status, headers, seconds]) => {
    const [liya, device] = await withDevice(`Busy${status}`)
    endpoint.answerWith(status, headers)
    await notify(liya, reserved())
    await world.runJobs()
    endpoint.answerWith(201)
    await world.clock.advance(seconds - 20)
    await world.runJobs()
    expect(device.received()).toHaveLength(1)
    await world.clock.advance(21)
    await world.runJobs()
    expect(device.received()).toHaveLength(2)
    expect(await isOnHere(liya)).toBe(true)
  })

  it('is not sent again for ever, nor when it is wrong, nor to where it is pointed on', async () => {
    const [liya, device] = await withDevice('Urji')
    endpoint.answerWith(500)
    await notify(liya, reserved())
    for (let hours = 0; hours < 12; hours++) {
      await world.runJobs()
      await world.clock.advance(3600)
    }
    expect(device.received()).toHaveLength(6)
    const target = endpoint.device()
    for (const [status, headers] of [
      [400, {}],
      [301, { location: target.subscription.endpoint }],
      [307, { location: target.subscription.endpoint }],
    ] as const) {
      endpoint.answerWith(status, headers)
      await notify(liya, reserved())
      await world.runJobs()
      await world.clock.advance(3600)
      await world.runJobs()
    }
    expect(device.received()).toHaveLength(9)
    expect(target.received()).toEqual([])
  })
})

describe('seeing a push', () => {
  it('counts as reading what it told of, said by the device alone', async () => {
    const [liya, device] = await withDevice('Yordanos')
    await notify(liya, reserved())
    await world.runJobs()
    const token = device.messages()[0]?.seen ?? ''
    for (const other of [`${uuidv7()}.${token.split('.')[1]}`, token.slice(0, -2)])
      expect((await world.call(markSeen, { token: other })).error.code).toBe('notifications.link-invalid')
    expect((await world.call(markSeen, { token: '' })).status).toBe(400)
    expect((await world.call(countUnread, {}, liya)).body.value).toBe(1)
    for (const _ of [1, 2]) expect((await world.call(markSeen, { token })).body).toEqual({ seen: true })
    expect((await world.call(countUnread, {}, liya)).body.value).toBe(0)
  })
})

function never(): never {
  throw new Error('Nothing came.')
}

/** What the server says of itself (RFC 8292), once its signature is found to be right. */
function claimsOf(header: string, publicKey: string): unknown {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isRight = createVerify('SHA256')
    .update(`${head}.${claims}`)
    .verify(
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      signature,
      'base64url',
    )
  expect(isRight).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
