import { screen } from '@testing-library/react'
import { useState } from 'react'
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

/** Takes the focus with it when it is pressed, as a button does that is gone once its work is done. */
function Vanishing() {
  const [isThere, setThere] = useState(true)
  return isThere ? (
    <button type="button" onClick={() => setThere(false)}>
      Stop sharing
    </button>
  ) : null
}

test.each([
  ['phone', false],
  ['desktop', true],
])('on a %s Escape closes the one on top, also where the focus is nowhere', async (_name, wide) => {
  screenIs(wide)
  const below = vi.fn<(isOpen: boolean) => void>()
  const change = vi.fn<(isOpen: boolean) => void>()
  const { user } = await render(
    <>
      <Sheet isOpen onOpenChange={below} title="Matches">
        <p>Below</p>
      </Sheet>
      <Sheet isOpen onOpenChange={change} title="Plans">
        <Vanishing />
      </Sheet>
    </>,
  )
  await user.click(await screen.findByText('Stop sharing'))
  document.body.focus()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await user.keyboard('{Escape}')
  expect(change).toHaveBeenCalledWith(false)
  expect(below).not.toHaveBeenCalled()
})

test('one that must not be closed stays when Escape is pressed', async () => {
  screenIs(true)
  const change = vi.fn<(isOpen: boolean) => void>()
  const { user } = await render(
    <Sheet isOpen onOpenChange={change} title="Sending" isDismissable={false}>
      <p>Under way</p>
    </Sheet>,
  )
  await screen.findByRole('dialog', { name: 'Sending' })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await user.keyboard('{Escape}')
  expect(change).not.toHaveBeenCalled()
})
