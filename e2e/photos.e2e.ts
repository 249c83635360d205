import type { Locator } from '@playwright/test'
import { join } from './accounts.ts'
import { faults } from './axe.ts'
import { heicFile, noHeicFile } from './heic-photo.ts'
import { begin, furniture } from './posting.ts'
import { expect, test } from './world.ts'

/** The colour at a part of what is shown, as red, green or blue, whichever is strongest. */
const colourAt = (image: Locator, x: number, y: number) =>
  image.evaluate(
    (element: HTMLImageElement, [left = 0, top = 0]) => {
      const { naturalWidth: width, naturalHeight: height } = element
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      context?.drawImage(element, 0, 0)
      const rgb = [...(context?.getImageData(width * left, height * top, 1, 1).data ?? [])].slice(0, 3)
      return ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))]
    },
    [x, y],
  )

const shapeOf = (image: Locator) =>
  image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    Math.sign(naturalWidth - naturalHeight),
  )

test('photos of an iPhone are decoded, what is none is refused; a photo is turned and cropped before and after it was sent', async ({
  page,
  world,
}) => {
  await join(page, world, world.newcomer('Hirut Lemma'))
  await begin(page, furniture('Mesob table'))
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photos' }).click()
  await (await asked).setFiles([heicFile(), noHeicFile()])
  await expect(page.getByText('This picture could not be read. Please choose another one.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo 2' }).click()

  const photo = page.getByRole('img', { name: 'Photo 1' })
  await expect(photo).toHaveAttribute('src', /^\/media\//)
  await expect.poll(() => shapeOf(photo)).toBe(1)
  expect(await colourAt(photo, 0.1, 0.5)).toBe('red')
  expect(await colourAt(photo, 0.9, 0.5)).toBe('blue')

  const edit = page.getByRole('button', { name: 'Crop or rotate photo 1' })
  await edit.click()
  const sheet = page.getByRole('dialog', { name: 'Crop and rotate' })
  await sheet.getByRole('button', { name: 'Rotate' }).click()
  await expect(sheet.locator('img')).toHaveAttribute('src', /^blob:/)
  expect(await faults(page)).toEqual([])
  const sent = await photo.getAttribute('src')
  await sheet.getByRole('button', { name: 'Use this photo' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(photo).toHaveAttribute('src', /^\/media\//)
  await expect(photo).not.toHaveAttribute('src', sent ?? '')
  // turned clockwise, what was left is on top
  await expect.poll(() => shapeOf(photo)).toBe(-1)
  expect(await colourAt(photo, 0.5, 0.1)).toBe('red')
  expect(await colourAt(photo, 0.5, 0.9)).toBe('blue')

  await edit.click()
  await sheet.getByRole('button', { name: 'Square' }).click()
  await sheet.getByRole('button', { name: 'Use this photo' }).click()
  await expect.poll(() => shapeOf(photo)).toBe(0)
})
