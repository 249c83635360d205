import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { Sheet } from './sheet.tsx'

afterEach(() => vi.restoreAllMocks())

function screenIs(wide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: wide,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}

test.each([
  ['phone', false],
  ['desktop', true],
])('on a %s it is a named dialog that can be closed', async (_name, wide) => {
  screenIs(wide)
  const change = vi.fn<(isOpen: boolean) => void>()
  const { user } = await render(
    <Sheet isOpen onOpenChange={change} title="Filters" footer={<button type="button">Apply</button>}>
      <p>Radius</p>
    </Sheet>,
  )
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeTruthy()
  expect(screen.getByText('Radius')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(change).toHaveBeenCalledWith(false)
})
