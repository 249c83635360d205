import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/kit/errors.ts'
import { MEDIA_LIMITS, Picture, PICTURE_FORMATS, PICTURE_SIZES } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { asZip, bomb, drawn, heic, photographed } from './image.fixture.ts'
import { storePicture } from './store-picture.ts'
import { uploadImage } from './upload-image.ts'

const MB = 1024 * 1024
const world = freshWorld()

function upload(bytes: Uint8Array, as: Person | null = world.people.sara, query = '', type = 'image/jpeg') {
  return world.inject({
    method: 'POST',
    url: `/api/media${query}`,
    payload: Buffer.from(bytes),
    headers: { 'content-type': type },
    as,
  })
}

async function refused(answer: ReturnType<typeof upload>) {
  const { statusCode, body } = await answer
  const { error } = JSON.parse(body) as ErrorBody
  return { status: statusCode, code: error.code, message: error.message, details: error.details }
}

async function uploaded(answer: ReturnType<typeof upload>): Promise<Picture> {
  const { statusCode, body } = await answer
  if (statusCode !== 201) throw new Error(`Answered ${statusCode}: ${body}`)
  return Picture.parse(JSON.parse(body))
}

/** Rows and files of all pictures, and what is announced. */
async function stored() {
  const folder = join(world.platform.config.dataDir, 'media')
  const rows = await world.db.selectFrom('media').select('id').execute()
  const leftovers = await world.db.selectFrom('media_leftover').select('media_id').execute()
  const files = existsSync(folder) ? readdirSync(folder) : []
  return {
    rows: rows.map(({ id }) => id).toSorted(),
    folders: files.toSorted(),
    leftovers: leftovers.map(({ media_id }) => media_id),
  }
}

const member = ({ userId, role, sessionId }: Person) => ({ userId, role, sessionId })

it('asks a visitor to sign in, before anything is read', async () => {
  const answer = await upload(Buffer.alloc(20 * MB), null)
  expect(answer.statusCode).toBe(401)
  expect(answer.json<ErrorBody>().error.code).toBe('media.signed-out')
})

describe('refuses and leaves nothing behind:', () => {
  const jpeg = () => drawn(600, 400).jpeg().toBuffer()

  it('an unknown purpose', async () => {
    expect(await refused(upload(await jpeg(), world.people.sara, '?purpose=banner'))).toMatchObject({
      status: 400,
      code: 'request.invalid',
    })
  })

  it('more than 5 MB, by length alone', async () => {
    expect(await refused(upload(Buffer.alloc(5 * MB + 1)))).toEqual({
      status: 413,
      code: 'media.too-large',
      message: 'File size must be less than 5MB',
      details: { limitMb: 5 },
    })
  })

  it('an avatar of more than 2 MB', async () => {
    const large = Buffer.concat([await jpeg(), Buffer.alloc(2 * MB)])
    expect(await refused(upload(large, world.people.sara, '?purpose=avatar'))).toMatchObject({
      status: 413,
      message: 'File size must be less than 2MB',
      details: { limitMb: 2 },
    })
  })

  it('HEIC, with the way to send JPEG', async () => {
    const answer = await refused(upload(heic(), world.people.sara, '', 'image/heic'))
    expect(answer).toMatchObject({ status: 415, code: 'media.heic' })
    expect(answer.message).toContain('JPEG')
  })

  it.each([
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['text', 'hello'],
  ])('%s that says it is a JPEG', async (_, text) => {
    expect(await refused(upload(Buffer.from(text, 'latin1')))).toMatchObject({
      status: 415,
      code: 'media.unsupported',
    })
  })

  it('a picture that is an archive too', async () => {
    expect(await refused(upload(asZip(await jpeg())))).toMatchObject({
      status: 415,
      code: 'media.unsupported',
    })
  })

  it('nothing at all', async () => {
    expect(await refused(upload(Buffer.alloc(0)))).toMatchObject({ status: 422, code: 'media.unreadable' })
  })

  it('half a picture', async () => {
    const bytes = await jpeg()
    expect(await refused(upload(bytes.subarray(0, bytes.length / 2)))).toMatchObject({
      status: 422,
      code: 'media.unreadable',
    })
  })

  it('a bomb', async () => {
    expect(await refused(upload(await bomb()))).toMatchObject({ status: 422, code: 'media.unreadable' })
  })

  it('a nearly full disk', async () => {
    const storage = { ...world.platform.storage, freeBytes: async () => 100 * MB }
    await expect(
      uploadImage(
        { ...world.platform, storage },
        member(world.people.sara),
        { purpose: 'listing' },
        await jpeg(),
      ),
    ).rejects.toMatchObject({ code: 'server.storage-full' })
  })

  it('a file that cannot be written', async () => {
    const { storage } = world.platform
    const failing = {
      ...storage,
      async put(key: string, bytes: Uint8Array, type: string) {
        if (key.endsWith('large.webp')) throw new Error('disk gone')
        await storage.put(key, bytes, type)
      },
    }
    await expect(
      storePicture({ ...world.platform, storage: failing }, await jpeg(), world.people.sara.userId),
    ).rejects.toThrow('disk gone')
  })

  it('a row that cannot be written', async () => {
    const nobody = UserId.parse(uuidv7())
    await expect(storePicture(world.platform, await jpeg(), nobody)).rejects.toThrow('media_owner_id_fkey')
  })

  it('and in truth left nothing', async () => {
    expect(await stored()).toEqual({ rows: [], folders: [], leftovers: [] })
  })
})

describe('keeps a picture', () => {
  it('in three sizes and two formats, without where and by what it was taken', async () => {
    const picture = await uploaded(upload(await photographed(2000, 1500)))
    expect(picture).toMatchObject({ width: 1200, height: 1600 })
    for (const [size, edge] of Object.entries(PICTURE_SIZES))
      for (const format of PICTURE_FORMATS) {
        const { rawPayload } = await world.inject({ url: `/media/${picture.id}/${size}.${format}` })
        const { exif, xmp, iptc, orientation, ...meta } = await sharp(rawPayload).metadata()
        expect({ exif, xmp, iptc, orientation }).toEqual({})
        expect(Math.max(meta.width, meta.height)).toBe(edge)
      }
    expect(await stored()).toEqual({ rows: [picture.id], folders: [picture.id], leftovers: [] })
  })

  it.each(['png', 'webp', 'avif'] as const)('sent as %s, whatever its sender calls it', async (format) => {
    const bytes = await drawn(300, 200).toFormat(format).toBuffer()
    const answer = upload(bytes, world.people.sara, '', 'application/octet-stream')
    expect(await uploaded(answer)).toMatchObject({ width: 300, height: 200 })
  })

  it('of several people at once, each its own', async () => {
    const { sara, abel, meron } = world.people
    const senders = [sara, abel, meron, sara, abel, meron]
    const pictures = await Promise.all(
      senders.map(async (person, index) => {
        const bytes = await drawn(200 + index, 100)
          .jpeg()
          .toBuffer()
        return uploaded(upload(bytes, person))
      }),
    )
    expect(pictures.map(({ width }) => width)).toEqual([200, 201, 202, 203, 204, 205])
    const owners = await world.db
      .selectFrom('media')
      .select(['id', 'owner_id'])
      .where(
        'id',
        'in',
        pictures.map(({ id }) => id),
      )
      .execute()
    const ownerOf = new Map(owners.map((row) => [row.id, row.owner_id]))
    expect(pictures.map(({ id }) => ownerOf.get(id))).toEqual(senders.map(({ userId }) => userId))
  })
})

describe('the quota of a day', () => {
  it('counts what had to be decoded, and ends with the day', async () => {
    const { hanna } = world.people
    const bytes = await drawn(40, 30).jpeg().toBuffer()
    await uploaded(upload(bytes, hanna))
    await refused(upload(heic(), hanna))
    await refused(upload(await bomb(), hanna))
    const spent = world.db.selectFrom('media_quota').where('owner_id', '=', hanna.userId)
    expect(await spent.select('uploads').execute()).toEqual([{ uploads: 2 }])

    await world.db
      .updateTable('media_quota')
      .set({ uploads: MEDIA_LIMITS.uploadsPerDay - 1 })
      .where('owner_id', '=', hanna.userId)
      .execute()
    const answers = await Promise.all([upload(bytes, hanna), upload(bytes, hanna), upload(bytes, hanna)])
    expect(answers.map(({ statusCode }) => statusCode === 201).filter(Boolean)).toHaveLength(1)
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
    expect(await refused(upload(bytes, hanna))).toMatchObject({ code: 'media.quota' })

    await world.clock.advance(24 * 3600)
    await uploaded(upload(bytes, hanna))
  })
})
