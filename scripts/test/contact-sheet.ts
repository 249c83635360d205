import { join } from 'node:path'
import sharp from 'sharp'

/** Of each page: both sizes, both languages and both themes, in four pictures instead of eight. */
const COLUMNS = [
  { variant: 'phone-en-light', width: 156 },
  { variant: 'phone-am-dark', width: 156 },
  { variant: 'desktop-en-dark', width: 480 },
  { variant: 'desktop-am-light', width: 480 },
] as const
/** Height of a phone's picture at that width; a desktop's is about the same. */
const ROW = 338
const GAP = 16

/**
 * Puts the pictures of all pages on one sheet, a row a page.
 * @param names pages, as in `{name}-{variant}.png` of `folder`
 */
export async function writeContactSheet(
  folder: string,
  names: readonly string[],
  file: string,
): Promise<void> {
  const parts = await Promise.all(
    names.flatMap((name, row) =>
      COLUMNS.map(async ({ variant, width }, column) => ({
        input: await sharp(join(folder, `${name}-${variant}.png`))
          .resize(width, ROW, { fit: 'inside' })
          .toBuffer(),
        left: GAP + COLUMNS.slice(0, column).reduce((sum, before) => sum + before.width + GAP, 0),
        top: GAP + row * (ROW + GAP),
      })),
    ),
  )
  await sharp({
    create: {
      width: GAP + COLUMNS.reduce((sum, { width }) => sum + width + GAP, 0),
      height: GAP + names.length * (ROW + GAP),
      channels: 3,
      background: '#8a8178',
    },
  })
    .composite(parts)
    .webp({ quality: 70, effort: 6 })
    .toFile(file)
}
