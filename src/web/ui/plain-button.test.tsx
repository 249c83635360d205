import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { PlainButton } from './plain-button.tsx'

test('is pressed by hand and by keyboard, and never sends the form around it', async () => {
  const pressed = vi.fn<() => void>()
  const sent = vi.fn<() => void>()
  const { user } = await render(
    <form onSubmit={sent}>
      <PlainButton variant="danger" onClick={pressed}>
        Remove
      </PlainButton>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Remove' })
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(2)
  expect(sent).not.toHaveBeenCalled()
  expect(button.className).toContain('button--danger')
})

test('a button that is off cannot be pressed', async () => {
  const pressed = vi.fn<() => void>()
  const { user } = await render(
    <PlainButton disabled onClick={pressed}>
      Remove
    </PlainButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(pressed).not.toHaveBeenCalled()
})
