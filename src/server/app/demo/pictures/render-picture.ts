import sharp from 'sharp'
import { PICTURE_SIZES } from '#contract/media/picture.ts'
import { PORTRAIT, portrait, type Look } from './avatars.ts'
import { CANVAS, picture, seededRandom, seedOf } from './drawing.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { SCENES, type SceneName } from './scenes.ts'

/** Pixels: exactly one of the kept sizes, so that the larger ones need no encoding of their own. */
const PHOTO = { width: PICTURE_SIZES.medium, height: PICTURE_SIZES.medium * 0.75 } as const
const UPRIGHT = { width: PICTURE_SIZES.medium * 0.8, height: PICTURE_SIZES.medium } as const
const AVATAR = { width: PICTURE_SIZES.small, height: PICTURE_SIZES.small } as const

/** A drawn photo as PNG, always the same for the same scene and palette. */
export function renderPhoto(name: SceneName, palette: PaletteName): Promise<Buffer> {
  const scene = SCENES[name].draw(PALETTES[palette], seededRandom(seedOf(`${name} ${palette}`)))
  return png(picture(scene, PHOTO, `0 0 ${CANVAS.width} ${CANVAS.height}`))
}

/** A drawn portrait as PNG, always the same for the same person. */
export function renderAvatar(name: string, look: Look): Promise<Buffer> {
  return png(picture(portrait(name, look), AVATAR, `0 0 ${PORTRAIT} ${PORTRAIT}`))
}

/** The same person larger and upright, as a photo for dating. */
export function renderPortrait(name: string, look: Look): Promise<Buffer> {
  return png(picture(portrait(name, look), UPRIGHT, `40 0 ${PORTRAIT * 0.8} ${PORTRAIT}`))
}

/** Barely compressed: it is read again at once. */
const png = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
