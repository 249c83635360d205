import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallError } from '#web/platform/call/call-error.ts'
import { render } from '#web/testing/render.tsx'
import { ErrorState } from './error-state.tsx'

test('says what happened and tries again', async () => {
  const retry = vi.fn<() => void>()
  const { user } = await render(<ErrorState error={new CallError('network', 0)} onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('No connection')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('speaks Amharic', async () => {
  await render(<ErrorState error={new Error('?')} onRetry={() => undefined} />, { language: 'am' })
  expect(screen.getByRole('alert').textContent).toContain('ችግር ተፈጥሯል')
})
