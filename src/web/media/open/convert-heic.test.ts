import { expect, test } from 'vitest'
import { isHeic } from './convert-heic.ts'

const file = (head: string, name = 'IMG_1.HEIC') => new File([head, new Uint8Array(40)], name)

test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('a picture with the brand %s', async (brand) => {
  expect(await isHeic(file(`\0\0\0\x18ftyp${brand}`, 'photo'))).toBe(true)
})

test.each([
  ['an empty file', new File([], 'IMG_1.HEIC')],
  ['a name alone', file('no picture')],
  ['a film', file('\0\0\0\x18ftypisom')],
  ['AVIF, which browsers open by themselves', file('\0\0\0\x18ftypavif')],
])('%s is none', async (_, other) => {
  expect(await isHeic(other)).toBe(false)
})
