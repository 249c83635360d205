import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { join, windowOf } from './accounts.ts'
import { foundGroup } from './by-api.ts'
import { photoFile } from './photo.ts'
import { choose, type } from './posting.ts'
import { expect, test } from './world.ts'

const DAY = 24 * 60 * 60_000

/** As wide as a banner is shown. */
const BANNER = { width: 1200, height: 400 }

/** The day after tomorrow by the clock of New York, as its segments are typed: all that is said of it holds in any week. */
async function writeDay(page: Page): Promise<void> {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'America/New_York',
  }).formatToParts(Date.now() + 2 * DAY)
  for (const segment of ['month', 'day', 'year'] as const) {
    const digits = parts.find((part) => part.type === segment)?.value ?? ''
    await page.getByRole('spinbutton', { name: new RegExp(segment) }).click()
    await page.keyboard.type(digits)
  }
}

/** Fills in the dialog for a weekly coffee in Silver Spring that asks who wants to come. */
async function found(page: Page, title: string): Promise<void> {
  await page.goto('/#/social')
  await page.getByRole('button', { name: 'Create Group' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create Group' })
  await dialog.getByRole('button', { name: 'Create Group' }).click()
  await expect(page.getByText('Please fill in required fields')).toBeVisible()
  await type(page, 'Title', title)
  await type(page, 'Description', 'Three rounds of coffee, and all that is said over it.')
  await choose(page, /Category/, 'Coffee & Food')
  await type(page, 'City', 'Silver Spring')
  await type(page, 'State', 'MD')
  await writeDay(page)
  await choose(page, /Start time/, '6:00 PM')
  await choose(page, /Repeats/, 'Every week')
  await dialog.getByText('Require admin approval before members can join').click()
  await dialog.getByRole('button', { name: 'Add a question' }).click()
  await type(page, 'Question 1', 'Why would you like to join?')
  await dialog.locator('input[type=file]').setInputFiles(await photoFile('sienna', BANNER))
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Group' }).click()
  await expect(page.getByText('Group created!')).toBeVisible()
  await expect(page.getByText('Your group has been successfully created.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The page that one comes from may have a link of that name too. */
async function openNotice(page: Page, title: string): Promise<void> {
  await page.goto('/#/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
}

test('a group is founded, found, asked for and joined; counts and notices follow', async ({
  page: founder,
  browser,
  world,
}) => {
  test.slow()
  const title = `Coffee circle ${randomUUID().slice(0, 8)}`
  await join(founder, world, world.newcomer('Selam Girma'))
  await found(founder, title)
  await expect(founder.getByText('You lead this group.')).toBeVisible()
  await expect(founder.getByText('1 member, room for 50')).toBeVisible()
  await expect(founder.getByText(/^Every week on \w+day, 6:00 PM/)).toBeVisible()
  await expect(founder.locator('article img:visible').first()).toBeVisible()
  const address = `/${new URL(founder.url()).hash}`

  const guest = await windowOf('Yonas Alemu', founder, { browser, world })
  await guest.goto(address)
  await guest.getByRole('button', { name: 'Ask to join' }).click()
  await guest.getByRole('textbox', { name: 'Why would you like to join?' }).fill('For the third cup.')
  await guest.getByRole('button', { name: 'Send request' }).click()
  await expect(guest.getByText('Your request is pending')).toBeVisible()
  await expect(guest.getByText('You are next in line.')).toBeVisible()

  await openNotice(founder, title)
  await expect(founder.getByText('For the third cup.')).toBeVisible()
  await founder.getByRole('button', { name: 'Approve Yonas Alemu' }).click()
  await expect(founder.getByText('Yonas Alemu is now a member.')).toBeVisible()
  await expect(founder.getByText('2 members, room for 50')).toBeVisible()

  // without being loaded anew
  await expect(guest.getByText('You are a member.')).toBeVisible()
  await openNotice(guest, title)
  await guest.getByRole('link', { name: title }).first().click()
  await guest.getByRole('button', { name: 'Going', exact: true }).click()
  await guest.getByRole('button', { name: 'One more guest' }).click()
  await expect(guest.getByRole('dialog').getByText('2 go')).toBeVisible()
  await guest.context().close()
})

const chooseAct = async (page: Page, act: string) => {
  await page.getByRole('button', { name: 'More about this group' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('who has the link of an invite joins a group that approves its members, without a request', async ({
  page: lead,
  browser,
  world,
}) => {
  test.slow()
  const title = `Invited coffee ${randomUUID().slice(0, 8)}`
  await join(lead, world, world.newcomer('Aster Gebre'))
  await found(lead, title)
  await lead.getByRole('button', { name: 'More about this group' }).click()
  await lead.getByRole('menuitem', { name: 'Invite people' }).click()
  const sheet = lead.getByRole('dialog', { name: 'Invite people' })
  const made = lead.waitForResponse(
    (response) => response.url().endsWith('/invites') && response.status() === 201,
  )
  await sheet.getByRole('button', { name: 'Create a link' }).click()
  const { invite } = (await (await made).json()) as { invite: { token: string } }
  await expect(sheet.getByRole('img', { name: /code/i })).toBeVisible()
  const address = new URL(lead.url()).hash.split('?')[0]

  const guest = await windowOf('Biniam Desta', lead, { browser, world })
  await guest.goto(`/${address}?invite=${invite.token}`)
  await expect(guest.getByText('You are invited: no approval needed.')).toBeVisible()
  await guest.getByRole('button', { name: 'Join Group' }).click()
  await expect(guest.getByText('You are a member.')).toBeVisible()
  await guest.context().close()
})

test('a group is talked in, edited, handed over, reported and archived', async ({
  page: founder,
  browser,
  world,
}) => {
  test.slow()
  const title = `Reading circle ${randomUUID().slice(0, 8)}`
  await join(founder, world, world.newcomer('Meron Girma'))
  const address = await foundGroup(founder, title)
  await founder.goto(address)
  const guest = await windowOf('Dawit Alemu', founder, { browser, world })
  await guest.goto(address)
  await guest.getByRole('button', { name: 'Join Group' }).click()
  await expect(guest.getByText('Welcome! You are now a member.')).toBeVisible()

  await guest.getByRole('link', { name: 'Open group chat' }).click()
  await guest.getByRole('textbox', { name: 'Message', exact: true }).fill('Which book comes first?')
  await guest.getByRole('button', { name: 'Send', exact: true }).click()
  await founder.getByRole('link', { name: 'Open group chat' }).click()
  await expect(founder.getByRole('main').getByText('Which book comes first?').last()).toBeVisible()

  await founder.goto(address)
  await chooseAct(founder, 'Edit group')
  const dialog = founder.getByRole('dialog', { name: 'Edit Group' })
  await type(founder, 'Title', `${title}, evenings`)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(founder.getByRole('heading', { level: 1, name: `${title}, evenings` })).toBeVisible()

  await guest.goto(address)
  await expect(guest.getByRole('heading', { level: 1, name: `${title}, evenings` })).toBeVisible()
  await founder.getByRole('button', { name: 'Actions for Dawit Alemu' }).click()
  await founder.getByRole('menuitem', { name: 'Hand the group over' }).click()
  await founder.getByRole('alertdialog').getByRole('button', { name: 'Hand the group over' }).click()
  await expect(founder.getByText('Dawit Alemu now leads the group.')).toBeVisible()
  await expect(founder.getByText('You are a member.')).toBeVisible()
  await expect(guest.getByText('You lead this group.')).toBeVisible()

  await chooseAct(founder, 'Report')
  const report = founder.getByRole('dialog', { name: 'Report' })
  await choose(founder, /Reason/, 'Harassment or hate')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(founder.getByText('Report submitted')).toBeVisible()

  await chooseAct(guest, 'Archive group')
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Archive group' }).click()
  await expect(guest.getByText('The group is archived.', { exact: true })).toBeVisible()
  await founder.goto('about:blank')
  await founder.goto(address)
  await expect(founder.getByText(/This group is archived\. You can still read it/)).toBeVisible()
  await expect(founder.getByRole('button', { name: 'Going', exact: true })).toHaveCount(0)
  await guest.context().close()
})

test('members answer a poll until it is closed, see announcements alone, and are seen by first name', async ({
  page: lead,
  browser,
  world,
}) => {
  test.slow()
  await join(lead, world, world.newcomer('Selam Girma'))
  const address = await foundGroup(lead, `Poll circle ${randomUUID().slice(0, 8)}`)
  const member = await windowOf('Yonas Alemu', lead, { browser, world })
  await member.goto(address)
  await member.getByRole('button', { name: 'Join Group' }).click()
  await expect(member.getByText('You are a member.')).toBeVisible()

  await lead.goto(address)
  await lead.getByRole('button', { name: 'New poll' }).click()
  await type(lead, 'Question', 'Saturday or Sunday?')
  await type(lead, 'Answer 1', 'Saturday')
  await type(lead, 'Answer 2', 'Sunday')
  await lead.getByRole('button', { name: 'Ask the group' }).click()
  // without being loaded anew
  const poll = member.getByRole('group', { name: 'Saturday or Sunday?' })
  await poll.getByRole('radio', { name: /Sunday/ }).click()
  await expect(member.getByText('Your vote was counted.')).toBeVisible()
  await expect(lead.getByText('1 person has answered.')).toBeVisible()
  await lead.getByRole('button', { name: /^More about the poll/ }).click()
  await lead.getByRole('menuitem', { name: 'Close now' }).click()
  await lead.getByRole('button', { name: 'Close now' }).click()
  await expect(poll.getByRole('radio', { name: /Saturday/ })).toBeDisabled()

  await lead.getByRole('link', { name: 'Open group chat' }).click()
  await lead.getByRole('button', { name: 'Conversation menu' }).click()
  await lead.getByRole('menuitem', { name: 'People in this chat' }).click()
  await lead.getByText('Announcements only').click()
  await member.getByRole('link', { name: 'Open group chat' }).click()
  await expect(member.getByText(/^Announcements: only the people who lead/)).toBeVisible()

  const visitor = await browser.newContext({ baseURL: new URL(lead.url()).origin })
  const page = await visitor.newPage()
  await page.goto(address)
  await expect(page.getByText('Yonas', { exact: true })).toBeVisible()
  await expect(page.getByText('Yonas Alemu')).toHaveCount(0)
  await visitor.close()
  await member.context().close()
})

test('a visitor registers for an event by a mailed link, and whoever leads takes them out again', async ({
  page: lead,
  browser,
  world,
}) => {
  test.slow()
  const title = `Open coffee ${randomUUID().slice(0, 8)}`
  await join(lead, world, world.newcomer('Hirut Bekele'))
  const address = await foundGroup(lead, title)
  const context = await browser.newContext({
    baseURL: new URL(lead.url()).origin,
    viewport: lead.viewportSize(),
    locale: 'en-US',
  })
  const visitor = await context.newPage()
  await visitor.goto(address)
  await visitor.getByRole('link', { name: title }).first().click()
  await visitor.getByRole('button', { name: 'Register without an account' }).click()
  const form = visitor.getByRole('dialog', { name: 'Register for this event' })
  const { email } = world.newcomer('Selam Haile')
  await form.getByLabel('Your name').fill('Selam Haile')
  await form.getByLabel('E-mail address').fill(email)
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Check your e-mail' })).toBeVisible()
  await visitor.goto((await world.mailTo(email)).action_link ?? '')
  await visitor.getByRole('button', { name: 'Confirm my spot' }).click()
  await expect(visitor.getByText('You’re going.')).toBeVisible()

  await lead.goto(address)
  await lead.getByRole('link', { name: title }).first().click()
  const event = lead.getByRole('dialog', { name: title })
  await expect(event.getByText('1 going')).toBeVisible()
  await event.getByRole('button', { name: 'See who’s coming' }).click()
  await event.getByRole('button', { name: 'Remove Selam Haile' }).click()
  await lead.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(event.getByText('Nobody’s going yet')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This link no longer works.')).toBeVisible()
  await context.close()
})

test('an event shows its cover and its price, and whoever hosts it beside the lead changes it', async ({
  page: lead,
  browser,
  world,
}) => {
  test.slow()
  const title = `Injera class ${randomUUID().slice(0, 8)}`
  await join(lead, world, world.newcomer('Hirut Bekele'))
  const address = await foundGroup(lead, `Kitchen circle ${randomUUID().slice(0, 8)}`)
  const member = await windowOf('Yonas Alemu', lead, { browser, world })
  await member.goto(address)
  await member.getByRole('button', { name: 'Join Group' }).click()
  await expect(member.getByText('You are a member.')).toBeVisible()

  await lead.goto(address)
  await lead.getByRole('button', { name: 'New event' }).click()
  const form = lead.getByRole('dialog', { name: 'New event' })
  await type(lead, 'Title', title)
  await writeDay(lead)
  await choose(lead, /Start time/, '6:00 PM')
  await form.getByRole('textbox', { name: 'Place', exact: true }).fill('Fenton Street 941')
  await choose(lead, /What does it cost/, 'Ticket')
  await form.getByRole('button', { name: 'Create event' }).click()
  await type(lead, 'Price of a ticket', '12.50')
  await form.locator('input[type=file]').setInputFiles(await photoFile('teal', BANNER))
  await expect(lead.getByText('Image uploaded successfully!')).toBeVisible()
  await form.getByRole('button', { name: 'Create event' }).click()
  await expect(lead.getByText('The event was created.')).toBeVisible()

  await lead.getByRole('link', { name: title }).click()
  const event = lead.getByRole('dialog', { name: title })
  await event.getByRole('button', { name: 'Co-hosts' }).click()
  await lead.getByRole('checkbox', { name: 'Yonas Alemu' }).check()
  await lead.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(lead.getByText('The co-hosts are saved.')).toBeVisible()
  await expect(event.getByText('Also hosted by Yonas Alemu')).toBeVisible()

  await member.goto('about:blank')
  await member.goto(address)
  const row = member.getByRole('listitem').filter({ hasText: title })
  await expect(row.locator('img:visible').first()).toBeVisible()
  await expect(row.getByText('$12.50 a ticket')).toBeVisible()
  await row.getByRole('link', { name: title }).click()
  await expect(member.getByRole('dialog', { name: title }).getByText('$12.50 a ticket')).toBeVisible()
  await member.getByRole('button', { name: 'Edit event' }).click()
  await choose(member, /What does it cost/, 'Free')
  await member.getByRole('button', { name: 'Save changes' }).click()
  await expect(member.getByText('The event was changed.')).toBeVisible()

  const context = await browser.newContext({ baseURL: new URL(lead.url()).origin, locale: 'en-US' })
  const visitor = await context.newPage()
  await visitor.goto(address)
  const shown = visitor.getByRole('listitem').filter({ hasText: title })
  await expect(shown.getByText('Free', { exact: true })).toBeVisible()
  await expect(shown.locator('img:visible').first()).toBeVisible()
  await context.close()
  await member.context().close()
})

test('a member shows the group a photo, which visitors do not see, and whoever leads deletes it', async ({
  page: lead,
  browser,
  world,
}) => {
  test.slow()
  await join(lead, world, world.newcomer('Hirut Bekele'))
  const address = await foundGroup(lead, `Photo circle ${randomUUID().slice(0, 8)}`)
  const member = await windowOf('Yonas Alemu', lead, { browser, world })
  await member.goto(address)
  await expect(member.getByRole('heading', { name: 'Upcoming events' })).toBeVisible()
  await expect(member.getByRole('heading', { name: 'Photos' })).toHaveCount(0)
  await member.getByRole('button', { name: 'Join Group' }).click()
  await expect(member.getByText('No photos yet.')).toBeVisible()
  await member
    .locator('section[aria-labelledby=album] input[type=file]')
    .setInputFiles(await photoFile('teal'))
  await expect(member.getByText('The photo was added.')).toBeVisible()

  await lead.goto(address)
  const photo = lead.getByRole('button', { name: 'Photo by Yonas Alemu' })
  await photo.click()
  await lead.getByRole('button', { name: 'Delete this photo' }).click()
  await lead.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click()
  await expect(lead.getByText('The photo was deleted.')).toBeVisible()
  await expect(photo).toHaveCount(0)
  await member.context().close()
})

test('a visitor explores by place, words, category and day; Back leads to where they were', async ({
  page: founder,
  browser,
  world,
}) => {
  test.slow()
  const title = `Evening coffee ${randomUUID().slice(0, 8)}`
  await join(founder, world, world.newcomer('Rahel Tadesse'))
  await foundGroup(founder, title)

  const context = await browser.newContext({
    baseURL: new URL(founder.url()).origin,
    viewport: founder.viewportSize(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const visitor = await context.newPage()
  await visitor.goto('/#/groups/explore')
  await visitor.getByRole('button', { name: /Change the location/ }).click()
  await visitor.getByRole('combobox', { name: 'City' }).fill('Silver Spr')
  await expect(visitor.getByRole('option', { name: /Silver Spring, MD/ })).toBeVisible()
  await expect(visitor.locator('[data-slot=combo-box-popover]')).toHaveCSS('opacity', '1')
  await visitor.getByRole('option', { name: /Silver Spring, MD/ }).click()
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Events near Silver Spring, MD' }),
  ).toBeVisible()
  await visitor.getByRole('searchbox', { name: 'Search groups' }).fill(title)
  await visitor.getByRole('button', { name: 'Coffee & Food' }).click()
  await visitor.getByRole('combobox', { name: 'Day' }).selectOption('next_7')
  const card = visitor.getByRole('listitem').filter({ hasText: title })
  await expect(card.getByText('In person')).toBeVisible()
  await expect(card.getByText('1 member', { exact: true })).toBeVisible()
  await visitor.getByRole('combobox', { name: 'Day' }).selectOption('today')
  await expect(card).toHaveCount(0)
  await visitor.goBack()
  await expect(card).toBeVisible()
  await card.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.goBack()
  await expect(card).toBeVisible()

  await visitor.evaluate(() => localStorage.setItem('language', 'am'))
  await visitor.reload()
  await card.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.getByRole('article').getByRole('link', { name: title }).first().click()
  await expect(visitor.getByRole('dialog').getByText(/ቀን 20\d\d ዓ\.ም\./)).toBeVisible()
  await expect(visitor.getByRole('dialog').getByText(/ከምሽቱ 12 ሰዓት/)).toBeVisible()
  await context.close()
})

test('a visitor who wants to found or join is led to sign in', async ({ page }) => {
  await page.goto('/#/social?tab=groups')
  await page.getByRole('button', { name: 'Create Group' }).first().click()
  await expect(page.getByText('Please sign in', { exact: true })).toBeVisible()
  await expect(page.getByText('You need an account to create a group.')).toBeVisible()
  await page.getByRole('link', { name: 'Networking' }).click()
  await expect(page.getByRole('heading', { name: 'Professional Network' })).toBeVisible()
  await expect(page).toHaveURL(/tab=networking/)
})
