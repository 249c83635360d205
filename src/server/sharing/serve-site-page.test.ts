import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { freshWorld } from '#server/testing/world.ts'
import { CARD } from './image/draw-card.ts'
import { inkOf, inkShare } from './image/picture-reading.fixture.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'mesob-site-'))
copyFileSync(join(PROJECT_ROOT, 'index.html'), join(webFolder, 'index.html'))
afterAll(() => rmSync(webFolder, { recursive: true }))

const SITE = 'https://mesob.example'
const world = freshWorld({ webFolder, env: { PUBLIC_URL: SITE } })
const get = (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers })

const tag = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(page)?.[1]

it('the first page starts the app as ever and tells messengers what it is', async () => {
  const { statusCode, headers, body } = await get('/')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(tag(body, 'og:title')).toBe('Mesob · መሶብ')
  expect(tag(body, 'og:url')).toBe(`${SITE}/`)
  expect(tag(body, 'og:image')).toBe(`${SITE}/share.jpg`)
  expect(tag(body, 'description')).toMatch(/diaspora/)
  expect(body.match(/<title>/g)).toHaveLength(1)
  const shell = /<div id="root">[\s\S]*<\/noscript>/.exec(readFileSync(join(webFolder, 'index.html'), 'utf8'))
  expect(body).toContain(shell?.[0])
  expect(body).toMatch(/<script type="module" src="[^"]+"><\/script>/)
})

it('says so in the language asked for, and names the other', async () => {
  const { body, headers } = await get('/?lang=am')
  expect(headers['content-language']).toBe('am')
  expect(body).toContain('<html lang="am"')
  expect(tag(body, 'og:description')).toMatch(/ዲያስፖራ/)
  expect(body).toContain(`<link rel="alternate" hreflang="en" href="${SITE}/" />`)
  expect(body).toContain(`<link rel="canonical" href="${SITE}/?lang=am" />`)
})

it('is not sent again to whoever has it', async () => {
  const { headers } = await get('/')
  expect((await get('/', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
})

it.each(['/share.jpg', '/share.jpg?lang=am'])('%s is a picture with words on it', async (url) => {
  const { statusCode, headers, rawPayload } = await get(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(inkShare(await inkOf(rawPayload, CARD.title))).toBeGreaterThan(0.02)
})
