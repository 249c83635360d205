import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { useLayout } from './choose-layout.ts'
import { LayoutSwitch } from './layout-switch.tsx'

beforeEach(() => localStorage.clear())

const Shown = () => <p>{useLayout().layout}</p>
const Both = () => (
  <>
    <LayoutSwitch />
    <Shown />
  </>
)

test('lists are a grid until somebody wants rows, and the device remembers', async () => {
  const { user, unmount } = await render(<Both />)
  const choices = within(screen.getByRole('group', { name: 'How listings are shown' }))
  expect(screen.getByText('grid')).toBeTruthy()
  await user.click(choices.getByRole('button', { name: 'List' }))
  expect(screen.getByText('list')).toBeTruthy()
  expect(choices.getByRole('button', { name: 'List', pressed: true })).toBeTruthy()
  unmount()

  await render(<Both />)
  expect(screen.getByText('list')).toBeTruthy()
})

test('what nobody can read is a grid, said in Amharic too', async () => {
  localStorage.setItem('listings-layout', 'mosaic')
  await render(<Both />, { language: 'am' })
  expect(screen.getByRole('button', { name: 'በፍርግርግ', pressed: true })).toBeTruthy()
})
