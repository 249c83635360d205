import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { LanguageCards } from './language-cards.tsx'

test('each language says how much of it native speakers have reviewed, and claims no more', async () => {
  await render(<LanguageCards />)
  expect(screen.getByRole('radio', { name: /^አማርኛ.*0% reviewed by native speakers$/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^ትግርኛ.*On trial: 0% reviewed by native speakers$/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'English' })).toBeTruthy()
})

test.each([
  ['Afaan Oromoo', 'om', 'Afaan'],
  ['ትግርኛ', 'ti', 'ቋንቋ'],
])('a language on trial is spoken at once, and says what comes in English: %s', async (name, lang, label) => {
  const { user } = await render(<LanguageCards />)
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
  expect(await screen.findByRole('group', { name: label })).toBeTruthy()
  expect(document.documentElement.lang).toBe(lang)
  expect(localStorage.getItem('language')).toBe(lang)
  expect(screen.getAllByText(/0%/)).toHaveLength(3)
})
