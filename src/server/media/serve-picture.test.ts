import { beforeAll, describe, expect, it } from 'vitest'
import type { Picture } from '#contract/media/picture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drawn } from './image.fixture.ts'
import { storePicture } from './store-picture.ts'

const world = freshWorld()
let picture: Picture

beforeAll(async () => {
  const bytes = await drawn(500, 400).jpeg().toBuffer()
  picture = await storePicture(world.platform, bytes, world.people.sara.userId)
})

const get = (path: string, headers: Record<string, string> = {}) => world.inject({ url: path, headers })

describe('a kept size', () => {
  it('is there for everybody, for ever, and can do nothing but be shown', async () => {
    const { statusCode, headers } = await get(`/media/${picture.id}/small.webp`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('has the type of its ending', async () => {
    const { headers, rawPayload } = await get(`/media/${picture.id}/large.avif`)
    expect(headers['content-type']).toBe('image/avif')
    expect(rawPayload.toString('latin1', 4, 12)).toBe('ftypavif')
  })

  it('is not sent again to who has it', async () => {
    const first = await get(`/media/${picture.id}/medium.avif`)
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(`/media/${picture.id}/medium.avif`, { 'if-none-match': known })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload).toHaveLength(0)
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    }
    const other = await get(`/media/${picture.id}/small.avif`, { 'if-none-match': etag })
    expect(other.statusCode).toBe(200)
  })
})

describe('anything else', () => {
  it.each([
    ['an unknown picture', () => `/media/${uuidv7()}/small.webp`],
    ['an unknown size', () => `/media/${picture.id}/huge.webp`],
    ['an unknown format', () => `/media/${picture.id}/small.jpeg`],
    ['the name of a property', () => `/media/${picture.id}/constructor`],
    ['an id that is none', () => '/media/1/small.webp'],
    ['a way out of the folder', () => `/media/..%2f..%2fsecret-key/small.webp`],
    ['a file above', () => `/media/${picture.id}/..%2f..%2fsecret-key`],
  ])('%s is answered with the error body, and nobody keeps that', async (_, path) => {
    const { statusCode, headers, json } = await get(path())
    expect(statusCode).toBe(404)
    expect(json()).toMatchObject({ error: { code: 'media.not-found' } })
    expect(headers['cache-control']).toBe('no-store')
  })
})
