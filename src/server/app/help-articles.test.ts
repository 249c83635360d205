import { beforeEach, describe, expect, it, test } from 'vitest'
import { type AnswerId, ArticleId, HELP_LIMITS } from '#contract/legal/help/article.ts'
import { listArticles } from '#contract/legal/help/list-articles.ts'
import { rateAnswer } from '#contract/legal/help/rate-answer.ts'
import { deleteArticle } from '#contract/staff/help/delete-article.ts'
import { type ArticleChange, RATED_DAYS } from '#contract/staff/help/help.ts'
import { listHelp } from '#contract/staff/help/list-help.ts'
import { saveArticle } from '#contract/staff/help/save-article.ts'
import { listLog } from '#contract/staff/log/list-log.ts'
import { ask, idsOf } from '#server/assistant/chat.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const newId = () => ArticleId.parse(uuidv7())
const aChange = (change: Partial<ArticleChange> = {}): ArticleChange => ({
  articleId: newId(),
  version: 0,
  topic: 'app',
  en: { question: 'Why is the map slow today?', answer: 'Our maps are being renewed until Friday.' },
  am: { question: 'ካርታው ዛሬ ለምን ይዘገያል?', answer: 'ካርታዎቻችን እስከ ዓርብ እየታደሱ ነው፤ በትዕግሥት ይጠብቁን።' },
  isPublished: true,
  ...change,
})
const save = (change: ArticleChange, person: Person | null = world.people.hanna) =>
  world.call(saveArticle, change, person)
const published = async () => (await world.call(listArticles, {})).body.items
const help = async () => (await world.call(listHelp, {}, world.people.hanna)).body
const rate = (answerId: AnswerId, isHelpful: boolean) => world.call(rateAnswer, { answerId, isHelpful })

beforeEach(async () => {
  await world.db.deleteFrom('help_article').execute()
  await world.db.deleteFrom('answer_rating').execute()
})

describe('help articles', () => {
  it('are written by staff', async () => {
    for (const [person, status] of [
      [null, 401],
      [world.people.sara, 403],
    ] as const) {
      expect((await save(aChange(), person)).status).toBe(status)
      expect((await world.call(listHelp, {}, person)).status).toBe(status)
      expect((await world.call(deleteArticle, { articleId: newId() }, person)).status).toBe(status)
    }
    expect(await published()).toEqual([])
  })

  it.each([
    ['a question without words', { en: { question: '  ', answer: 'Until Friday they are renewed.' } }],
    ['no Amharic', { am: { question: 'ለምን ይዘገያል?', answer: '' } }],
    [
      'an answer without end',
      { en: { question: 'Why so long?', answer: 'x'.repeat(HELP_LIMITS.answerMax + 1) } },
    ],
    ['a topic that there is not', { topic: 'weather' as 'app' }],
    ['a version before the first', { version: -1 }],
  ])('are refused with %s', async (_name, change) => {
    expect((await save(aChange(change))).error.code).toBe('request.invalid')
    const wrong = { articleId: 'x' as ArticleId }
    expect((await world.call(deleteArticle, wrong, world.people.hanna)).error.code).toBe('request.invalid')
  })

  it('are read by everybody once they are published, and not before', async () => {
    const draft = aChange({ isPublished: false })
    expect((await save(draft)).body).toMatchObject({ version: 1, isPublished: false })
    expect(await published()).toEqual([])
    const { body } = await save({ ...draft, version: 1, isPublished: true })
    expect(body).toMatchObject({ version: 2, isPublished: true })
    expect(await published()).toEqual([{ id: draft.articleId, topic: 'app', en: draft.en, am: draft.am }])
    const { items } = (await world.call(listLog, {}, world.people.dawit)).body
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'save_article', note: draft.en.question, actor: world.people.hanna.fullName },
      { action: 'save_article' },
    ])
  })

  it('are not written over by whoever has seen an older version, nor brought back', async () => {
    const change = aChange()
    const { articleId } = change
    const both = await Promise.all([save(change), save({ ...change, topic: 'posting' }, world.people.dawit)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await save({ ...change, version: 7 })).error.code).toBe('staff.article-stale')
    await world.call(deleteArticle, { articleId }, world.people.hanna)
    expect((await save({ ...change, version: 1 })).error.code).toBe('staff.article-stale')
  })

  it('are saved once, however often the same change is sent', async () => {
    const en = { question: 'Is the repeated question one?', answer: 'It is, however often it is sent.' }
    const change = aChange({ en })
    await save(change)
    expect((await save(change)).body).toMatchObject({ id: change.articleId, version: 1 })
    const later = { ...change, version: 1, isPublished: false }
    await save(later)
    expect((await save(later)).body).toMatchObject({ version: 2, isPublished: false })
    const { items } = (await world.call(listLog, { action: 'save_article' }, world.people.dawit)).body
    expect(items.filter(({ note }) => note === en.question)).toHaveLength(2)
  })

  it('are deleted with what was said of them; twice is fine', async () => {
    const { body } = await save(aChange())
    await rate(body.id, false)
    for (const _ of [1, 2]) {
      const deleted = await world.call(deleteArticle, { articleId: body.id }, world.people.hanna)
      expect(deleted.body).toEqual({ isDeleted: true })
    }
    expect(await help()).toEqual({ articles: [], ratings: [] })
    expect((await rate(body.id, true)).body).toEqual({ isCounted: false })
  })

  it('are so many and no more', async () => {
    const rows = Array.from({ length: HELP_LIMITS.total }, () => ({
      id: uuidv7(),
      topic: 'app',
      question_en: 'Why?',
      question_am: 'ለምን?',
      answer_en: 'Because.',
      answer_am: 'ስለዚህ።',
      is_published: false,
      version: 1,
      updated_at: world.clock.now(),
    }))
    await world.db.insertInto('help_article').values(rows).execute()
    expect((await save(aChange())).error).toMatchObject({
      code: 'staff.too-many-articles',
      details: { limit: HELP_LIMITS.total },
    })
  })
})

describe('rating an answer', () => {
  it('is for everybody, of an answer that there is', async () => {
    expect((await rate('sign-up', true)).body).toEqual({ isCounted: true })
    expect((await rate('nothing-like-it' as 'sign-up', true)).error.code).toBe('request.invalid')
    const draft = await save(aChange({ isPublished: false }))
    for (const id of [draft.body.id, newId()])
      expect((await rate(id, true)).body).toEqual({ isCounted: false })
  })

  it('shows staff what helped least first, over so many days, and nobody’s name', async () => {
    const { body } = await save(aChange())
    await Promise.all([rate('sign-up', true), rate('sign-up', true), rate('sign-up', false)])
    await rate(body.id, false)
    expect((await help()).ratings).toEqual([
      { answer: body.id, helped: 0, failed: 1 },
      { answer: 'sign-up', helped: 2, failed: 1 },
    ])
    expect(Object.keys((await world.db.selectFrom('answer_rating').selectAll().execute())[0] ?? {})).toEqual([
      'answer',
      'day',
      'helped',
      'failed',
    ])
    await world.clock.advance((RATED_DAYS + 1) * 86_400)
    expect((await help()).ratings).toEqual([])
  })

  it('of an answer that the app had once is passed over', async () => {
    const row = { answer: 'gone-since', day: '2026-11-20', helped: 1, failed: 0 }
    await world.db.insertInto('answer_rating').values(row).execute()
    expect((await help()).ratings).toEqual([])
  })
})

test('the assistant answers with what the team wrote', async () => {
  const words = { question: 'Where is the zebra office?', answer: 'The zebra office is at the old harbour.' }
  const { body } = await save(aChange({ en: words }))
  const answer = await ask(world, 'How do I find the zebra office?')
  expect(answer.text).toContain('The zebra office is at the old harbour.')
  expect(idsOf(answer.cards, 'faq')).toEqual([body.id])
})
