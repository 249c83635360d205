import { expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { findConversation } from '#contract/listings/conversation/find-conversation.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { NEW_THREADS_PER_DAY } from '#contract/messaging/threads/thread.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1' } })

it('says how many more conversations may be begun today, once most of them are', async () => {
  const newcomer = await world.newPerson('Newcomer')
  const [limit] = NEW_THREADS_PER_DAY
  const left: (number | null)[] = []
  for (let n = 0; n <= limit; n++) {
    const { id: listingId } = await posted(world, await world.newPerson(`Driver${n}`), RIDE)
    left.push((await world.call(findConversation, { listingId }, newcomer)).body.leftToBegin)
    const content = { kind: 'text' as const, text: 'Is there a seat left for two?' }
    const asked = await world.call(askOwner, { listingId, id: MessageId.parse(uuidv7()), content }, newcomer)
    expect(asked.status).toBe(n < limit ? 200 : 429)
  }
  expect(left).toEqual([null, null, null, null, 1, 0])
})
