import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePicture } from './encode-picture.ts'
import { bomb, drawn, photographed } from './image.fixture.ts'

const UNREADABLE = { code: 'media.unreadable' }

describe('sizes', () => {
  it('makes three sizes in two formats by the longest edge', async () => {
    const picture = await encodePicture(await drawn(2000, 1000).jpeg().toBuffer())
    expect(picture).toMatchObject({ width: 1600, height: 800 })
    const made = await Promise.all(
      picture.files.map(async ({ size, format, bytes }) => {
        const meta = await sharp(bytes).metadata()
        return [size, format, meta.format, meta.width, meta.height]
      }),
    )
    expect(made).toEqual([
      ['small', 'avif', 'heif', 320, 160],
      ['small', 'webp', 'webp', 320, 160],
      ['medium', 'avif', 'heif', 800, 400],
      ['medium', 'webp', 'webp', 800, 400],
      ['large', 'avif', 'heif', 1600, 800],
      ['large', 'webp', 'webp', 1600, 800],
    ])
  })

  it('never enlarges', async () => {
    const picture = await encodePicture(await drawn(100, 60).png().toBuffer())
    expect(picture).toMatchObject({ width: 100, height: 60 })
    for (const { bytes } of picture.files)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 60 })
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
    const bytes = await drawn(400, 300).toFormat(format).toBuffer()
    expect(await encodePicture(bytes)).toMatchObject({ width: 400, height: 300 })
  })

  it('keeps what is transparent transparent', async () => {
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    const { files } = await encodePicture(bytes)
    for (const file of files) expect(await sharp(file.bytes).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('takes the first picture of an animation', async () => {
    const frame = { width: 40, height: 30, channels: 3, background: 'green' } as const
    const frames = [sharp({ create: frame }), sharp({ create: { ...frame, background: 'red' } })]
    const animated = await sharp(await Promise.all(frames.map((one) => one.png().toBuffer())), {
      join: { animated: true },
    })
      .webp()
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const { files, ...size } = await encodePicture(animated)
    expect(size).toMatchObject({ width: 40, height: 30 })
    expect((await sharp(files[1]?.bytes).metadata()).pages).toBeUndefined()
  })

  it('has a placeholder of a few hundred bytes', async () => {
    const { blur } = await encodePicture(await drawn(1200, 900).jpeg().toBuffer())
    expect(blur).toMatch(/^data:image\/webp;base64,/)
    expect(blur.length).toBeLessThan(600)
    const [, data = ''] = blur.split(',')
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 16, height: 12 })
  })
})

describe('metadata', () => {
  it('turns the picture upright, then leaves position, camera and words behind', async () => {
    const photo = await photographed(640, 480)
    const before = await sharp(photo).metadata()
    expect(before.orientation).toBe(6)
    expect(before.exif?.toString('latin1')).toContain('Camera of Sara')

    const { files, ...size } = await encodePicture(photo)
    expect(size).toMatchObject({ width: 480, height: 640 })
    for (const { bytes } of files) {
      const { exif, iptc, xmp, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, iptc, xmp, icc, orientation }).toEqual({})
      for (const trace of ['Exif', 'GPS', 'Camera of Sara', 'our house'])
        expect(bytes.includes(trace)).toBe(false)
    }
  })

  it('shows the colours of a wider colour space in sRGB', async () => {
    const green = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#00c000' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const { files } = await encodePicture(green)
    const webp = files.find(({ format }) => format === 'webp')
    const { dominant } = await sharp(webp?.bytes).stats()
    expect(dominant.g).toBeGreaterThan(170)
    expect(dominant.r).toBeLessThan(60)
  })
})

describe('what cannot be read', () => {
  it('refuses a bomb by its header, without decoding it', async () => {
    const started = performance.now()
    await expect(encodePicture(await bomb())).rejects.toMatchObject(UNREADABLE)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('refuses half a %s', async (format) => {
    const bytes = await drawn(600, 400).toFormat(format).toBuffer()
    await expect(encodePicture(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject(UNREADABLE)
  })

  it('refuses a beginning with noise behind it', async () => {
    const noise = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000, 'x')])
    await expect(encodePicture(noise)).rejects.toMatchObject(UNREADABLE)
  })
})

describe('many at once', () => {
  it('works them off in turns and tells the latest to come again', async () => {
    const bytes = await drawn(64, 48).png().toBuffer()
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => encodePicture(bytes)))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const result of refused) expect(result).toMatchObject({ reason: { code: 'server.unavailable' } })
    expect(results.length - refused.length).toBeGreaterThanOrEqual(40)
    await expect(encodePicture(bytes)).resolves.toMatchObject({ width: 64 })
  })
})
