import { existsSync, readdirSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { reportDatingProfile } from '#contract/dating/reports/report-dating-profile.ts'
import { requestPose } from '#contract/dating/verification/request-pose.ts'
import { submitVerification } from '#contract/dating/verification/submit-verification.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { VERIFICATION_POSES } from '#contract/dating/verification/verification.ts'
import { type PrivatePicture, privatePictureUrl } from '#contract/media/picture.ts'
import sharp from 'sharp'
import { setAvatar } from '#contract/profiles/set-avatar.ts'
import { grantViewing, storePicture } from '#server/media/public.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { caseAbout, settle, waitingCases } from '#server/testing/cases.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  type Dater,
  deckOf,
  filter,
  man,
  matched,
  newDater,
  newPhotos,
  swipe,
  woman,
} from '#server/dating/dating.fixture.ts'

const world = freshWorld()

async function uploaded(person: Person) {
  const shades = { width: 300, height: 400, channels: 3, background: 'peru' } as const
  const bytes = await sharp({ create: shades }).jpeg().toBuffer()
  return storePicture(world.platform, bytes, person.userId, 'dating')
}

/** Somebody whose photos have files. */
async function withFiles(person: Person, fields = woman(world)): Promise<Dater> {
  const photoIds = [await uploaded(person), await uploaded(person), await uploaded(person)].map(
    ({ id }) => id,
  )
  const { body } = await world.call(createDatingProfile, { fields: { ...fields, photoIds } }, person)
  return { ...person, profile: body.profile }
}

const statusOf = async (picture: PrivatePicture) =>
  (await world.inject({ url: privatePictureUrl(picture, 'small', 'webp') })).statusCode

async function photoInDeck(reader: Person, shown: Dater): Promise<PrivatePicture> {
  const card = (await deckOf(world, reader)).find(({ id }) => id === shown.profile.id)
  const [photo] = card?.photos ?? []
  if (!photo) throw new Error('There is no photo in the deck.')
  return photo
}

const filesOf = (person: Person) => {
  const folder = pathOf(world.platform.config.dataDir, 'media/dating-photos', person.userId)
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('a photo', () => {
  it('lies under its owner, a time and an index, in every size', async () => {
    const person = await world.newPerson('Filed')
    await uploaded(person)
    const names = filesOf(person)
    expect(names).toHaveLength(6)
    for (const name of names) expect(name).toMatch(/^\d{13}-\d{1,4}-(small|medium|large)\.(avif|webp)$/)
  })

  it('is served to whom it is shown, for minutes', async () => {
    const she = await withFiles(await world.newPerson('Shown'))
    const he = await newDater(world, man(world))
    const photo = await photoInDeck(he, she)
    const answer = await world.inject({ url: privatePictureUrl(photo, 'small', 'webp') })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300',
    })
    expect((await world.inject({ url: `/media/${photo.id}/small.webp` })).statusCode).toBe(404)
    const [other] = she.profile.photos.slice(1)
    if (!other) throw new Error('There is one photo only.')
    expect(await statusOf({ ...photo, id: other.id })).toBe(404)
    // the address of another one does not make theirs good, and it says who neither of them is
    const another = await photoInDeck(await newDater(world, man(world)), she)
    const name = /for=[^&]*&/
    const forged = photo.access.replace(name, name.exec(another.access)?.[0] ?? '')
    expect(await statusOf({ ...photo, access: forged })).toBe(404)
    expect(await statusOf({ ...photo, access: photo.access.replace(name, '') })).toBe(404)
    expect(photo.access).not.toContain(he.userId)
    await world.clock.advance(601)
    expect(await statusOf(photo)).toBe(404)
    expect(await statusOf(await photoInDeck(he, she))).toBe(200)
  })

  it('for matches alone is blurred on the card and refused by its address, until they match', async () => {
    const person = await world.newPerson('Veiled')
    const photoIds = [await uploaded(person), await uploaded(person), await uploaded(person)].map(
      ({ id }) => id,
    )
    const fields = { ...woman(world), blursPhotos: true, photoIds }
    const { body } = await world.call(createDatingProfile, { fields }, person)
    const she = { ...person, profile: body.profile }
    const he = await newDater(world, man(world))
    const card = (await deckOf(world, he)).find(({ id }) => id === she.profile.id)
    expect(card).toMatchObject({ photos: [], veiled: she.profile.photos.map(({ blur }) => blur) })
    for (const id of photoIds) expect(JSON.stringify(card)).not.toContain(id)
    const [id] = photoIds
    if (id === undefined) throw new Error('There is no photo.')
    const { secretKey } = world.platform.config
    const photo = async () =>
      statusOf({
        id,
        width: 1,
        height: 1,
        blur: '',
        access: grantViewing(he.userId, secretKey, world.clock.now(), 'minutes')(id),
      })
    expect(await photo()).toBe(404)
    await swipe(world, he, she)
    expect(await photo()).toBe(404)
    await swipe(world, she, he)
    expect(await photo()).toBe(200)
  })

  it('that stands elsewhere under one’s name is refused in dating', async () => {
    const person = await world.newPerson('Twice')
    const stripes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><defs><linearGradient id="g"><stop offset="0" stop-color="#000"/><stop offset=".3" stop-color="#fff"/><stop offset=".6" stop-color="#222"/><stop offset="1" stop-color="#eee"/></linearGradient></defs><rect width="300" height="400" fill="url(#g)"/></svg>',
    )
    const bytes = await sharp(stripes).jpeg().toBuffer()
    const avatar = await storePicture(world.platform, bytes, person.userId, 'avatar')
    await world.call(setAvatar, { mediaId: avatar.id }, person)
    const same = await storePicture(world.platform, bytes, person.userId, 'dating')
    const photoIds = [(await uploaded(person)).id, same.id, (await uploaded(person)).id]
    const answer = await world.call(createDatingProfile, { fields: { ...woman(world), photoIds } }, person)
    const error = { code: 'dating.photo-elsewhere', details: { photoIds: [same.id] } }
    expect(answer).toMatchObject({ status: 422, error })
    const dater = await withFiles(person)
    const again = await storePicture(world.platform, bytes, person.userId, 'dating')
    const photos = [...dater.profile.photos.map(({ id }) => id), again.id]
    const change = { version: 1, fields: { ...woman(world), photoIds: photos } }
    expect((await world.call(updateDatingProfile, change, dater)).error.code).toBe('dating.photo-elsewhere')
  })

  it.each<[string, (she: Dater, he: Dater) => Promise<unknown>]>([
    ['blocks', (she, he) => world.call(blockDatingProfile, { profileId: he.profile.id }, she)],
    [
      'pauses',
      (she) =>
        world.call(
          updateVisibility,
          { isPaused: true, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false },
          she,
        ),
    ],
    ['leaves', (she) => world.call(deleteDatingProfile, {}, she)],
    ['wishes to meet others', (she) => filter(world, she, { ageMin: 40, ageMax: 50 })],
  ])('is withdrawn when its owner %s', async (_name, withdraw) => {
    const she = await withFiles(await world.newPerson(`Owner${uuidv7()}`))
    const he = await newDater(world, man(world))
    const photo = await photoInDeck(he, she)
    expect(await statusOf(photo)).toBe(200)
    await withdraw(she, he)
    expect(await statusOf(photo)).toBe(404)
  })

  it('is still served to whom is told that they liked somebody, whatever that one wishes for by then', async () => {
    const she = await withFiles(await world.newPerson('Choosy'))
    const he = await newDater(world, man(world))
    const photo = await photoInDeck(he, she)
    await swipe(world, he, she)
    await filter(world, she, { ageMin: 40, ageMax: 50 })
    expect(await statusOf(photo)).toBe(200)
    expect(await swipe(world, he, she)).toMatchObject({ status: 'liked' })
  })

  it('is withdrawn when two unmatch', async () => {
    const she = await withFiles(await world.newPerson('Unmatching'))
    const he = await newDater(world, man(world))
    const photo = await photoInDeck(he, she)
    await swipe(world, she, he)
    const { matchId } = await swipe(world, he, she)
    expect(await statusOf(photo)).toBe(200)
    await world.call(removeMatch, { matchId: matchId ?? uuidv7() }, she)
    expect(await statusOf(photo)).toBe(404)
  })

  it('that was reported outlasts its profile for ninety days, for staff alone', async () => {
    const she = await withFiles(await world.newPerson('Reported'))
    const he = await newDater(world, man(world))
    const seen = await photoInDeck(he, she)
    const own = (await world.call(readDatingProfile, {}, she)).body.profile?.photos[0]
    if (!own) throw new Error('There is no photo of her own.')
    await world.call(
      reportDatingProfile,
      { profileId: she.profile.id, report: { reason: 'sexual', detail: 'The first photo' } },
      he,
    )
    const photoIds = await newPhotos(world, she, 3)
    const fields = { ...woman(world), photoIds }
    await world.call(updateDatingProfile, { version: she.profile.version, fields }, she)
    expect(await statusOf(seen)).toBe(404)
    expect(await statusOf(own)).toBe(404)
    await world.call(deleteDatingProfile, {}, she)
    const evidence = async () =>
      ((await caseAbout(world, world.people.hanna, she.profile.id))?.subject?.pictures ??
        []) as PrivatePicture[]
    const stored = await evidence()
    expect(stored.map(({ id }) => id)).toEqual(she.profile.photos.map(({ id }) => id))
    expect(await statusOf(stored[0] ?? own)).toBe(200)
    await world.clock.advance(90 * 86_400 + 60)
    await world.runJobs()
    expect(await evidence()).toEqual([])
    await world.clock.advance(600)
    await world.runJobs()
    expect(filesOf(she)).toEqual([])
  })

  it('leaves no file behind when the profile is deleted', async () => {
    const she = await withFiles(await world.newPerson('Leaving'))
    const [own] = she.profile.photos
    if (!own) throw new Error('There is no photo.')
    expect(await statusOf(own)).toBe(200)
    await world.call(deleteDatingProfile, {}, she)
    expect(await statusOf(own)).toBe(404)
    await world.clock.advance(600)
    await world.runJobs()
    expect(filesOf(she)).toEqual([])
  })
})

describe('verification', () => {
  const poseOf = async (person: Person) => (await world.call(requestPose, {}, person)).body.pose
  /** The verification that waits last, as staff see it. */
  async function lastWaiting() {
    const last = (await waitingCases(world, world.people.hanna, 'verification')).at(-1)
    const found = last && (await caseAbout(world, world.people.hanna, last.subjectId))
    if (!found) throw new Error('Nothing waits.')
    return found
  }
  const decide = async (kind: 'approve' | 'remove') =>
    settle(
      world,
      world.people.hanna,
      (await lastWaiting()).subjectId,
      [{ kind }],
      kind === 'remove' ? { rule: 'impersonation' } : {},
    )
  const own = async (person: Person) => (await world.call(readDatingProfile, {}, person)).body.profile

  async function submit(dater: Person) {
    const [photoId = uuidv7()] = await newPhotos(world, dater, 1)
    return world.call(submitVerification, { pose: await poseOf(dater), photoId }, dater)
  }

  it('is for those who date', async () => {
    const input = { pose: 'peace_sign', photoId: uuidv7() } as const
    expect(await world.call(requestPose, {})).toMatchObject({ status: 401 })
    expect(await world.call(submitVerification, input)).toMatchObject({ status: 401 })
    expect((await world.call(requestPose, {}, world.people.sara)).error.code).toBe('dating.no-profile')
    const answer = await world.call(submitVerification, input, world.people.sara)
    expect(answer.error.code).toBe('dating.no-profile')
    const hat = { ...input, pose: 'hat' as 'peace_sign' }
    expect((await world.call(submitVerification, hat, world.people.sara)).status).toBe(400)
  })

  it('asks for a pose, the same all day, and takes no other and nobody else’s photo', async () => {
    const she = await newDater(world, woman(world))
    const pose = await poseOf(she)
    expect(await poseOf(she)).toBe(pose)
    const other = VERIFICATION_POSES.find((one) => one !== pose) ?? pose
    const [photoId = uuidv7()] = await newPhotos(world, she, 1)
    const wrong = await world.call(submitVerification, { pose: other, photoId }, she)
    expect(wrong).toMatchObject({ status: 409, error: { code: 'dating.other-pose', details: { pose } } })
    const [foreign = uuidv7()] = await newPhotos(world, world.people.abel, 1)
    const stolen = await world.call(submitVerification, { pose, photoId: foreign }, she)
    expect(stolen.error.code).toBe('media.not-found')
    expect(await own(she)).toMatchObject({ verification: 'none' })
  })

  it('waits for staff once, and its selfie is for their eyes alone', async () => {
    const she = await withFiles(await world.newPerson('Verified'))
    const selfie = await uploaded(she)
    const pose = await poseOf(she)
    expect((await world.call(submitVerification, { pose, photoId: selfie.id }, she)).body).toEqual({
      state: 'open',
    })
    expect((await submit(she)).error.code).toBe('dating.verification-open')
    const found = await lastWaiting()
    expect(found).toMatchObject({
      queue: 'photos',
      owner: null,
      subject: {
        compareId: selfie.id,
        facts: [
          { name: 'pose', value: pose },
          { name: 'age', value: '28' },
        ],
      },
    })
    expect(found.subject?.pictures).toHaveLength(4)
    const [shown] = (found.subject?.pictures ?? []) as PrivatePicture[]
    if (!shown) throw new Error('There is no selfie.')
    expect(shown.id).toBe(selfie.id)
    expect(await statusOf(shown)).toBe(200)
    expect(JSON.stringify(found)).not.toContain(she.fullName)
    await decide('approve')
    expect(await statusOf(shown)).toBe(404)
    expect(await own(she)).toMatchObject({
      verification: 'approved',
      verifiedAt: expect.any(String),
      badges: ['onboarding_complete', 'verified_photo'],
    })
  })

  async function verified(): Promise<Dater> {
    const she = await newDater(world, woman(world))
    await submit(she)
    await decide('approve')
    return she
  }

  it('ends with another age or gender, which staff had compared too', async () => {
    for (const other of [{ dateOfBirth: '1961-02-03' }, { gender: 'man' as const }]) {
      const she = await verified()
      const photoIds = she.profile.photos.map(({ id }) => id)
      const change = async (version: number, more: object) =>
        (
          await world.call(
            updateDatingProfile,
            { version, fields: { ...woman(world), photoIds, ...more } },
            she,
          )
        ).body.profile
      const said = await change(1, { profession: 'Weaver' })
      expect(said.badges).toContain('verified_photo')
      expect((await change(said.version, other)).verifiedAt).toBeNull()
    }
  })

  it('ends with new photos, not with another order of those there are', async () => {
    const she = await verified()
    const ids = she.profile.photos.map(({ id }) => id)
    const change = (version: number, photoIds: string[]) =>
      world.call(updateDatingProfile, { version, fields: { ...woman(world), photoIds } }, she)
    const turned = (await change(1, ids.toReversed())).body.profile
    expect(turned.badges).toContain('verified_photo')
    const [added = uuidv7()] = await newPhotos(world, she, 1)
    const changed = (await change(turned.version, [...ids, added])).body.profile
    expect(changed).toMatchObject({ verifiedAt: null, badges: ['onboarding_complete'] })
  })

  it('leaves who is not the one on the photos as they were', async () => {
    const { one } = await matched(world)
    await submit(one)
    await decide('remove')
    expect(await own(one)).toMatchObject({ verification: 'rejected', badges: ['onboarding_complete'] })
    expect((await submit(one)).status).toBe(200)
  })
})
