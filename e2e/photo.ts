import sharp from 'sharp'

/** Pixels of what a story needs no more of than that it is a picture: a large one takes the server a third of a second. */
const SMALL = { width: 300, height: 400 }

/** A picture of one colour, by its name in CSS, as JPEG. */
export const photo = (background: string, { width, height } = SMALL): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The same as a file to be chosen. */
export const photoFile = async (background: string, size = SMALL) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await photo(background, size),
})
