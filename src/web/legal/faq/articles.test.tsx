import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleId } from '#contract/legal/help/article.ts'
import { listArticles } from '#contract/legal/help/list-articles.ts'
import { rateAnswer } from '#contract/legal/help/rate-answer.ts'
import { FaqPage } from '#web/legal/faq-page.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'

const ID = ArticleId.parse('019a0000-0000-7000-8000-0000000000e1')

function server({ refuses = false } = {}) {
  const rated: unknown[] = []
  setTransport({
    fetch: fakeServer(
      fake(listArticles)(() => ({
        items: [
          {
            id: ID,
            topic: 'app',
            en: { question: 'Why is the zebra map slow?', answer: 'It is being renewed.\n\nUntil Friday.' },
            am: { question: 'ካርታው ለምን ይዘገያል?', answer: 'እየታደሰ ነው።' },
          },
        ],
      })),
      fake(rateAnswer)((input) => {
        if (refuses) return new Refusal('request.too-many', { seconds: 60 })
        rated.push(input)
        return { isCounted: true }
      }),
    ),
  })
  return rated
}

const article = () => screen.findByRole('heading', { level: 3, name: 'Why is the zebra map slow?' })

test('what the team wrote stands under its topic, and is found by its words in either script', async () => {
  server()
  const { user } = await render(<FaqPage />, { path: '/faq' })
  const app = await screen.findByRole('region', { name: 'App and notifications' })
  await article()
  expect(within(app).getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Why is the zebra map slow?')
  await user.type(screen.getByRole('searchbox'), 'zebra')
  expect(await article()).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test('an answer is rated once, and thanked for', async () => {
  const rated = server()
  const { user } = await render(<FaqPage />, { path: `/faq?entry=${ID}` })
  const answer = within((await article()).closest('details') as HTMLElement)
  expect(answer.getByText('Until Friday.')).toBeTruthy()
  await user.click(answer.getByRole('button', { name: 'No' }))
  expect(await answer.findByText('Thank you. We will write it better.')).toBeTruthy()
  expect(answer.queryByRole('button', { name: 'Yes' })).toBeNull()
  expect(rated).toEqual([{ answerId: ID, isHelpful: false }])
})

test('what could not be counted can be said again', async () => {
  server({ refuses: true })
  const { user } = await render(<FaqPage />, { path: `/faq?entry=${ID}` })
  const answer = within((await article()).closest('details') as HTMLElement)
  await user.click(answer.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('That was not saved')).toBeTruthy()
  expect(answer.getByRole('button', { name: 'Yes' })).toBeTruthy()
})
