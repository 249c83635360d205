import { describe, expect, it } from 'vitest'
import { anonKey } from '#server/auth/public.ts'
import { freshWorld } from '#server/testing/world.ts'
import { ask } from './chat.fixture.ts'

const WORDS = 'Rate limit exceeded. Please try again later.'

describe('how much may be asked', () => {
  const world = freshWorld({ env: { RATE_LIMITS: '1' } })

  it('is five an hour for visitors of one address, whatever they send as key, and again an hour later', async () => {
    const key = { authorization: `Bearer ${await anonKey(world.platform)}` }
    for (let asked = 0; asked < 5; asked++)
      expect((await ask(world, 'hi', null, asked % 2 === 0 ? {} : key)).status).toBe(200)
    const refused = await ask(world, 'hi')
    expect([refused.status, refused.refusal]).toEqual([429, WORDS])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    await world.clock.advance(3600)
    expect((await ask(world, 'hi')).status).toBe(200)
  })

  it('is twenty for members, each their own; what was not understood costs nothing', async () => {
    const { sara, abel } = world.people
    await ask(world, { messages: [] as never }, sara)
    for (let asked = 0; asked < 20; asked++) expect((await ask(world, 'hi', sara)).status).toBe(200)
    expect((await ask(world, 'hi', sara)).refusal).toBe(WORDS)
    expect((await ask(world, 'hi', abel)).status).toBe(200)
  })
})

describe('a day', () => {
  const world = freshWorld({
    env: { RATE_LIMITS: '{"assistant.visitor-hour":100,"assistant.visitor-day":3}' },
  })

  it('has a limit of its own', async () => {
    for (let asked = 0; asked < 3; asked++) expect((await ask(world, 'hi')).status).toBe(200)
    expect((await ask(world, 'hi')).refusal).toBe(WORDS)
  })
})

describe('switched off', () => {
  const world = freshWorld({ env: { ASSISTANT: 'off' } })

  it('nobody is answered', async () => {
    const refused = await ask(world, 'hi')
    expect([refused.status, refused.refusal]).toEqual([503, 'Failed to get response'])
  })
})
