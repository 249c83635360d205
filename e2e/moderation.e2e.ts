import type { Browser, Page } from '@playwright/test'
import { demoEmail } from '#demo/accounts.ts'
import { join, windowOf } from './accounts.ts'
import { offerItem, report } from './by-api.ts'
import { remember, sessionOf } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

/** A window of its own with somebody of the demo data. */
async function demoWindow(browser: Browser, page: Page, email: string): Promise<Page> {
  const baseURL = new URL(page.url()).origin
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'en-US' })
  const window = await context.newPage()
  await remember(window, { 'sb-auth': await sessionOf(baseURL, email) })
  return window
}

/** The case about that title, opened in the queue of that window. */
async function openCase(staff: Page, search: string, name: RegExp): Promise<void> {
  await staff.goto('about:blank')
  await staff.goto(`/#/manager?${search}`)
  await staff.getByRole('link', { name }).click()
  await expect(staff.getByRole('heading', { level: 2, name })).toBeVisible()
}

test('three reports hide a listing; a manager removes it by keyboard, and another one gives it back', async ({
  page: seller,
  browser,
  world,
  baseURL,
}) => {
  test.slow()
  const who = world.newcomer('Liya Hagos')
  await join(seller, world, who)
  const title = `Carved mesob ${who.email.slice(12, 20)}`
  const id = await offerItem(seller, title)
  // how much a report weighs follows from who sends it: three are enough, of people who are trusted two
  const isShown = async () => (await seller.request.get(`/api/listings/${id}`)).status() === 200
  for (const key of ['yonas', 'tigist', 'abebe'])
    if (await isShown())
      expect(await report(await sessionOf(baseURL ?? '', demoEmail(key)), baseURL ?? '', id)).toBe(200)
  expect(await isShown()).toBe(false)
  await seller.goto('/#/my-listings?tab=in_review')
  await expect(seller.getByText(title)).toBeVisible()

  const manager = await demoWindow(browser, seller, DEMO.manager)
  await openCase(manager, 'queue=reports', new RegExp(title))
  await expect(manager.getByText('Hidden').first()).toBeVisible()
  await manager.keyboard.press('r')
  const form = manager.getByRole('dialog', { name: 'Decide' })
  await form.getByRole('button', { name: /Rule/ }).click()
  await manager.getByRole('option', { name: 'It looks like a known fraud.' }).click()
  await form.getByRole('button', { name: 'Decide' }).click()
  await expect(manager.getByText('Decided', { exact: true })).toBeVisible()

  await expect
    .poll(async () => (await world.mailTo(who.email)).subject, { timeout: 30_000 })
    .toContain('We removed')
  await seller.goto('/#/account?section=decisions')
  await expect(seller.getByText('It looks like a known fraud.')).toBeVisible()
  await seller.getByRole('button', { name: /^Appeal the decision/ }).click()
  await seller.getByRole('textbox', { name: 'Why is it wrong?' }).fill('I carved it myself.')
  await seller.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(seller.getByText('Your appeal is on its way')).toBeVisible()

  const admin = await demoWindow(browser, seller, DEMO.admin)
  await openCase(admin, 'queue=appeals', new RegExp(title))
  await expect(admin.getByText('I carved it myself.')).toBeVisible()
  await admin.keyboard.press('a')
  await expect(admin.getByText('Decided', { exact: true })).toBeVisible()

  await expect
    .poll(async () => (await seller.request.get(`/api/listings/${id}`)).status(), { timeout: 30_000 })
    .toBe(200)
  await seller.reload()
  await expect(seller.getByText('Your appeal was granted: the decision was overturned.')).toBeVisible()
  for (const window of [manager, admin]) await window.context().close()
})

test('somebody who is suspended is told on the open page, and what they offer is gone', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  test.slow()
  const who = world.newcomer('Bereket Alem')
  await join(page, world, who)
  const title = `Gilded mirror ${who.email.slice(12, 20)}`
  const id = await offerItem(page, title)
  expect(await report(await sessionOf(baseURL ?? '', demoEmail('yonas')), baseURL ?? '', id)).toBe(200)
  await page.goto('/#/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved listings' })).toBeVisible()

  const manager = await demoWindow(browser, page, DEMO.manager)
  await openCase(manager, 'queue=reports', new RegExp(title))
  await manager.getByRole('button', { name: /^More/ }).click()
  const form = manager.getByRole('dialog', { name: 'Decide' })
  await form.getByRole('button', { name: /Suspend for/ }).click()
  await manager.getByRole('option', { name: '7 days' }).click()
  await form.getByRole('button', { name: /Rule/ }).click()
  await manager.getByRole('option', { name: 'It looks like a known fraud.' }).click()
  await form.getByRole('button', { name: 'Decide' }).click()

  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('It looks like a known fraud.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Appeal the decision/ })).toBeVisible()
  expect((await manager.request.get(`/api/listings/${id}`)).status()).toBe(404)
  await manager.context().close()
})

test('a scam is reported from its caution: the sender is suspended, and the buyer’s open window says so', async ({
  page: buyer,
  browser,
  world,
}) => {
  test.slow()
  await join(buyer, world, world.newcomer('Selam Gebre'))
  const name = 'Mulu Desta'
  const seller = await windowOf(name, buyer, { browser, world })
  const listingId = await offerItem(seller, `Krar of ${name}`)
  await buyer.goto(`/#/listing/${listingId}`)
  await buyer.getByRole('button', { name: 'Message', exact: true }).click()
  await buyer.getByLabel('Your message').fill('Selam! Is the krar still there?')
  await buyer.getByRole('button', { name: 'Send message' }).click()
  await expect(buyer).toHaveURL(/#\/messages\/[0-9a-f-]{36}$/)

  await seller.goto(`/${new URL(buyer.url()).hash}`)
  await seller.getByRole('textbox', { name: 'Message', exact: true }).fill('የደረሰዎትን ኮድ ይንገሩኝ')
  await seller.getByRole('button', { name: 'Send', exact: true }).click()
  // whoever sends it is asked first
  const question = seller.getByRole('alertdialog')
  await expect(question.getByText(/Codes sent to you are for you alone/)).toBeVisible()
  await question.getByRole('button', { name: 'Send it' }).click()

  const caution = buyer.getByRole('note', { name: 'Be careful' })
  await expect(caution.getByText(/^Never pass on a code/)).toBeVisible()
  await caution.getByRole('button', { name: 'Report' }).click()
  const sheet = buyer.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: /^Scam or fraud/ })).toBeVisible()
  const alsoBlock = sheet.getByRole('checkbox', { name: /Also block/ })
  await expect(alsoBlock).toBeChecked()
  await alsoBlock.uncheck({ force: true })
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect(buyer.getByText('Report submitted')).toBeVisible()

  const manager = await demoWindow(browser, buyer, DEMO.manager)
  // what people write to each other is read only by whoever opens the case
  await manager.goto('/#/manager?queue=reports')
  const reported = manager.getByRole('listitem').filter({ hasText: name })
  await reported.getByRole('link', { name: 'Open the case to read it' }).click()
  await expect(manager.getByText('የደረሰዎትን ኮድ ይንገሩኝ').first()).toBeVisible()
  await manager.getByRole('button', { name: /^More/ }).click()
  const form = manager.getByRole('dialog', { name: 'Decide' })
  await form.getByRole('button', { name: /Suspend for/ }).click()
  await manager.getByRole('option', { name: '30 days' }).click()
  await form.getByRole('button', { name: /Rule/ }).click()
  await manager.getByRole('option', { name: 'It looks like a known fraud.' }).click()
  await form.getByRole('button', { name: 'Decide' }).click()

  const line = new RegExp(`Our team suspended ${name}. Send no money and no codes`)
  await expect(buyer.getByRole('log', { name: 'Messages' }).getByText(line)).toBeVisible({ timeout: 30_000 })
  await expect(buyer.getByText('This conversation is closed to new messages.')).toBeVisible()
  await expect(seller.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  for (const window of [manager, seller]) await window.context().close()
})

test('a visitor writes to the team, and is answered by mail under the number they were given', async ({
  page,
  browser,
  world,
}) => {
  const { email } = world.newcomer('Hana Kiros')
  await page.goto('/#/contact')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Please write at least 20 characters')).toBeVisible()
  await page.getByRole('button', { name: /What is it about/ }).click()
  await page.getByRole('option', { name: 'Fraud or safety' }).click()
  const message = `Somebody uses my photos. ${email}`
  await page.getByRole('textbox', { name: /Your message/ }).fill(message)
  await page.getByRole('textbox', { name: /E-mail address/ }).fill(email)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const thanks = page.getByText(/Your message has the number M-\d+/)
  await expect(thanks).toBeVisible()
  const number = /M-\d+/.exec(await thanks.innerText())?.[0] ?? 'none'

  const manager = await demoWindow(browser, page, DEMO.manager)
  await openCase(manager, 'queue=support', new RegExp(number))
  await manager.keyboard.press('a')
  const form = manager.getByRole('dialog', { name: 'Answer' })
  await form.getByRole('textbox', { name: /Your answer/ }).fill('We removed the copy. Thank you!')
  await form.getByRole('button', { name: 'Send the answer' }).click()
  await expect(manager.getByText('Decided', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await world.mailTo(email)).subject, { timeout: 30_000 })
    .toContain(`Our answer to your message ${number}`)
  await manager.context().close()
})

test('an admin finds somebody, makes them a manager with a reason, and exports the log', async ({
  page,
  browser,
  world,
}) => {
  const who = world.newcomer('Eden Kidane')
  await join(page, world, who)
  await page.goto('/#/manager')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()

  const admin = await demoWindow(browser, page, DEMO.admin)
  await admin.goto('/#/admin')
  await admin.getByRole('searchbox').fill(who.email)
  await admin.getByRole('searchbox').press('Enter')
  await admin.getByRole('link', { name: who.fullName }).click()
  await expect(admin.getByRole('heading', { level: 1, name: who.fullName })).toBeVisible()
  await admin.getByRole('button', { name: 'Change role' }).click()
  const sheet = admin.getByRole('dialog')
  await sheet.getByRole('button', { name: /Role/ }).click()
  await admin.getByRole('option', { name: 'Manager' }).click()
  await sheet.getByRole('textbox', { name: 'Why' }).fill('Joins the team.')
  await sheet.getByRole('button', { name: 'Change it' }).click()
  await expect(admin.getByText(`${who.fullName} is now: Manager`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Manager' })).toBeVisible()

  await admin.goto('/#/admin?tab=log')
  await expect(admin.getByText('Joins the team.').first()).toBeVisible()
  await admin.getByRole('button', { name: 'Export as CSV' }).click()
  const download = admin.waitForEvent('download')
  await admin.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^mesob-log-.*\.csv$/)
  await admin.context().close()
})
