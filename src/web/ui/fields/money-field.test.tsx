import { screen } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { MoneyField } from './money-field.tsx'

function Price() {
  const { control } = useForm<{ price?: number }>()
  const price = useWatch({ control, name: 'price' })
  return (
    <form>
      <MoneyField control={control} name="price" label="Price" currency="USD" />
      <output>{price ?? 'none'}</output>
    </form>
  )
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['en-US', '45.50', '4550'],
  ['en-US', '1,200', '120000'],
  ['sv-SE', '45,50', '4550'],
  ['de-DE', '1.200', '120000'],
  ['nb-NO', '45,5', '4550'],
])('a price is typed by the custom of %s: %s', async (device, typed, cents) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(device)
  const { user } = await render(<Price />)
  await user.type(screen.getByLabelText('Price'), typed)
  await user.tab()
  expect(screen.getByText(cents)).toBeTruthy()
})
