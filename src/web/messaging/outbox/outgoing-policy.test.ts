import { expect, test } from 'vitest'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { MediaId } from '#contract/media/picture.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { uuidv7 } from '#web/platform/uuid.ts'
import { contentOf, type Outgoing } from './outgoing-policy.ts'

const THREAD = ThreadId.parse('0199b000-0000-7000-8000-000000000001')
const outgoing = (parts: Partial<Outgoing> = {}): Outgoing => ({
  id: MessageId.parse(uuidv7()),
  userId: '0199a000-0000-7000-8000-000000000001',
  lane: THREAD,
  content: { kind: 'text', text: 'Selam', photoIds: [] },
  photos: [],
  quote: null,
  at: '2026-06-01T09:00:00.000Z',
  failure: null,
  ...parts,
})

test('ids are of version 7 and sort by the time in which they were made', () => {
  const ids = [1, 2, 3].map((second) => uuidv7(1_780_000_000_000 + second * 1000))
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
    true,
  )
  expect(MessageId.safeParse(ids[0]).success).toBe(true)
  expect(new Date(Number.parseInt((ids[0] ?? '').replace('-', '').slice(0, 12), 16)).getTime()).toBe(
    1_780_000_001_000,
  )
})

test('photos go out by the ids that the server gave them', () => {
  const mediaId = MediaId.parse('0199e000-0000-7000-8000-000000000001')
  const photos = [{ file: new File(['x'], 'x.jpg'), mediaId }]
  expect(contentOf(outgoing({ photos }))).toEqual({ kind: 'text', text: 'Selam', photoIds: [mediaId] })
})
