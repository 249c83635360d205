import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { DayPicker } from '#web/ui/fields/day-picker.tsx'

function Field({ first, error }: { first?: string; error?: string }) {
  const [day, setDay] = useState(first)
  return (
    <>
      <DayPicker label="ዕለት" value={day} onChange={setDay} error={error} max="2030-12-31" isRequired />
      <output>{day ?? 'ባዶ'}</output>
    </>
  )
}

const part = (name: string) => screen.findByRole('combobox', { name: `ዕለት፦ ${name}` })

test('a day is chosen by its parts, with the months in the words of the language', async () => {
  const { user } = await render(<Field />, { language: 'ti' })
  await user.selectOptions(await part('ወርሒ'), 'መስከረም')
  await user.selectOptions(await part('ዕለት'), '11')
  expect(screen.getByRole('status').textContent).toBe('ባዶ')
  await user.selectOptions(await part('ዓመት'), '2026')
  expect(screen.getByRole('status').textContent).toBe('2026-09-11')
  expect(screen.getByText('ዓርቢ፣ 1 መስከረም 2019 ብግእዝ (11 መስከረም 2026 ብጎርጎርዮስ)')).toBeTruthy()
})

test('readers of both calendars may choose by the other one', async () => {
  const { user } = await render(<Field first="2026-09-11" />, { language: 'ti' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'ዓውደ ኣዋርሕ' }), 'ናይ ግእዝ')
  expect(await part('ዕለት')).toHaveProperty('value', '1')
  await user.selectOptions(await part('ወርሒ'), 'ጳጉሜን')
  expect(screen.getByRole('status').textContent).toBe('2027-09-06')
})

test('what is wrong with a day is said below it', async () => {
  await render(<Field error="እዚ ክምላእ ኣለዎ" />, { language: 'ti' })
  const field = await screen.findByRole('group', { name: /^ዕለት/ })
  const notes = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(notes?.textContent).toBe('እዚ ክምላእ ኣለዎ')
})
