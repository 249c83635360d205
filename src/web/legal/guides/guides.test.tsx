import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GuidePage } from '#web/legal/guide-page.tsx'
import { HelpPage } from '#web/legal/help-page.tsx'
import { render } from '#web/testing/render.tsx'
import { GUIDES, type GuideName, type SectionText } from '#contract/legal/guides/guide.ts'
import { guidesAm } from '#contract/legal/guides/am/texts.ts'
import { guidesEn } from '#contract/legal/guides/en/texts.ts'

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const headingOf = (name: GuideName, at: number) =>
  Object.values<SectionText>(guidesEn.guides[name].sections)[at]?.heading

test.each([
  ['guidelines', 'Community Guidelines'],
  ['prohibited', 'Prohibited Items'],
  ['reporting', 'Report an Issue'],
  ['safety', 'Safety Tips'],
] as const)('%s shows every section with its points', async (name, title) => {
  await render(<GuidePage name={name} />, { path: '/about' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(headings()).toEqual(
    Object.values<SectionText>(guidesEn.guides[name].sections).map(({ heading }) => heading),
  )
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(
    Object.values<SectionText>(guidesEn.guides[name].sections).flatMap(({ points }) => points).length,
  )
})

test('a section leads to the pages where one goes on', async () => {
  await render(<GuidePage name="reporting" />, { path: '/report-issue' })
  expect((await screen.findByRole('link', { name: 'Your reports' })).getAttribute('href')).toBe(
    '/account?section=reports',
  )
})

test('the tips for one category are read alone, and another is one tap away', async () => {
  const { user } = await render(<GuidePage name="safety" />, { path: '/safety?about=jobs' })
  const topics = within(await screen.findByRole('navigation', { name: 'Topics' }))
  expect(headings()).toEqual(['Jobs'])
  expect(topics.getByRole('link', { current: 'page' }).textContent).toBe('Jobs')
  await user.click(topics.getByRole('link', { name: 'Dating' }))
  expect(headings()).toEqual(['Dating'])
})

test('a category that there is not shows all tips', async () => {
  await render(<GuidePage name="safety" />, { path: '/safety?about=weather' })
  expect(await screen.findByRole('heading', { level: 2, name: headingOf('safety', 0) ?? '' })).toBeTruthy()
  expect(headings()).toHaveLength(Object.keys(GUIDES.safety).length)
})

test('whoever reads Amharic reads it in Amharic', async () => {
  await render(<GuidePage name="guidelines" />, { path: '/guidelines', language: 'am' })
  const title = await screen.findByRole('heading', { level: 1, name: guidesAm.guides.guidelines.title })
  expect(title.closest('[lang]')?.getAttribute('lang')).toBe('am')
})

test('both languages say as much', () => {
  for (const name of Object.keys(GUIDES) as GuideName[]) {
    const points = ({ guides }: typeof guidesEn) =>
      Object.values<SectionText>(guides[name].sections).map((section) => section.points.length)
    expect(points(guidesAm), name).toEqual(points(guidesEn))
  }
})

test('the help center finds answers, and leads to each guide', async () => {
  const { user, router } = await render(<HelpPage />, { path: '/help' })
  for (const [name, path] of [
    [/^Safety Tips/, '/safety'],
    [/^Community Guidelines/, '/guidelines'],
    [/^Prohibited Items/, '/prohibited-items'],
    [/^Report an Issue/, '/report-issue'],
  ] as const)
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
  await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'deposit{Enter}')
  expect(router.state.location.pathname).toBe('/faq')
  expect(router.state.location.search).toEqual({ q: 'deposit' })
})
