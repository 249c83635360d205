import type { Page } from '@playwright/test'
import { type AiEndpoint, startAiEndpoint } from '#server/testing/ai-endpoint.ts'
import { ask, openAssistant, questionField, talk } from './asking.ts'
import { join } from './accounts.ts'
import { testOnOwnServer } from './own-server.ts'
import { openPage } from './pages.ts'
import { expect } from './world.ts'

let service: AiEndpoint
const test = testOnOwnServer(async () => {
  service = await startAiEndpoint()
  return { AI_BASE_URL: service.url, AI_API_KEY: 'secret-key', AI_MODEL: 'small' }
})

// In one worker, on one server.
test.describe.configure({ mode: 'serial' })
test.afterAll(() => service.stop())

const start = async (page: Page) => {
  await openPage(page, '/faq')
  await openAssistant(page)
}

test('a service streams its words, uses tools, and leads nowhere outside', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
  })
  service.answer(
    { calls: [{ name: 'faq_search', arguments: { query: 'renew' } }] },
    { say: ['Tap **Renew**. ', 'See https://elsewhere.example/x ', '![x](https://elsewhere.example/y.png)'] },
  )
  await start(page)
  const answer = await ask(page, 'How do I keep my listing alive?')
  await expect(answer.getByText('Renew', { exact: true })).toBeVisible()
  await expect(answer.locator('a[href^="http"], img[src^="http"]')).toHaveCount(0)
  await expect(answer.getByText('elsewhere.example')).toHaveCount(0)
  expect(service.asked[0]?.tools?.map((tool) => tool.function.name)).toContain('faq_search')
  expect(elsewhere).toEqual([])
})

test('a service that has had enough is told of in our own words, and asked again', async ({ page }) => {
  service.answer({ status: 429 })
  await start(page)
  await questionField(page).fill('A room?')
  await questionField(page).press('Enter')
  await expect(
    talk(page).getByText(
      `Sorry, I'm having trouble connecting right now. Rate limit exceeded. Please try again later.`,
    ),
  ).toBeVisible({ timeout: 35_000 })
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expect(page.getByText('secret words of the service')).toHaveCount(0)
  service.answer({ say: ['All is well.'] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(talk(page).getByText('All is well.')).toBeVisible()
})

test('half an answer stays, and says that it broke off', async ({ page }) => {
  service.answer({ say: ['Half of it. '], breaks: 'torn' })
  await start(page)
  await questionField(page).fill('A room?')
  await questionField(page).press('Enter')
  await expect(talk(page).getByText('Half of it.')).toBeVisible()
  await expect(talk(page).getByText(/^Sorry/)).toBeVisible({ timeout: 35_000 })
  await expect(questionField(page)).toBeEditable()
})

test('an answer that is stopped is not waited for by the server either', async ({ page }) => {
  service.answer({ say: ['It begins '], stalls: true })
  await start(page)
  await questionField(page).fill('A room?')
  await questionField(page).press('Enter')
  await expect(talk(page).getByText('It begins')).toBeVisible()
  const given = service.abandoned()
  await page.getByRole('button', { name: 'Stop' }).click()
  await given
  await expect(talk(page).getByText('You stopped this answer.')).toBeVisible()
})

test('a post in another script is translated on a tap and not before', async ({ page, world, browser }) => {
  test.slow()
  await join(page, world, world.newcomer('Selam Girma'))
  await page.goto('/#/social?tab=networking')
  await page.getByRole('button', { name: 'Create Post' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create New Post' })
  await dialog.getByRole('textbox').first().fill('ሰላም፣ አዲስ ሥራ ጀምሬአለሁ')
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Post shared successfully!')).toBeVisible()

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const reader = await context.newPage()
  await join(reader, world, world.newcomer('Yonas Alemu'))
  await openPage(reader, '/social?tab=networking')
  const before = service.asked.length
  service.answer({ say: [JSON.stringify({ text: 'Hello, I have started a new job.' })] })
  const post = reader.getByRole('article').first()
  const button = post.getByRole('button', { name: 'Translate' })
  await expect(button).toBeVisible()
  expect(service.asked).toHaveLength(before)
  await button.click()
  await expect(post.getByText('Hello, I have started a new job.').first()).toBeVisible()
  await expect(post.getByText('Translated by a machine')).toBeVisible()
  await post.getByRole('button', { name: 'Show original' }).click()
  await expect(post.getByText('ሰላም፣ አዲስ ሥራ ጀምሬአለሁ')).toBeVisible()
  await context.close()
})
