import sharp from 'sharp'
import { expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { Picture, privatePictureUrl } from '#contract/media/picture.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

it('a photo is seen by those who read its message, until one blocks the other or it is taken back', async () => {
  const { sara, abel } = world.people
  const { id: listingId } = await posted(world, sara, RIDE)
  const words = { kind: 'text' as const, text: 'Is there a place left on Friday?' }
  const asked = { listingId, id: MessageId.parse(uuidv7()), content: words }
  const threadId = ThreadId.parse((await world.call(askOwner, asked, abel)).body.threadId)
  const uploaded = await world.inject({
    method: 'POST',
    url: '/api/media?purpose=message',
    payload: await sharp({ create: { width: 400, height: 300, channels: 3, background: 'olive' } })
      .jpeg()
      .toBuffer(),
    headers: { 'content-type': 'image/jpeg' },
    as: sara,
  })
  const { id: photoId } = Picture.parse(uploaded.json())
  const content = { kind: 'text' as const, text: 'This is the car', photoIds: [photoId] }
  const sent = { threadId, id: MessageId.parse(uuidv7()), content }
  const { body: message } = await world.call(sendMessage, sent, sara)
  if (message.content.kind !== 'text' || !message.content.photos[0]) throw new Error('There is no photo.')
  const listed = (await world.call(listMessages, { threadId }, abel)).body.items.at(-1)
  if (listed?.content.kind !== 'text' || !listed.content.photos[0]) throw new Error('There is no photo.')
  const addresses = [message.content.photos[0], listed.content.photos[0]].map((photo) =>
    privatePictureUrl(photo, 'small', 'webp'),
  )
  const seen = () =>
    Promise.all(addresses.map(async (url) => (await world.inject({ method: 'GET', url })).statusCode))
  expect(await seen()).toEqual([200, 200])
  await world.call(blockUser, { userId: abel.userId }, sara)
  expect(await seen()).toEqual([200, 404])
  await world.call(unblockUser, { userId: abel.userId }, sara)
  expect(await seen()).toEqual([200, 200])
  await world.call(deleteMessage, { messageId: message.id }, sara)
  expect(await seen()).toEqual([404, 404])
})
