import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { Logo } from './logo.tsx'

test('the word mark stands in both scripts and the drawing says nothing twice', async () => {
  await render(<Logo />)
  expect(screen.getByText('Mesob')).toBeTruthy()
  expect(screen.getByText('መሶብ').getAttribute('lang')).toBe('am')
  expect(screen.queryByRole('img')).toBeNull()
})

test('alone, the drawing is named', async () => {
  await render(<Logo wordMark={false} />)
  expect(screen.getByRole('img', { name: 'Mesob' })).toBeTruthy()
})
