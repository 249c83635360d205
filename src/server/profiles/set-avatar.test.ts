import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MediaId, MediaPurpose, Picture } from '#contract/media/picture.ts'
import { setAvatar } from '#contract/profiles/set-avatar.ts'
import { storePicture } from '#server/media/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { writeDemoProfile } from '#demo/write-demo-profile.ts'
import { personCards } from './public.ts'

const world = freshWorld()
let bytes: Buffer

beforeAll(async () => {
  bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
})

const store = (owner: Person, purpose: MediaPurpose = 'avatar'): Promise<Picture> =>
  storePicture(world.platform, bytes, owner.userId, purpose)

async function exists(id: MediaId): Promise<boolean> {
  return (await world.db.selectFrom('media').select('id').where('id', '=', id).execute()).length === 1
}

it('asks a visitor to sign in', async () => {
  const answer = await world.call(setAvatar, { mediaId: null })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

describe('invalid', () => {
  it('refuses what is no id', async () => {
    const { sara } = world.people
    for (const payload of [{}, { mediaId: 'x' }, { mediaId: 5 }, { mediaId: null, userId: sara.userId }]) {
      const answer = await world.inject({ method: 'PUT', url: '/api/profile/avatar', payload, as: sara })
      expect(answer.statusCode).toBe(400)
    }
  })

  it('answers another’s picture, one for a listing and an unknown one alike', async () => {
    const { sara, abel } = world.people
    const foreign = await store(abel)
    const answers = []
    for (const mediaId of [foreign.id, (await store(sara, 'listing')).id, uuidv7()])
      answers.push((await world.call(setAvatar, { mediaId }, sara)).error)
    for (const { code, message, details } of answers)
      expect({ code, message, details }).toEqual({
        code: 'media.not-found',
        message: answers[0]?.message,
        details: undefined,
      })
    expect(await exists(foreign.id)).toBe(true)
    expect((await world.call(setAvatar, { mediaId: foreign.id }, abel)).body.avatar?.id).toBe(foreign.id)
  })
})

describe('a profile photo', () => {
  it('is shown to everybody; the one before it goes', async () => {
    const { meron } = world.people
    const [first, second] = [await store(meron), await store(meron)]
    expect((await world.call(setAvatar, { mediaId: first.id }, meron)).body.avatar).toEqual(first)
    expect((await personCards(world.db, [meron.userId])).get(meron.userId)?.avatar).toEqual(first)
    expect((await world.call(setAvatar, { mediaId: second.id }, meron)).body.avatar).toEqual(second)
    expect([await exists(first.id), await exists(second.id)]).toEqual([false, true])
  })

  it('may be set again without harm, and removed', async () => {
    const { hanna } = world.people
    const { id } = await store(hanna)
    await world.call(setAvatar, { mediaId: id }, hanna)
    expect((await world.call(setAvatar, { mediaId: id }, hanna)).body.avatar?.id).toBe(id)
    expect((await world.call(setAvatar, { mediaId: null }, hanna)).body.avatar).toBeNull()
    expect((await world.call(setAvatar, { mediaId: null }, hanna)).body.avatar).toBeNull()
    expect(await exists(id)).toBe(false)
  })

  it('stays one when two are set at once', async () => {
    const { dawit } = world.people
    const pictures = [await store(dawit), await store(dawit)]
    await Promise.all(pictures.map(({ id }) => world.call(setAvatar, { mediaId: id }, dawit)))
    const left = await Promise.all(pictures.map(({ id }) => exists(id)))
    expect(left.filter(Boolean)).toHaveLength(1)
  })
})

it('demo people are told apart', async () => {
  const { abel } = world.people
  await inTransaction(world.db, (tx) =>
    writeDemoProfile(tx, abel.userId, { displayName: 'Abel', bio: 'Selam' }),
  )
  const row = world.db.selectFrom('profile').select(['demo', 'display_name', 'bio'])
  expect(await row.where('user_id', '=', abel.userId).execute()).toEqual([
    { demo: true, display_name: 'Abel', bio: 'Selam' },
  ])
})
