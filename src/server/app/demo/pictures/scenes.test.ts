import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOOKS, portrait } from './avatars.ts'
import { picture, seededRandom } from './drawing.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { renderAvatar, renderPhoto } from './render-picture.ts'
import { SCENES, type SceneName } from './scenes.ts'

const NAMES = Object.keys(SCENES) as SceneName[]
const EVERY_PALETTE = Object.keys(PALETTES) as PaletteName[]

test.each(NAMES)('%s can be drawn in every palette, without a word in it', (name) => {
  for (const palette of EVERY_PALETTE) {
    const svg = picture(SCENES[name].draw(PALETTES[palette], seededRandom(7)), { width: 80, height: 60 })
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    const used = new Set(Array.from(svg.matchAll(/url\(#([\w-]+)\)/g), ([, id]) => id))
    const defined = new Set(Array.from(svg.matchAll(/ id="([\w-]+)"/g), ([, id]) => id))
    expect(defined).toEqual(used)
  }
})

test('a scene is the same whenever it is drawn', async () => {
  expect((await renderPhoto('coffeeSet', 'cotton')).equals(await renderPhoto('coffeeSet', 'cotton'))).toBe(
    true,
  )
})

test('photos and portraits are pictures of the sizes that are kept', async () => {
  expect(await sharp(await renderPhoto('daisyField', 'cotton')).metadata()).toMatchObject({
    format: 'png',
    width: 800,
    height: 600,
  })
  expect(await sharp(await renderAvatar('sara', 'curls')).metadata()).toMatchObject({
    format: 'png',
    width: 320,
    height: 320,
  })
})

test('two people with the same hair look different', () => {
  for (const look of LOOKS) {
    const drawn = ['sara', 'hanna', 'dawit', 'yonas', 'meron'].map((name) => portrait(name, look))
    expect(new Set(drawn).size).toBeGreaterThan(3)
  }
})
