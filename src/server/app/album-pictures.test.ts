import { expect, it } from 'vitest'
import { addPhotos } from '#contract/groups/album/add-photos.ts'
import { listPhotos } from '#contract/groups/album/list-photos.ts'
import { createGroup } from '#contract/groups/create-group.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { removeMember } from '#contract/groups/members/remove-member.ts'
import { privatePictureUrl } from '#contract/media/picture.ts'
import { coffeeCircle } from '#server/groups/groups.fixture.ts'
import { photographed } from '#server/media/image.fixture.ts'
import { storePicture } from '#server/media/public.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

it('photos of an album are shown to members as long as they are in the group, and to nobody else', async () => {
  const { sara, abel, hanna, meron } = world.people
  const { id: groupId } = (await world.call(createGroup, coffeeCircle(world), sara)).body.group
  for (const person of [abel, meron])
    await world.call(joinGroup, { groupId, answers: [], invite: null }, person)
  const stored = await storePicture(world.platform, await photographed(640, 480), abel.userId, 'album')
  await world.call(addPhotos, { groupId, mediaIds: [stored.id] }, abel)
  const addressFor = async (person: typeof sara) => {
    const picture = (await world.call(listPhotos, { groupId }, person)).body.items[0]?.picture
    if (!picture) throw new Error('Nothing is shown.')
    return privatePictureUrl(picture, 'small', 'webp')
  }
  const status = async (url: string) => (await world.inject({ method: 'GET', url })).statusCode
  const address = await addressFor(meron)
  expect(await status(address)).toBe(200)
  expect(await status(await addressFor(abel))).toBe(200)
  expect(await status(`/media/${stored.id}/small.webp`)).toBe(404)
  expect(await status(address.replace(/signature=../, 'signature=AA'))).toBe(404)
  await world.call(removeMember, { groupId, userId: meron.userId, isBanned: false }, sara)
  expect(await status(address)).toBe(404)
  expect((await world.call(listPhotos, { groupId }, hanna)).error.code).toBe('groups.not-member')
})
