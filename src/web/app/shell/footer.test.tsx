import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { connectToasts, type ToastMessage } from '#web/platform/device/toast.ts'
import { render } from '#web/testing/render.tsx'
import { Footer } from './footer.tsx'
import { serveSite } from './site.fixture.ts'

const section = (title: string) => {
  const heading = screen.getByRole('heading', { name: title })
  return within(heading.parentElement as HTMLElement)
}
const linksOf = (title: string) =>
  section(title)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('has the described sections', async () => {
  serveSite()
  await render(<Footer />)
  expect(linksOf('Quick Links').map(([, path]) => path)).toEqual([
    '/',
    '/listings',
    '/create-listing',
    '/social',
    '/about',
  ])
  expect(linksOf('Categories')).toEqual([
    ['Rooms & Housing', '/rooms-housing'],
    ['Jobs & Career', '/jobs'],
    ['Items for Sale', '/items'],
    ['Services', '/services'],
  ])
  expect(linksOf('Support')).toEqual([
    ['Help Center', '/help'],
    ['Safety Tips', '/safety'],
    ['Community Guidelines', '/guidelines'],
    ['Report an Issue', '/report-issue'],
    ['Language and appearance', '/account?section=appearance'],
  ])
  expect(linksOf('Legal')).toEqual([
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Contact Us', '/contact'],
  ])
})

test.each(['App Store', 'Google Play'])('%s says that it is being developed', async (name) => {
  serveSite()
  const { user } = await render(<Footer />)
  const said = vi.fn<(message: ToastMessage) => void>()
  const stop = connectToasts({ show: said, pause: () => undefined, resume: () => undefined })
  await user.click(screen.getByRole('button', { name }))
  expect(said).toHaveBeenCalledWith({
    title: 'Coming Soon!',
    description: 'This feature is being developed. Please check back soon.',
  })
  stop()
})

test('store links lead to the stores once they are configured', async () => {
  serveSite({ storeLinks: { apple: 'https://apps.apple.com/app/mesob', google: null } })
  await render(<Footer />)
  const apple = await screen.findByRole('link', { name: 'App Store' })
  expect(apple.getAttribute('href')).toBe('https://apps.apple.com/app/mesob')
  expect(screen.getByRole('button', { name: 'Google Play' })).toBeTruthy()
})

test('shows what the operator says about themselves', async () => {
  serveSite({
    operator: {
      name: 'Mesob e.V.',
      address: '1 Market Street',
      email: 'hello@mesob.example',
      phone: '+1 202 555 0100',
    },
  })
  await render(<Footer />)
  const year = new Date().getFullYear()
  expect(await screen.findByText(`© ${year} Mesob contributors. All rights reserved.`)).toBeTruthy()
  const details = within(screen.getByRole('group'))
  expect(details.getByText('1 Market Street')).toBeTruthy()
  expect(details.getByRole('link', { name: 'hello@mesob.example' }).getAttribute('href')).toBe(
    'mailto:hello@mesob.example',
  )
  expect(details.getByRole('link', { name: '+1 202 555 0100' }).getAttribute('href')).toBe(
    'tel:+1 202 555 0100',
  )
})

test('leaves out what is not configured', async () => {
  serveSite()
  await render(<Footer />)
  expect((await screen.findByRole('group')).textContent).toBe('Mesob')
})
