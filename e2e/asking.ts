import type { Locator, Page } from '@playwright/test'
import { remember } from './pages.ts'
import { expect } from './world.ts'

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** The conversation of the assistant. */
export const talk = (page: Page): Locator => page.getByRole('log', { name: /^(Conversation|ውይይት)$/ })

export const questionField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Your question|ጥያቄዎ)$/ })

/** Opens the assistant as one does: by the round button, on phones from the search field. */
export async function openAssistant(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.goto('/#/listings')
    await page.getByRole('button', { name: /^(Ask the assistant|ረዳቱን ይጠይቁ)$/ }).click()
  } else {
    await page.getByRole('button', { name: /^(Open the assistant|ረዳቱን ይክፈቱ)$/ }).click()
  }
  await expect(questionField(page)).toBeVisible()
}

/** Asks and waits for the whole answer. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const before = await talk(page).getByRole('article').count()
  await questionField(page).fill(question)
  await questionField(page).press('Enter')
  const answer = talk(page)
    .getByRole('article')
    .nth(before + 1)
  await expect(answer.getByRole('button', { name: /^(Copy|ይቅዱ)$/ })).toBeVisible()
  return answer
}

/** Opens the app at a page that is drawn faster than home, and the assistant. */
export const startAssistant = async (page: Page, language: 'en' | 'am' = 'en'): Promise<void> => {
  if (language === 'am') await remember(page, { language })
  await page.goto('/#/about')
  await openAssistant(page)
}
