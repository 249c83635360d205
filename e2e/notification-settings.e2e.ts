import type { Page } from '@playwright/test'
import { join } from './accounts.ts'
import { expect, test } from './world.ts'

async function choose(page: Page, field: string, hour: string, minute: string): Promise<void> {
  await page.getByLabel(`${field}: hour`).selectOption({ label: hour })
  await page.getByLabel(`${field}: minute`).selectOption({ label: minute })
}

test('somebody chooses what they are told and when, and finds it so again', async ({ page, world }) => {
  await join(page, world, world.newcomer('Tigist Alemu'))
  await page.goto('/#/account')
  await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click()
  const messages = page.getByRole('group', { name: 'Messages' })
  const push = messages.getByRole('checkbox', { name: 'Messages: Push' })
  await expect(push).toBeChecked()
  await messages.getByText('Push', { exact: true }).click()
  await expect(push).not.toBeChecked()
  await expect(page.getByText('Always on')).toHaveCount(2)

  const quiet = page.getByRole('switch', { name: 'Quiet hours every day' })
  await page.getByText('Quiet hours every day').click()
  await choose(page, 'From', '9 PM', '30')
  await expect(page.getByText('By the clock in New York')).toBeVisible()
  await choose(page, 'Until', '9 PM', '30')
  await expect(page.getByRole('alert')).toHaveText(
    'Quiet hours have to end at a different time than they begin.',
  )
  await choose(page, 'Until', '6 AM', '15')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await expect(page.getByText('Could I come and see it on Saturday?')).toBeVisible()
  const stored = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      (answer.request().postData() ?? '').includes('"hidesContent":true'),
  )
  await page.getByText('Hide the content of messages').click()
  await expect(page.getByText('A new message')).toBeVisible()
  expect((await stored).status()).toBe(200)

  await page.reload()
  await expect(push).not.toBeChecked()
  await expect(messages.getByRole('checkbox', { name: 'Messages: E-mail' })).toBeChecked()
  await expect(quiet).toBeChecked()
  await expect(page.getByLabel('From: hour')).toHaveValue('21')
  await expect(page.getByLabel('From: minute')).toHaveValue('30')
  await expect(page.getByLabel('Until: hour')).toHaveValue('06')
  await expect(page.getByLabel('Until: minute')).toHaveValue('15')
  await expect(page.getByRole('switch', { name: 'Hide the content of messages' })).toBeChecked()
})
