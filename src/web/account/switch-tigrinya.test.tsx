import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { AppearanceSection } from './appearance-section.tsx'

const inTheBrowser = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
const spoken = () => document.documentElement.lang
const toggle = () => screen.getByRole('switch', { name: /Tigrinya|ትግርኛ/ })

afterEach(() => vi.restoreAllMocks())

test.each(['en', 'am'] as const)('Tigrinya that is switched off gives %s back', async (language) => {
  inTheBrowser('fr')
  const { user } = await render(<AppearanceSection />, { language })
  await user.click(toggle())
  await waitFor(() => expect(spoken()).toBe('ti'))
  await user.click(toggle())
  await waitFor(() => expect(spoken()).toBe(language))
})

test.each([
  [['ti-ER', 'am-ET', 'en-US'], 'am'],
  [['en-GB', 'am'], 'en'],
  [['fr'], 'en'],
])(
  'where nothing is known of a language before it, the browser of %s decides: %s',
  async (languages, shown) => {
    const { user } = await render(<AppearanceSection />)
    await user.click(toggle())
    await waitFor(() => expect(spoken()).toBe('ti'))
    localStorage.removeItem('language-before')
    inTheBrowser(...languages)
    await user.click(toggle())
    await waitFor(() => expect(spoken()).toBe(shown))
  },
)
