import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#contract/kit/access.ts'
import { readSite } from '#contract/site/read-site.ts'
import { api } from '#web/platform/call/api.ts'
import { render } from '#web/testing/render.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { serveSite } from './site.fixture.ts'

const NOTICE = /demo accounts with published passwords/
const ID = '0199a000-0000-7000-8000-000000000001'

async function show(demo: boolean, role?: Role) {
  serveSite({ demo })
  const { cache } = await render(<DemoNotice />, role ? { person: { id: ID, role } } : {})
  await waitFor(() => expect(cache.getQueryData(api(readSite).key({}))).toBeDefined())
}

test.each(['manager', 'admin'] as const)('tells %s on every page', async (role) => {
  await show(true, role)
  expect(await screen.findByText(NOTICE)).toBeTruthy()
})

test.each([
  [true, 'user'],
  [true, undefined],
  [false, 'admin'],
] as const)('with demo accounts %s, %s sees nothing', async (demo, role) => {
  await show(demo, role)
  expect(screen.queryByText(NOTICE)).toBeNull()
})
