import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSite } from '#contract/site/read-site.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { chooseReading } from '#web/platform/format/reading-choices.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { stopAnswer } from './ask-question.ts'
import { type Asked, DONE, fakeChat, openStream, saying, streamOf } from './chat.fixture.ts'
import { Conversation } from './conversation.tsx'
import { claimChat, chooseChatLanguage, forgetMessages, readChat } from './chat-store.ts'
import type { Form } from './show-failure.ts'

const site = fake(readSite)(() => ({
  operator: { name: 'Mesob', address: null, email: null, phone: null },
  copyrightHolder: 'Mesob contributors',
  storeLinks: { apple: null, google: null },
  anonKey: 'public-key',
  demo: false,
  production: false,
  sells: false,
  sellsInApp: true,
  closedParts: [],
  closedCategories: [],
  mapTiles: null,
  assistant: { answers: true, translates: false, transcribes: false },
}))

let asked: Asked[] = []
beforeEach(() => {
  asked = []
  forgetMessages()
})
afterEach(() => {
  stopAnswer()
  vi.restoreAllMocks()
  vi.useRealTimers()
  claimChat('nobody')
  claimChat(null)
})

/** The conversation with somebody who answers so. */
async function show(
  answer: (asked: Asked, request: Request) => Response | Promise<Response>,
  { form = 'widget', language = 'en' }: { form?: Form; language?: 'en' | 'am' } = {},
) {
  const answerNoting = (one: Asked, request: Request) => {
    asked.push(one)
    return answer(one, request)
  }
  setTransport({ fetch: fakeChat(answerNoting, fakeServer(site)) })
  const view = await render(<Conversation form={form} />, { language })
  await waitFor(() => expect(view.cache.isFetching()).toBe(0))
  return view
}

const log = () => within(screen.getByRole('log'))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const answering =
  (...words: string[]) =>
  () =>
    streamOf(...words.map((one) => saying(one)), DONE)
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a question is sent by Enter and its answer fills in; the caller is a visitor', async () => {
  const { user } = await show(answering('Two rooms ', 'are near.'))
  await user.type(field(), 'A room in Oakland?{Enter}')
  expect(await log().findByText('Two rooms are near.')).toBeTruthy()
  expect(log().getByText('A room in Oakland?')).toBeTruthy()
  expect(field().value).toBe('')
  expect(asked).toEqual([
    {
      messages: [{ role: 'user', content: 'A room in Oakland?' }],
      language: 'english',
      authorization: 'Bearer public-key',
    },
  ])
})

test('Shift+Enter begins a new line; white space is not sent', async () => {
  const { user } = await show(answering('Yes.'))
  await user.type(field(), '  {Shift>}{Enter}{/Shift} ')
  expect(field().value).toContain('\n')
  expect(sendButton().disabled).toBe(true)
  await user.type(field(), '{Enter}')
  await user.clear(field())
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}')
  await log().findByText('Yes.')
  expect(asked.map(({ messages }) => messages.at(-1)?.content)).toEqual(['one\ntwo'])
})

test('Enter that ends a word of an input method sends nothing', async () => {
  await show(answering('Yes.'))
  fireEvent.change(field(), { target: { value: 'ሰላም' } })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(asked).toEqual([])
})

test('until the first words: Typing; while they arrive nothing else is sent', async () => {
  const stream = openStream()
  const { user } = await show(() => stream.answer)
  await user.type(field(), 'First?{Enter}')
  expect((await log().findAllByText('Typing')).length).toBeGreaterThan(0)
  await user.type(field(), 'Second?{Enter}')
  expect(sendButton().disabled).toBe(true)
  expect(field().value).toBe('Second?')
  act(() => stream.send(saying('One')))
  expect(await log().findByText('One')).toBeTruthy()
  act(() => {
    stream.send(saying(' and all.'), DONE)
    stream.end()
  })
  expect(await log().findByText('One and all.')).toBeTruthy()
  await waitFor(() => expect(sendButton().disabled).toBe(false))
  expect(asked).toHaveLength(1)
})

test('a screen reader hears that it is answered, and the answer once it is whole', async () => {
  const stream = openStream()
  const { user } = await show(() => stream.answer)
  await user.type(field(), 'First?{Enter}')
  await waitFor(() => expect(status()).toContain('Typing'))
  act(() => stream.send(saying('One')))
  await log().findByText('One')
  expect(status()).toContain('Typing')
  act(() => stream.send(saying(' and all.'), DONE))
  await waitFor(() => expect(status()).toContain('One and all.'))
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
})

test('stopped: what has come stays, says so, and the next question can be asked', async () => {
  const stream = openStream()
  const { user } = await show((_, request) => {
    request.signal.addEventListener('abort', () => stream.fail())
    return stream.answer
  })
  await user.type(field(), 'First?{Enter}')
  act(() => stream.send(saying('One')))
  await log().findByText('One')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await log().findByText('You stopped this answer.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  expect(document.activeElement).toBe(field())
  await user.type(field(), 'Next')
  expect(sendButton().disabled).toBe(false)
})

test.each([
  [429, 'Rate limit exceeded. Please try again later.'],
  [402, 'Payment required. Please add credits to your workspace.'],
  [500, 'Failed to get response'],
])('the widget says why: %i', async (code, reason) => {
  const { user } = await show(() => Response.json({ error: 'no' }, { status: code }))
  await user.type(field(), 'First?{Enter}')
  const sorry = `Sorry, I'm having trouble connecting right now. ${reason}`
  expect((await log().findAllByText(sorry)).length).toBeGreaterThan(0)
  expect(await screen.findByText('Connection Error')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
})

test.each([
  [429, 'Rate Limit', 'Too many requests. Please try again later.'],
  [402, 'Payment Required', 'Please add credits to your workspace.'],
  [500, 'Error', 'Failed to get response. Please try again.'],
])('the sheet of phones says it in passing: %i', async (code, title, text) => {
  const { user } = await show(() => Response.json({ error: 'no' }, { status: code }), { form: 'sheet' })
  await user.type(field(), 'First?{Enter}')
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/^Sorry/)).toBeNull()
})

test('half an answer stays and says that it broke off; asked again, it is answered', async () => {
  let isBroken = true
  const { user } = await show(() => {
    const answer = isBroken ? streamOf(saying('Half of')) : streamOf(saying('All of it.'), DONE)
    isBroken = false
    return answer
  })
  await user.type(field(), 'First?{Enter}')
  expect(await log().findByText('The answer was cut off here.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await log().findByText('All of it.')).toBeTruthy()
  expect(log().queryByText('Half of')).toBeNull()
  expect(log().getAllByText('First?')).toHaveLength(1)
  expect(asked[1]?.messages).toEqual([{ role: 'user', content: 'First?' }])
})

test('what never answers ends after half a minute, and leaves all usable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { user } = await show(
    (_, request) =>
      new Promise((_answer, refuse) => {
        request.signal.addEventListener('abort', () => refuse(new DOMException('late', 'AbortError')))
      }),
  )
  await user.type(field(), 'First?{Enter}')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await log().findByText(/^Sorry.*Failed to get response$/)).toBeTruthy()
  await user.type(field(), 'Next')
  expect(sendButton().disabled).toBe(false)
})

test('what was said before goes along, without what failed', async () => {
  let isWell = true
  const { user } = await show(({ messages }) =>
    isWell ? streamOf(saying(`Answer ${messages.length}`), DONE) : Response.json({}, { status: 500 }),
  )
  await user.type(field(), 'One?{Enter}')
  await log().findByText('Answer 1')
  isWell = false
  await user.type(field(), 'Two?{Enter}')
  await screen.findByText('Connection Error')
  isWell = true
  await user.type(field(), 'Three?{Enter}')
  await log().findByText('Answer 4')
  expect(asked[2]?.messages.map(({ content }) => content)).toEqual(['One?', 'Answer 1', 'Two?', 'Three?'])
})

test('questions to begin with, and those that an answer suggests, are asked by a tap', async () => {
  const { user } = await show(() => streamOf(saying('In May.', { suggestions: ['And in 2028?'] }), DONE))
  await user.click(screen.getByRole('button', { name: 'When is Fasika 2027?' }))
  await user.click(await screen.findByRole('button', { name: 'And in 2028?' }))
  await waitFor(() => expect(log().getAllByText('In May.')).toHaveLength(2))
  expect(asked.map(({ messages }) => messages.at(-1)?.content)).toEqual([
    'When is Fasika 2027?',
    'And in 2028?',
  ])
})

test('an answer is copied as it was written', async () => {
  const { user } = await show(answering('**Two** rooms'))
  await user.type(field(), 'A room?{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('**Two** rooms')
})

test('a question that is too long says by how much', async () => {
  await show(answering('Yes.'))
  fireEvent.change(field(), { target: { value: 'ሀ'.repeat(1003) } })
  expect(screen.getByText('3 characters too many')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
})

test('asks in the language of the app, or in the one that was chosen', async () => {
  const { user } = await show(answering('እሺ'), { language: 'am' })
  await user.type(field(), 'ክፍል{Enter}')
  await waitFor(() => expect(asked[0]?.language).toBe('amharic'))
  await screen.findByRole('button', { name: 'ይቅዱ' })
  act(() => chooseChatLanguage('english'))
  await user.type(field(), 'room{Enter}')
  await waitFor(() => expect(asked[1]?.language).toBe('english'))
})

test('a question goes to the top, and nothing moves while its answer comes', async () => {
  const stream = openStream()
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(500)
  const { user } = await show(() => stream.answer)
  const frame = screen.getByRole('log')
  Object.defineProperties(frame, { scrollHeight: { value: 1200 }, clientHeight: { value: 300 } })
  await user.type(field(), 'First?{Enter}')
  await waitFor(() => expect(frame.scrollTop).toBe(484))

  act(() => stream.send(saying('One')))
  await log().findByText('One')
  fireEvent.scroll(frame)
  expect(frame.scrollTop).toBe(484)

  await user.click(screen.getByRole('button', { name: 'Jump to the end of the answer' }))
  expect(frame.scrollTop).toBe(1200)
  expect(screen.queryByRole('button', { name: 'Jump to the end of the answer' })).toBeNull()
})

test('an answer is a message with its role, its time and an id', async () => {
  const { user } = await show(answering('Yes.'))
  await user.type(field(), 'Is it so?{Enter}')
  await log().findByText('Yes.')
  const [question, answer] = readChat().messages
  expect([question?.role, answer?.role]).toEqual(['user', 'assistant'])
  expect(question?.id).not.toBe(answer?.id)
  expect(Date.parse(answer?.timestamp ?? '')).toBeLessThanOrEqual(Date.now())
})

test('distances are asked for in the unit that was chosen, and in none where none was', async () => {
  const { user } = await show(answering('Yes.'))
  await user.type(field(), 'Jobs?{Enter}')
  await log().findByText('Yes.')
  expect(asked[0]).not.toHaveProperty('units')
  act(() => chooseReading('units', 'kilometres'))
  await user.type(field(), 'Rooms?{Enter}')
  await waitFor(() => expect(asked[1]).toMatchObject({ units: 'kilometres' }))
  act(() => chooseReading('units', 'auto'))
})
