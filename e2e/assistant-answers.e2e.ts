import { join, signOut } from './accounts.ts'
import { ask, openAssistant, questionField, startAssistant, talk } from './asking.ts'
import { CELL, listingsIn, milesBetween, SEATTLE } from './found-listings.ts'
import { openPage } from './pages.ts'
import { expect, test } from './world.ts'

test('“በሲያትል ስራ ፈልግልኝ”: jobs near Seattle alone', async ({ page, request }) => {
  await startAssistant(page, 'am')
  const jobs = await listingsIn(await ask(page, 'በሲያትል ስራ ፈልግልኝ'), request)
  for (const { category, state, publicPoint } of jobs) {
    expect([category, state]).toEqual(['jobs', 'active'])
    expect(milesBetween(publicPoint, SEATTLE)).toBeLessThanOrEqual(25 + CELL)
  }
})

test('“when is Fasika 2027”: the day in both calendars', async ({ page }) => {
  await startAssistant(page)
  const answer = await ask(page, 'when is Fasika 2027')
  await expect(answer.getByRole('listitem').getByText('May 2, 2027')).toBeVisible()
  await expect(answer.getByRole('listitem').getByText(/Miazia 24, 2019/)).toBeVisible()
})

test('“how do I renew my ad”: the answer of the questions page, and the way to it', async ({ page }) => {
  await startAssistant(page)
  const answer = await ask(page, 'how do I renew my ad')
  const link = answer.getByRole('link', { name: 'How do I renew a listing?' })
  await expect(link).toHaveAttribute('href', /entry=renew-listing/)
  await link.click()
  await expect(page.locator('#answer-renew-listing')).toHaveAttribute('open', '')
})

test('the conversation outlives closing, going elsewhere and a reload', async ({ page }) => {
  await startAssistant(page)
  await ask(page, 'when is Fasika 2027')
  await page.getByRole('button', { name: 'Close the assistant' }).click()
  await expect(questionField(page)).toHaveCount(0)
  await page.reload()
  await openAssistant(page)
  await expect(talk(page).getByText('when is Fasika 2027', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(talk(page).getByText('when is Fasika 2027', { exact: true })).toHaveCount(0)
})

test('what a member asked is gone once they sign out', async ({ page, world }) => {
  test.slow()
  await join(page, world, world.newcomer('Meron Tadesse'))
  await openAssistant(page)
  await ask(page, 'when is Genna')
  await page.getByRole('button', { name: 'Close the assistant' }).click()
  await signOut(page)
  expect(await page.evaluate(() => sessionStorage.getItem('assistant'))).toBeNull()
  await openAssistant(page)
  await expect(talk(page).getByText('when is Genna')).toHaveCount(0)
})

test('a listing that is drafted together opens in the form', async ({ page, world }) => {
  test.slow()
  await join(page, world, world.newcomer('Biruk Lemma'))
  await openAssistant(page)
  const answer = await ask(page, 'help me post an ad: I sell my krar in Silver Spring for $120')
  await answer.getByRole('button', { name: 'Open the form' }).click()
  await expect(page).toHaveURL(/create-listing\?.*category=items/)
  expect(page.url()).not.toMatch(/krar/i)
  await expect(page.getByRole('heading', { level: 2, name: /^(What is it\?|Describe it)$/ })).toBeVisible()
  await openPage(page, new URL(page.url()).hash.slice(1).replace(/step=\w+/, 'step=price'))
  await expect(page.getByRole('textbox', { name: /Price|Amount/ }).first()).toHaveValue('$120')
})

test('it works by the keyboard alone', async ({ page }) => {
  await startAssistant(page)
  await expect(questionField(page)).toBeVisible()
  await questionField(page).focus()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await expect(talk(page).getByRole('article')).toHaveCount(0)
  await page.keyboard.type('when is')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Fasika 2027')
  await page.keyboard.press('Enter')
  await expect(talk(page).getByText('May 2, 2027').first()).toBeVisible()
  await expect(questionField(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(questionField(page)).toHaveCount(0)
})
