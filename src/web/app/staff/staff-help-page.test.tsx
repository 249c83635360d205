import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleId } from '#contract/legal/help/article.ts'
import { listArticles } from '#contract/legal/help/list-articles.ts'
import { deleteArticle } from '#contract/staff/help/delete-article.ts'
import type { ArticleChange, StaffArticle } from '#contract/staff/help/help.ts'
import { listHelp } from '#contract/staff/help/list-help.ts'
import { saveArticle } from '#contract/staff/help/save-article.ts'
import { saraId } from '#web/listings/listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { StaffHelpPage } from './staff-help-page.tsx'

const ID = ArticleId.parse('019a0000-0000-7000-8000-0000000000e1')
const MANAGER = { person: { id: saraId, role: 'manager' as const }, path: '/manager/help' }
const OLD: StaffArticle = {
  id: ID,
  topic: 'app',
  en: { question: 'Why is the map slow?', answer: 'It is being renewed until Friday.' },
  am: { question: 'ካርታው ለምን ይዘገያል?', answer: 'እስከ ዓርብ እየታደሰ ስለሆነ ነው፤ ይጠብቁን።' },
  isPublished: false,
  version: 3,
  at: '2026-11-20T10:00:00.000Z',
}

function server({ articles = [OLD], isStale = false } = {}) {
  const sent: { saved: ArticleChange[]; deleted: string[] } = { saved: [], deleted: [] }
  let items = articles
  setTransport({
    fetch: fakeServer(
      fake(listHelp)(() => ({
        articles: items,
        ratings: [
          { answer: ID, helped: 1, failed: 4 },
          { answer: 'sign-up', helped: 9, failed: 0 },
        ],
      })),
      fake(listArticles)(() => ({ items: [] })),
      fake(saveArticle)((change) => {
        if (isStale) return new Refusal('staff.article-stale')
        sent.saved.push(change)
        return { ...OLD, ...change, id: change.articleId, version: change.version + 1 }
      }),
      fake(deleteArticle)(({ articleId }) => {
        sent.deleted.push(articleId)
        items = []
        return { isDeleted: true }
      }),
    ),
  })
  return sent
}

const fill = async (user: Awaited<ReturnType<typeof render>>['user'], name: string, words: string) => {
  const field = screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await user.clear(field)
  await user.type(field, words)
}

test('what helped least stands first, by its question', async () => {
  server()
  await render(<StaffHelpPage />, MANAGER)
  const ratings = within(
    (await screen.findByRole('heading', { name: 'What readers say' })).closest('section') as HTMLElement,
  )
  await waitFor(() =>
    expect(ratings.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Why is the map slow?',
      'How do I create an account?',
    ]),
  )
  expect(ratings.getByText('1 helped · 4 did not')).toBeTruthy()
})

test('a new article needs both languages, and waits as a draft unless everybody shall read it', async () => {
  const { saved } = server({ articles: [] })
  const { user } = await render(<StaffHelpPage />, MANAGER)
  expect(await screen.findByText('None yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New article' }))
  await fill(user, 'Question in English', 'When is the office open?')
  await fill(user, 'Answer in English', 'On weekdays from nine to five.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([])
  await fill(user, 'Question in Amharic', 'ቢሮው መቼ ይከፈታል?')
  await fill(user, 'Answer in Amharic', 'በሥራ ቀናት ከሦስት እስከ አሥራ አንድ ሰዓት።')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved as a draft')).toBeTruthy()
  expect(saved).toMatchObject([
    { version: 0, topic: 'account', isPublished: false, en: { question: 'When is the office open?' } },
  ])
})

test('one that somebody else changed is not written over, and what was written stays', async () => {
  server({ isStale: true })
  const { user } = await render(<StaffHelpPage />, MANAGER)
  await user.click(await screen.findByRole('button', { name: /Why is the map slow/ }))
  await fill(user, 'Question in English', 'Why was the map slow?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody else changed or deleted this/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Question in English/ })).toHaveProperty(
    'value',
    'Why was the map slow?',
  )
})

test('deleting asks first', async () => {
  const { deleted } = server()
  const { user } = await render(<StaffHelpPage />, MANAGER)
  await user.click(await screen.findByRole('button', { name: /Why is the map slow/ }))
  await user.click(screen.getByRole('button', { name: 'Delete the article' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText('Delete “Why is the map slow?”?')).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Delete the article' }))
  expect(await screen.findByText('None yet.')).toBeTruthy()
  expect(deleted).toEqual([ID])
})
