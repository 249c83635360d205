import { describe, expect, test } from 'vitest'
import { readLink } from '#contract/auth/read-link.ts'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, newPkce } from './auth-client.fixture.ts'

const SITE = 'https://mesob.example'
const world = freshWorld({ env: { PUBLIC_URL: SITE } })
const client = authClient(world)
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function mailed(email: string, more: Record<string, unknown> = {}): Promise<URL> {
  await client.settle(email)
  await client.post('/otp', { email, create_user: false, ...more })
  return new URL((await client.mailTo(email)).link)
}

const opened = async (link: URL) => {
  const { headers, statusCode } = await world.inject({
    url: `${link.pathname}${link.search}`,
    headers: HTML,
  })
  expect(statusCode).toBe(303)
  return new URL(String(headers['location']))
}

describe('a link that is opened in a browser', () => {
  test('signs nobody in: it leads to a question, and stays good', async () => {
    const link = await mailed('fixated@example.org')
    for (const page of [await opened(link), await opened(link)]) {
      expect(page.origin).toBe(SITE)
      const params = new URLSearchParams(page.hash.slice(1))
      expect(params.get('access_token')).toBeNull()
      const asked = { tokenHash: params.get('token_hash') ?? '', type: 'magiclink' } as const
      expect((await world.call(readLink, asked)).body).toEqual({ email: 'fixated@example.org' })
    }
    const token_hash = link.searchParams.get('token')
    const answer = await client.post('/verify', { type: 'magiclink', token_hash })
    expect(answer.body).toMatchObject({ access_token: expect.any(String) })
  })

  test('keeps its code for the browser that began', async () => {
    const page = await opened(await mailed('pkce@example.org', newPkce().fields))
    expect(page.searchParams.get('code')).toEqual(expect.any(String))
    expect(page.hash).toBe('')
  })

  test('gives programs the session, as the wire has it', async () => {
    const link = await mailed('program@example.org')
    expect((await client.follow(link.href)).fragment).toMatchObject({ access_token: expect.any(String) })
  })
})

describe('reading whose a link is', () => {
  test('takes a token and its type', async () => {
    for (const input of [
      {},
      { tokenHash: 'x' },
      { tokenHash: 'x', type: 'sms' },
      { tokenHash: '', type: 'invite' },
    ])
      expect((await world.call(readLink, input as never)).status).toBe(400)
  })

  test('tells nothing of what is used up, too old, of another type or never made', async () => {
    const link = await mailed('over@example.org')
    const tokenHash = link.searchParams.get('token') ?? ''
    const read = async (asked: { tokenHash: string; type: 'magiclink' | 'invite' }) =>
      (await world.call(readLink, asked)).error.code
    expect(await read({ tokenHash: 'nothing', type: 'magiclink' })).toBe('auth.link-expired')
    expect(await read({ tokenHash, type: 'invite' })).toBe('auth.link-expired')
    await client.post('/verify', { type: 'magiclink', token_hash: tokenHash })
    expect(await read({ tokenHash, type: 'magiclink' })).toBe('auth.link-expired')
  })
})
