import { describe, expect, it } from 'vitest'
import { detectFormat, isPolyglot, refusalOf } from './image-policy.ts'
import { asZip, drawn, heic } from './image.fixture.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const ftyp = (...brands: string[]) => {
  const box = bytes(`\0\0\0\0ftyp${brands.join('')}`)
  box.writeUInt32BE(box.length, 0)
  return box
}

describe('detectFormat', () => {
  it('knows what the encoders write', async () => {
    const picture = drawn(40, 30)
    expect(detectFormat(await picture.clone().jpeg().toBuffer())).toBe('jpeg')
    expect(detectFormat(await picture.clone().png().toBuffer())).toBe('png')
    expect(detectFormat(await picture.clone().webp().toBuffer())).toBe('webp')
    expect(detectFormat(await picture.clone().avif().toBuffer())).toBe('avif')
  })

  it('knows HEIC in all its brands', () => {
    expect(detectFormat(heic())).toBe('heic')
    for (const brand of ['heic', 'heix', 'hevc', 'mif1', 'msf1'])
      expect(detectFormat(ftyp(brand, '\0\0\0\0', 'mif1'))).toBe('heic')
  })

  it('reads the whole list of brands: AVIF may stand behind the family’s own', () => {
    expect(detectFormat(ftyp('mif1', '\0\0\0\0', 'avif'))).toBe('avif')
  })

  it.each([
    ['GIF', 'GIF89a\x01\0\x01\0'],
    ['PDF', '%PDF-1.7\n'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html>'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0isom'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', 'BM\x36\0\0\0'],
    ['the beginning of PNG alone', '\x89PNG'],
    ['nothing', ''],
  ])('does not take %s', (_, text) => {
    expect(detectFormat(bytes(text))).toBeNull()
  })
})

describe('isPolyglot', () => {
  it('sees pages and documents that begin inside a picture', () => {
    for (const text of ['%PDF-1.4', '<SVG onload=x>', '<html>', '<!DOCTYPE html>', '<script>'])
      expect(isPolyglot(bytes(`\xff\xd8\xff\xfe\0\x40${text}`))).toBe(true)
  })

  it('sees an archive at the end', async () => {
    const jpeg = await drawn(40, 30).jpeg().toBuffer()
    expect(isPolyglot(asZip(jpeg))).toBe(true)
    const commented = Buffer.concat([asZip(jpeg), bytes('hello')])
    commented.writeUInt16LE(5, commented.length - 7)
    expect(isPolyglot(commented)).toBe(true)
  })

  it('lets pictures be, with what cameras put before and behind them', async () => {
    const jpeg = await drawn(40, 30).jpeg().toBuffer()
    expect(isPolyglot(jpeg)).toBe(false)
    expect(isPolyglot(Buffer.concat([jpeg, bytes('\0\0\0\x18ftypmp42'), jpeg]))).toBe(false)
    expect(isPolyglot(bytes('\xff\xd8\xff\xe1<x:xmpmeta xmlns:x="adobe:ns:meta/">'))).toBe(false)
    expect(isPolyglot(Buffer.concat([jpeg, bytes('PK\x05\x06')]))).toBe(false)
  })
})

describe('refusalOf', () => {
  const jpegOf = (size: number) => Buffer.concat([bytes('\xff\xd8\xff'), Buffer.alloc(size - 3)])
  const MB = 1024 * 1024

  it('holds each purpose to its own limit', () => {
    expect(refusalOf(jpegOf(5 * MB), 'listing')).toBeNull()
    expect(refusalOf(jpegOf(5 * MB + 1), 'listing')).toEqual({
      code: 'media.too-large',
      details: { limitMb: 5 },
    })
    expect(refusalOf(jpegOf(2 * MB), 'avatar')).toBeNull()
    expect(refusalOf(jpegOf(2 * MB + 1), 'avatar')).toEqual({
      code: 'media.too-large',
      details: { limitMb: 2 },
    })
  })

  it('has a reason for every other refusal', async () => {
    expect(refusalOf(Buffer.alloc(0), 'listing')).toEqual({ code: 'media.unreadable' })
    expect(refusalOf(heic(), 'listing')).toEqual({ code: 'media.heic' })
    expect(refusalOf(bytes('GIF89a'), 'listing')).toEqual({ code: 'media.unsupported' })
    expect(refusalOf(asZip(await drawn(9, 9).png().toBuffer()), 'listing')).toEqual({
      code: 'media.unsupported',
    })
  })
})
