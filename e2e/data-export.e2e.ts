import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join as joinPath } from 'node:path'
import { unzipSync } from 'fflate'
import { join } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { expect, test } from './world.ts'

test('a copy of everything is requested, downloaded, and read without a network', async ({
  page,
  context,
  world,
}, testInfo) => {
  const who = world.newcomer('Marta Alemayehu')
  await join(page, world, who)
  const title = `Woven basket ${who.email.slice(12, 20)}`
  await offerItem(page, title)
  await page.goto('/#/account?section=data')
  await page.getByRole('button', { name: 'Request a copy' }).click()
  await expect(page.getByText(/^Your copy is being prepared/)).toBeVisible()
  const link = page.getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^You can request a new copy from/)).toBeVisible()
  const started = page.waitForEvent('download')
  await link.click()
  const file = await started
  expect(file.suggestedFilename()).toBe('mesob-data.zip')

  const folder = testInfo.outputPath('copy')
  const chunks = await (await file.createReadStream()).toArray()
  const entries = Object.entries(unzipSync(Buffer.concat(chunks as Buffer[])))
  for (const [path, bytes] of entries) {
    await mkdir(dirname(joinPath(folder, path)), { recursive: true })
    await writeFile(joinPath(folder, path), bytes)
  }
  expect(entries.map(([path]) => path)).toContain('data/listings.json')

  const read = await context.newPage()
  await read.goto(`file://${folder}/index.html`)
  await expect(read.getByRole('heading', { level: 1, name: 'Your data at Mesob' })).toBeVisible()
  await expect(read.getByText(title).first()).toBeVisible()
  await expect(read.getByText(who.email).first()).toBeVisible()
  const picture = read.locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
})
