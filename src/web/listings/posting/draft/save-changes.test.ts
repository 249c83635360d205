import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { aDraft } from '#web/listings/posting/own-listing.fixture.ts'
import { type SavedListing, saveChanges, type SaveState } from './save-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Failure = 'unsaved' | 'refused' | 'stale'
interface Sent {
  savedListing: SavedListing | null
  content: string
  answer: (listing: OwnListing) => void
  fail: (failure: Failure) => void
}

/** A saver whose server answers when the test says so. */
function start(listing: OwnListing | null = null) {
  const sent: Sent[] = []
  const states: SaveState['is'][] = []
  const saved = vi.fn<(listing: OwnListing, isNewest: boolean) => void>()
  const saver = saveChanges<string>({
    start: listing,
    save: (savedListing, content) =>
      new Promise((resolve, reject) => {
        sent.push({ savedListing, content, answer: resolve, fail: (failure) => reject(new Error(failure)) })
      }),
    failureOf: (error) => (error as Error).message as Failure,
    onState: ({ is }) => states.push(is),
    onSaved: saved,
  })
  return { saver, sent, states, saved }
}

const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what was written is saved once the writing pauses, and only the newest of it', async () => {
  const { saver, sent, states } = start()
  saver.change('S')
  await pause(1900)
  saver.change('Su')
  await pause(1900)
  expect(sent).toHaveLength(0)
  await pause(100)
  expect(sent.map(({ content, savedListing }) => [content, savedListing])).toEqual([['Su', null]])
  sent[0]?.answer(aDraft())
  await pause(0)
  expect(states.at(-1)).toBe('saved')
})

test('one save at a time: what is written meanwhile goes over the version that came back', async () => {
  const { saver, sent, saved } = start()
  saver.change('one')
  await pause(2000)
  saver.change('two')
  await pause(2000)
  expect(sent).toHaveLength(1)
  sent[0]?.answer(aDraft({}, 1))
  await pause(2000)
  expect(saved).toHaveBeenLastCalledWith(aDraft({}, 1), false)
  expect(sent[1]).toMatchObject({ content: 'two', savedListing: { version: 1 } })
  sent[1]?.answer(aDraft({}, 2))
  await pause(0)
  expect(saved).toHaveBeenLastCalledWith(aDraft({}, 2), true)
})

test('a passing failure is tried again by itself', async () => {
  const { saver, sent, states } = start(aDraft({}, 4))
  saver.change('one')
  await pause(2000)
  sent[0]?.fail('unsaved')
  await pause(4900)
  expect(states.at(-1)).toBe('unsaved')
  expect(sent).toHaveLength(1)
  await pause(100)
  expect(sent[1]).toMatchObject({ content: 'one', savedListing: { version: 4 } })
})

test('a refusal waits for another change', async () => {
  const { saver, sent, states } = start(aDraft())
  saver.change('too long')
  await pause(2000)
  sent[0]?.fail('refused')
  await pause(60_000)
  expect(states.at(-1)).toBe('refused')
  expect(sent).toHaveLength(1)
  saver.change('fine')
  await pause(2000)
  expect(sent[1]).toMatchObject({ content: 'fine' })
})

test('nothing is ever written over a newer version', async () => {
  const { saver, sent, states } = start(aDraft())
  saver.change('one')
  await pause(2000)
  sent[0]?.fail('stale')
  await pause(0)
  saver.change('two')
  await pause(60_000)
  await expect(saver.flush()).rejects.toThrow('stale')
  expect(sent).toHaveLength(1)
  expect(states.at(-1)).toBe('stale')
})

test('flush saves at once and answers with the listing, also when there is nothing to save', async () => {
  const { saver, sent } = start(aDraft({}, 7))
  await expect(saver.flush()).resolves.toMatchObject({ version: 7 })
  saver.change('one')
  const flushed = saver.flush()
  await pause(0)
  sent[0]?.answer(aDraft({}, 8))
  await expect(flushed).resolves.toMatchObject({ version: 8 })
})

test('after stop nothing is sent by itself', async () => {
  const { saver, sent } = start()
  saver.change('one')
  saver.stop()
  await pause(60_000)
  expect(sent).toHaveLength(0)
})
