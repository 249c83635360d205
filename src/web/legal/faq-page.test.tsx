import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FAQ_PLACES } from '#contract/legal/faq/faq.ts'
import { registerAssistant } from '#web/platform/assistant-launcher.ts'
import { render } from '#web/testing/render.tsx'
import { FaqPage } from './faq-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const questionNamed = (name: string | RegExp) => screen.findByRole('heading', { level: 3, name })
const detailsOf = (heading: HTMLElement) => heading.closest('details') as HTMLDetailsElement
const field = (name = 'Search the answers') => screen.getByRole('searchbox', { name })

test('shows every question under its topic, closed', async () => {
  const { container } = await render(<FaqPage />, { path: '/faq' })
  expect(screen.getByRole('heading', { level: 1, name: 'FAQ' })).toBeTruthy()
  await screen.findByRole('heading', { level: 2, name: 'Safety' })
  expect(container.querySelectorAll('details')).toHaveLength(FAQ_PLACES.length)
  expect(container.querySelectorAll('details[open]')).toHaveLength(0)
})

test('a topic of the address is shown alone; one that there is not shows all', async () => {
  const { unmount } = await render(<FaqPage />, { path: '/faq?topic=safety' })
  await screen.findByRole('heading', { level: 2, name: 'Safety' })
  expect(screen.queryByRole('heading', { level: 2, name: 'Posting' })).toBeNull()
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }))
  expect(topics.getByRole('link', { current: 'page' }).textContent).toBe('Safety')
  unmount()
  await render(<FaqPage />, { path: '/faq?topic=weather' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Posting' })).toBeTruthy()
})

test('an answer of the address opens and takes the focus', async () => {
  await render(<FaqPage />, { path: '/faq?entry=rent-deposit' })
  const details = detailsOf(await questionNamed('Should I pay a deposit before I see the room?'))
  await waitFor(() => expect(document.activeElement).toBe(details.querySelector('summary')))
  expect(details.open).toBe(true)
  expect(within(details).getByText(/^Never pay before you have seen the place/)).toBeTruthy()
  expect(within(details).getByRole('link', { name: 'Rooms and housing' }).getAttribute('href')).toContain(
    '/rooms-housing',
  )
})

test('an answer that there is not leaves all closed', async () => {
  const { container } = await render(<FaqPage />, { path: '/faq?entry=nothing' })
  await screen.findByRole('heading', { level: 2, name: 'Safety' })
  expect(container.querySelectorAll('details[open]')).toHaveLength(0)
})

test('what is typed is found, in either script, and stands in the address', async () => {
  const { user, router } = await render(<FaqPage />, { path: '/faq' })
  await user.type(field(), 'kiray')
  expect(await questionNamed('What should a listing for a room say?')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull()
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'kiray' }))
  await user.clear(field())
  await user.type(field(), 'ማስያዣ')
  expect(await questionNamed('Should I pay a deposit before I see the room?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Posting' })).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('the words of the address are searched; the answer that it names is there too', async () => {
  await render(<FaqPage />, { path: '/faq?q=renew&entry=dark-mode' })
  expect(await questionNamed('How do I renew a listing?')).toBeTruthy()
  const [first] = screen.getAllByRole('heading', { level: 3 })
  expect(first?.textContent).toBe('Is there a dark mode?')
  expect(first && detailsOf(first).open).toBe(true)
})

test('words without an answer say so, and all questions come back', async () => {
  const { user } = await render(<FaqPage />, { path: '/faq?q=xqzwv' })
  expect(await screen.findByText('No answer to “xqzwv” yet.')).toBeTruthy()
  expect(screen.getByText('No answers')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Posting' })).toBeTruthy()
})

test('copies the link of an answer; where that fails, shows it', async () => {
  const { user } = await render(<FaqPage />, { path: '/faq?entry=drafts' })
  const copy = await screen.findByRole('button', {
    name: 'Copy link: “Is what I write lost when I stop in the middle?”',
  })
  await user.click(copy)
  expect(await screen.findByText('Link copied')).toBeTruthy()
  const url = `${location.origin}/#/faq?entry=drafts`
  expect(await navigator.clipboard.readText()).toBe(url)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(copy)
  expect(await screen.findByText(url)).toBeTruthy()
})

test('all answers are open while the page is printed, and as they were afterwards', async () => {
  const { container } = await render(<FaqPage />, { path: '/faq?entry=drafts' })
  await questionNamed('Is what I write lost when I stop in the middle?')
  await waitFor(() => expect(container.querySelectorAll('details[open]')).toHaveLength(1))
  act(() => void fireEvent(window, new Event('beforeprint')))
  expect(container.querySelectorAll('details[open]')).toHaveLength(FAQ_PLACES.length)
  act(() => void fireEvent(window, new Event('afterprint')))
  expect(container.querySelectorAll('details[open]')).toHaveLength(1)
})

test('speaks Amharic, and finds in both scripts there too', async () => {
  const { user } = await render(<FaqPage />, { path: '/faq', language: 'am' })
  expect(screen.getByRole('heading', { level: 1, name: 'ተደጋጋሚ ጥያቄዎች' })).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 2, name: 'ደኅንነት' })).toBeTruthy()
  await user.type(field('መልሶቹን ይፈልጉ'), 'deposit')
  expect(await questionNamed('ክፍሉን ሳላይ ማስያዣ ልክፈል?')).toBeTruthy()
})

test('where there is an assistant, whoever found no answer can ask it', async () => {
  const open = vi.fn<() => void>()
  const { user } = await render(<FaqPage />, { path: '/faq' })
  expect(screen.queryByRole('button', { name: 'Ask the assistant' })).toBeNull()
  let end: () => void = () => undefined
  act(() => {
    end = registerAssistant(open)
  })
  await user.click(screen.getByRole('button', { name: 'Ask the assistant' }))
  expect(open).toHaveBeenCalledOnce()
  act(() => end())
  expect(screen.queryByRole('button', { name: 'Ask the assistant' })).toBeNull()
})
