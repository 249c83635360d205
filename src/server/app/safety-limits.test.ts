import { expect, it } from 'vitest'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { reportDatingProfile } from '#contract/dating/reports/report-dating-profile.ts'
import { addPhotos } from '#contract/groups/album/add-photos.ts'
import { reportPhoto as reportAlbumPhoto } from '#contract/groups/album/report-photo.ts'
import { reportEvent } from '#contract/groups/events/report-event.ts'
import { reportGroup } from '#contract/groups/report-group.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { reportPhoto } from '#contract/listings/reports/report-photo.ts'
import { blockPeer } from '#contract/messaging/threads/block-peer.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { reportThread } from '#contract/messaging/reports/report-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { reportComment } from '#contract/networking/comments/report-comment.ts'
import { reportPerson } from '#contract/networking/people/report-person.ts'
import { reportPost } from '#contract/networking/posts/report-post.ts'
import { BLOCK_LIMITS } from '#contract/safety/block.ts'
import { REPORT_LIMITS } from '#contract/safety/report.ts'
import { man, newDater, sees, woman } from '#server/dating/dating.fixture.ts'
import { callEvent } from '#server/groups/events/groups.fixture.ts'
import { founded, joined } from '#server/groups/groups.fixture.ts'
import { posted as listed, RIDE } from '#server/listings/listings.fixture.ts'
import { posted } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { newPicture } from '#server/testing/pictures.ts'
import { freshWorld } from '#server/testing/world.ts'

// Reports and blocks are counted per person, whatever they are about and wherever they are sent from.

const world = freshWorld()

const newId = () => MessageId.parse(uuidv7())

/** As many reports of somebody as a day allows. */
async function sendAllReports({ userId }: Person, about: Person): Promise<void> {
  const at = world.clock.now()
  const rows = Array.from({ length: REPORT_LIMITS.perDay }, () => ({
    id: uuidv7(),
    reporter_id: userId,
    reported_user_id: about.userId,
    subject_kind: 'listing',
    subject_id: uuidv7(),
    reason: 'spam',
    created_at: at,
  }))
  await world.db.insertInto('user_report').values(rows).execute()
}

/** As many blocks of somebody as there may be. */
async function blockAsManyAsAllowed({ userId }: Person): Promise<void> {
  const ids = Array.from({ length: BLOCK_LIMITS.max }, () => uuidv7())
  await world.db
    .insertInto('auth.users')
    .values(ids.map((id) => ({ id })))
    .execute()
  const at = world.clock.now()
  const rows = ids.map((id) => ({
    blocker_id: userId,
    blocked_id: id,
    known_id: id,
    shown_name: null,
    created_at: at,
  }))
  await world.db.insertInto('user_block').values(rows).execute()
}

/** Sara asks Abel about a listing of his, and he answers nothing. */
async function conversation(buyer: Person, seller: Person) {
  const { id: listingId } = await listed(world, seller, RIDE)
  const content = { kind: 'text' as const, text: 'Is this still available this week?' }
  const { body } = await world.call(askOwner, { listingId, id: newId(), content }, buyer)
  return { threadId: ThreadId.parse(body.threadId), messageId: MessageId.parse(body.id) }
}

it('who reported ten things today reports nothing more, of no kind', async () => {
  const { meron, abel } = world.people
  const she = await newDater(world, woman(world))
  const he = await newDater(world, man(world))
  expect(await sees(world, she, he)).toBe(true)
  const group = await founded(world, meron)
  const event = await callEvent(world, group.id, meron)
  await joined(world, group, she)
  const mediaIds = [await newPicture(world, meron, 'album')]
  const album = await world.call(addPhotos, { groupId: group.id, mediaIds }, meron)
  const photoId = album.body.items[0]?.id
  const post = await posted(world, meron, 'Who bakes himbasha on Sundays?')
  const said = await world.call(createComment, { postId: post.id, content: 'I do.' }, abel)
  const { threadId, messageId } = await conversation(meron, she)
  const shown = await listed(world, abel, RIDE, 1)
  const mediaId = shown.photos[0]?.picture.id
  if (!mediaId || !photoId) throw new Error('A photo is missing.')
  await sendAllReports(she, meron)

  const report = { reason: 'spam', detail: null } as const
  const asked = [
    world.call(reportGroup, { groupId: group.id, report }, she),
    world.call(reportEvent, { eventId: event.id, report }, she),
    world.call(reportAlbumPhoto, { photoId, report }, she),
    world.call(reportPost, { postId: post.id, report }, she),
    world.call(reportComment, { commentId: said.body.comment.id, report }, she),
    world.call(reportPerson, { userId: abel.userId, report }, she),
    world.call(reportDatingProfile, { profileId: he.profile.id, report }, she),
    world.call(reportMessage, { messageId, report }, she),
    world.call(reportThread, { threadId, report }, she),
    world.call(reportPhoto, { listingId: shown.id, mediaId, report }, she),
  ]
  const codes = (await Promise.all(asked)).map(({ error }) => error.code)
  expect(codes).toEqual(asked.map(() => 'safety.too-many-reports'))
})

it('nobody reports a message of their own', async () => {
  const { sara, abel } = world.people
  const { messageId } = await conversation(sara, abel)
  const report = { reason: 'spam', detail: null } as const
  const { error } = await world.call(reportMessage, { messageId, report }, sara)
  expect(error.code).toBe('safety.own-subject')
})

it('who has blocked as many as there may be blocks nobody more, from nowhere', async () => {
  const she = await newDater(world, woman(world))
  const he = await newDater(world, man(world))
  expect(await sees(world, she, he)).toBe(true)
  const { threadId } = await conversation(world.people.abel, she)
  await blockAsManyAsAllowed(she)
  const asked = [
    world.call(blockDatingProfile, { profileId: he.profile.id }, she),
    world.call(blockPeer, { threadId }, she),
  ]
  const codes = (await Promise.all(asked)).map(({ error }) => error.code)
  expect(codes).toEqual(asked.map(() => 'safety.too-many-blocks'))
})
