import { expect, test } from 'vitest'
import { closeSession } from '#contract/auth/close-session.ts'
import { listSessions } from '#contract/auth/list-sessions.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

test('signed out', async () => {
  expect((await world.call(listSessions, {})).error.code).toBe('auth.signed-out')
})

test('people see their own sessions, and end them one by one', async () => {
  const { sara, abel } = world.people
  const mine = async () => (await world.call(listSessions, {}, sara)).body.sessions
  const before = await mine()
  expect(before.filter(({ current }) => current)).toHaveLength(1)
  const others = (await world.call(listSessions, {}, abel)).body.sessions
  expect(others.some(({ sessionId }) => before.some((own) => own.sessionId === sessionId))).toBe(false)

  const [own] = before
  if (!own) throw new Error('Sara is signed in.')
  const { sessionId } = own
  expect((await world.call(closeSession, { sessionId }, abel)).body).toEqual({ closed: true })
  expect(await mine()).toEqual(before)
  expect((await world.call(closeSession, { sessionId }, sara)).body).toEqual({ closed: true })
  expect((await world.call(listSessions, {}, sara)).error.code).toBe('auth.signed-out')
})
