import { Link } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { useRef } from 'react'
import { useFollowHeading } from './follow-heading.ts'

function Page({ title, name, unread }: { title: string | null; name?: string; unread?: number }) {
  const main = useRef<HTMLElement>(null)
  useFollowHeading(main, unread)
  return (
    <>
      <Link to="/jobs">Jobs</Link>
      <main ref={main}>
        {name && <p data-page-name="">{name}</p>}
        {title && <h1>{title}</h1>}
      </main>
    </>
  )
}

test('the title is the heading, in the language of the page', async () => {
  await render(<Page title="ሁሉም ማስታወቂያዎች" />, { language: 'am' })
  expect(document.title).toBe('ሁሉም ማስታወቂያዎች · መሶብ')
})

test('a page may name itself, and one without heading is only the app', async () => {
  const { unmount } = await render(<Page title="Coming Soon!" name="FAQ" />)
  expect(document.title).toBe('FAQ · Mesob')
  unmount()
  await render(<Page title={null} />)
  expect(document.title).toBe('Mesob')
})

test('what is unread stands before the title', async () => {
  await render(<Page title="Rooms" unread={2} />)
  expect(document.title).toBe('(2) Rooms · Mesob')
})

test('the title follows a heading that changes', async () => {
  await render(<Page title="Sign in" />)
  screen.getByRole('heading').textContent = 'Create your account'
  await waitFor(() => expect(document.title).toBe('Create your account · Mesob'))
})

test('the heading is read out when another page opens, but not when the app does', async () => {
  const { user } = await render(<Page title="Rooms" />)
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('link', { name: 'Jobs' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})
