import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Soft shades with some edges, as photographs have. */
export function drawn(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) {
    const pixel = Math.floor(at / 3)
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const edge = (Math.floor(x / 64) + Math.floor(y / 64)) % 2
    pixels[at] = 40 + edge * 40 + ((x * (1 + (at % 3))) / width) * 40 + (y / height) * 50
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Taken in Addis Ababa, with camera, comment and the instruction to turn it clockwise. */
export function photographed(width: number, height: number): Promise<Buffer> {
  return drawn(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Camera of Sara', ImageDescription: 'In front of our house' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '9/1 1/1 29/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '38/1 44/1 48/1',
      },
    })
    .toBuffer()
}

/** The beginning of what an iPhone saves. */
export function heic(): Buffer {
  const box = Buffer.alloc(2000)
  box.writeUInt32BE(24, 0)
  box.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1')
  return box
}

/** A PNG of a few hundred bytes that says it is 30 000 × 30 000 pixels. */
export async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const header = Buffer.from(png.subarray(12, 29)) // IHDR and its fields
  header.writeUInt32BE(30_000, 4)
  header.writeUInt32BE(30_000, 8)
  header.copy(png, 12)
  png.writeUInt32BE(crc32(header), 29)
  return png
}

/** An archive whose end closes the picture before it. */
export function asZip(picture: Buffer): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  return Buffer.concat([picture, end])
}
