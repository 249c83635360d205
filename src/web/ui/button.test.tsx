import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { Button } from './button.tsx'

test('is pressed by hand and by keyboard, and never sends the form around it', async () => {
  const pressed = vi.fn<() => void>()
  const sent = vi.fn<() => void>()
  const { user } = await render(
    <form onSubmit={sent}>
      <Button variant="danger" onClick={pressed}>
        Remove
      </Button>
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
    <Button disabled onClick={pressed}>
      Remove
    </Button>,
  )
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(pressed).not.toHaveBeenCalled()
})

test('a button whose action is under way keeps the focus, and neither acts nor sends again', async () => {
  const pressed = vi.fn<() => void>()
  const sent = vi.fn<() => void>()
  const { user } = await render(
    <form onSubmit={sent}>
      <Button type="submit" isPending onClick={pressed}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect([pressed.mock.calls, sent.mock.calls]).toEqual([[], []])
})
