import { describe, expect, it } from 'vitest'
import { addPhotos } from '#contract/groups/album/add-photos.ts'
import { deletePhoto } from '#contract/groups/album/delete-photo.ts'
import { ALBUM_LIMITS, type GroupPhoto, GroupPhotoId } from '#contract/groups/album/group-photo.ts'
import { listPhotos } from '#contract/groups/album/list-photos.ts'
import { reportPhoto } from '#contract/groups/album/report-photo.ts'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { type Group, GroupId } from '#contract/groups/group.ts'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { MediaId, type MediaPurpose } from '#contract/media/picture.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import type { ReportFields } from '#contract/safety/report.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { personalData } from '#server/groups/public.ts'
import { founded, joined, newPeople } from '#server/groups/groups.fixture.ts'
import { caseAbout, decide, settle, takeEffect } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { newPicture } from '#server/testing/pictures.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nowhere = GroupId.parse(uuidv7())

const uploaded = (person: Person, purpose: MediaPurpose = 'album'): Promise<MediaId> =>
  newPicture(world, person, purpose)
const add = (groupId: GroupId, mediaIds: MediaId[], by: Person | null) =>
  world.call(addPhotos, { groupId, mediaIds }, by)
const list = (groupId: GroupId, reader: Person | null, more: { limit?: number; cursor?: string } = {}) =>
  world.call(listPhotos, { groupId, ...more }, reader)
const remove = (photoId: string, by: Person | null) =>
  world.call(deletePhoto, { photoId: GroupPhotoId.parse(photoId) }, by)
const report = (photoId: string, by: Person | null, fields: Partial<ReportFields> = {}) =>
  world.call(
    reportPhoto,
    { photoId: GroupPhotoId.parse(photoId), report: { reason: 'prohibited', detail: null, ...fields } },
    by,
  )
const seenBy = async (groupId: GroupId, reader: Person) =>
  (await list(groupId, reader)).body.items.map(({ picture }) => picture.id)
const isThere = async (id: string) =>
  (await world.db.selectFrom('media').select('id').where('id', '=', id).execute()).length === 1

let made = 0
async function gather() {
  const tag = ++made
  const [lead, one, two] = await newPeople(world, `AlbumLead${tag}`, `AlbumOne${tag}`, `AlbumTwo${tag}`)
  const group: Group = await founded(world, lead)
  await joined(world, group, one)
  await joined(world, group, two)
  const photo = async (by: Person = one): Promise<GroupPhoto> => {
    const { items } = (await add(group.id, [await uploaded(by)], by)).body
    if (!items[0]) throw new Error('Nothing was added.')
    return items[0]
  }
  return { groupId: group.id, lead, one, two, photo }
}

describe('the album of a group', () => {
  it('is for its members', async () => {
    const { groupId, photo } = await gather()
    const { hanna } = world.people
    const { id } = await photo()
    for (const [person, code] of [
      [null, 'auth.signed-out'],
      [hanna, 'groups.not-member'],
    ] as const) {
      expect((await list(groupId, person)).error.code).toBe(code)
      expect((await add(groupId, [MediaId.parse(uuidv7())], person)).error.code).toBe(code)
    }
    for (const [person, code] of [
      [null, 'auth.signed-out'],
      [hanna, 'groups.photo-not-found'],
    ] as const) {
      expect((await remove(id, person)).error.code).toBe(code)
      expect((await report(id, person)).error.code).toBe(code)
    }
    expect((await list(nowhere, hanna)).error.code).toBe('groups.not-found')
    expect((await add(nowhere, [MediaId.parse(uuidv7())], hanna)).error.code).toBe('groups.not-found')
    expect((await remove(uuidv7(), hanna)).error.code).toBe('groups.photo-not-found')
  })

  it('takes own pictures that were uploaded for it, each once, and nothing where one is wrong', async () => {
    const { groupId, one, two } = await gather()
    const own = await uploaded(one)
    for (const wrong of [await uploaded(two), await uploaded(one, 'message'), MediaId.parse(uuidv7())])
      expect((await add(groupId, [own, wrong], one)).error.code).toBe('media.not-found')
    expect((await add(groupId, [], one)).error.code).toBe('request.invalid')
    const many = Array.from({ length: ALBUM_LIMITS.addedMax + 1 }, () => own)
    expect((await add(groupId, many, one)).error.code).toBe('request.invalid')
    expect(await seenBy(groupId, one)).toEqual([])
    expect((await add(groupId, [own, own], one)).status).toBe(201)
    expect((await add(groupId, [own], one)).error.code).toBe('media.not-found')
    expect(await seenBy(groupId, one)).toEqual([own])
  })

  it('shows the newest first, page by page, in the order in which they were chosen', async () => {
    const { groupId, one, two } = await gather()
    const first = [await uploaded(one), await uploaded(one)]
    const second = [await uploaded(two), await uploaded(two)]
    await add(groupId, first, one)
    await world.clock.advance(60)
    await add(groupId, second, two)
    const page = (await list(groupId, one, { limit: 3 })).body
    const rest = (await list(groupId, one, { limit: 3, cursor: page.nextCursor ?? '' })).body
    expect([...page.items, ...rest.items].map(({ picture }) => picture.id)).toEqual([...second, ...first])
    expect(rest.nextCursor).toBeNull()
    expect(page.items[0]).toMatchObject({ by: { userId: two.userId }, isOwn: false, mayDelete: false })
    expect(rest.items[0]).toMatchObject({ by: { userId: one.userId }, isOwn: true, mayDelete: true })
    expect((await list(groupId, one, { cursor: 'x' })).error.code).toBe('request.invalid')
  })

  it('keeps people who blocked each other apart', async () => {
    const { groupId, one, two, photo } = await gather()
    const { id } = await photo(one)
    await world.call(blockUser, { userId: two.userId }, one)
    expect(await seenBy(groupId, two)).toEqual([])
    expect((await report(id, two)).error.code).toBe('groups.photo-not-found')
  })

  it('is deleted from by authors and those who lead; the picture goes too', async () => {
    const { groupId, lead, one, two, photo } = await gather()
    const [own, other, late] = [await photo(one), await photo(one), await photo(one)]
    expect((await remove(own.id, two)).error.code).toBe('groups.not-approver')
    expect((await remove(own.id, one)).body).toEqual({ isDeleted: true })
    expect((await remove(own.id, one)).error.code).toBe('groups.photo-not-found')
    expect((await remove(other.id, lead)).body).toEqual({ isDeleted: true })
    expect(await isThere(own.picture.id)).toBe(false)
    expect(await isThere(other.picture.id)).toBe(false)
    await world.call(leaveGroup, { groupId }, one)
    expect((await remove(late.id, one)).body).toEqual({ isDeleted: true })
  })

  it('grows no more once the group is archived, and never beyond its limit', async () => {
    const { groupId, lead, one } = await gather()
    const rows = await Promise.all(Array.from({ length: 3 }, () => uploaded(one)))
    const filled = Array.from({ length: ALBUM_LIMITS.photosMax - 1 }, () => uuidv7())
    const blur = 'data:image/webp;base64,UklGRg=='
    await world.db
      .insertInto('media')
      .values(filled.map((id) => ({ id, owner_id: one.userId, purpose: 'album', width: 1, height: 1, blur })))
      .execute()
    await world.db
      .insertInto('group_photo')
      .values(
        filled.map((media_id) => ({
          id: uuidv7(),
          group_id: groupId,
          user_id: one.userId,
          media_id,
          created_at: world.clock.now(),
        })),
      )
      .execute()
    const answers = await Promise.all(rows.map((id) => add(groupId, [id], one)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({ code: 'groups.too-many-photos', details: { limit: 1000 } })
    await world.call(archiveGroup, { groupId }, lead)
    expect((await add(groupId, [await uploaded(one)], one)).error.code).toBe('groups.archived')
  })
})

describe('a reported photo', () => {
  it('is looked at by staff, who see it, and goes or stays', async () => {
    const { groupId, one, two, photo } = await gather()
    const { hanna } = world.people
    const { id, picture } = await photo(one)
    expect((await report(id, one)).error.code).toBe('safety.own-subject')
    expect((await report(id, two, { reason: 'other' })).error.code).toBe('request.invalid')
    expect((await report(id, two)).body).toEqual({ outcome: 'reported' })
    expect(await caseAbout(world, hanna, id)).toMatchObject({
      kind: 'group_photo',
      subject: { path: `/groups/${groupId}`, pictures: [{ id: picture.id }] },
      owner: { userId: one.userId },
    })
    expect(await seenBy(groupId, two)).toEqual([picture.id])
    await settle(world, hanna, id, [{ kind: 'dismiss' }])
    await report(id, two)
    await decide(world, hanna, id, [{ kind: 'remove' }], { rule: 'prohibited' })
    await takeEffect(world)
    expect(await seenBy(groupId, one)).toEqual([])
    expect((await remove(id, one)).error.code).toBe('groups.photo-not-found')
    expect(await isThere(picture.id)).toBe(true)
  })

  it('is hidden at once where a child is at risk, and shown again when it was nothing', async () => {
    const { groupId, one, two, photo } = await gather()
    const { hanna } = world.people
    const { id, picture } = await photo(one)
    await report(id, two, { reason: 'minor_at_risk' })
    expect(await seenBy(groupId, one)).toEqual([])
    await settle(world, hanna, id, [{ kind: 'dismiss' }])
    expect(await seenBy(groupId, one)).toEqual([picture.id])
  })
})

it('what somebody added is in their copy, and goes with their account', async () => {
  const { groupId, one, two, photo } = await gather()
  await photo(one)
  await inTransaction(world.db, async (tx) => {
    const copy = await personalData.export(tx, one.userId)
    expect(copy['public.group_photo']).toMatchObject([{ group_id: groupId }])
    await personalData.purge(tx, one.userId, world.platform)
  })
  expect(await seenBy(groupId, two)).toEqual([])
})

it('of a group that staff hide nobody sees the photos', async () => {
  const { groupId, one, two, photo } = await gather()
  const { id } = await photo(one)
  const group = world.db.updateTable('community_group').where('id', '=', groupId)
  await group.set({ withheld_at: world.clock.now(), archived_at: world.clock.now() }).execute()
  expect((await list(groupId, two)).error.code).toBe('groups.not-found')
  expect((await report(id, two)).error.code).toBe('groups.photo-not-found')
  expect((await remove(id, one)).body).toEqual({ isDeleted: true })
})
