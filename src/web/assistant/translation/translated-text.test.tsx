import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { translateText } from '#contract/assistant/translate-text.ts'
import { roomOf } from '#web/assistant/found.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { offerTranslation, Translated } from '#web/platform/language/translated.tsx'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { TranslatedText } from './translated-text.tsx'

const room = roomOf()
const subject = { kind: 'listing' as const, id: room.id }
const original = 'ፀሐያማ ክፍል'

let asked: unknown[] = []
beforeEach(() => {
  asked = []
  setTransport({
    fetch: fakeServer(
      fake(translateText)((input) => {
        asked.push(input)
        return { language: input.language, title: 'Sunny room', text: 'Near the lake.', byMachine: true }
      }),
    ),
  })
})

const shown = (text = original) => (
  <TranslatedText subject={subject} text={text} lang="am">
    <p>{text}</p>
  </TranslatedText>
)
const translate = () => screen.getByRole('button', { name: 'Translate' })

test('nothing is sent before the tap; then the translation stands there, and says what it is', async () => {
  const { user } = await render(shown())
  expect(screen.getByText(original)).toBeTruthy()
  expect(asked).toEqual([])
  await user.click(translate())
  expect((await screen.findAllByText('Near the lake.'))[0]?.closest('[lang]')?.getAttribute('lang')).toBe(
    'en',
  )
  expect(screen.getByText('Sunny room')).toBeTruthy()
  expect(screen.getByText('Translated from Amharic by a machine')).toBeTruthy()
  expect(screen.queryByText(original)).toBeNull()
  expect(asked).toEqual([{ subject, language: 'en' }])
})

test('the original comes back, and the translation is not asked for twice', async () => {
  const { user } = await render(shown())
  await user.click(translate())
  await user.click(await screen.findByRole('button', { name: 'Show original' }))
  expect(screen.getByText(original)).toBeTruthy()
  await user.click(translate())
  expect(screen.getByText('Sunny room')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('other words of the same listing are another translation', async () => {
  const { user, unmount } = await render(
    <>
      {shown()}
      {shown('ትልቅ ክፍል')}
    </>,
  )
  const [first, second] = screen.getAllByRole('button', { name: 'Translate' })
  if (first) await user.click(first)
  await screen.findByText('Sunny room')
  if (second) await user.click(second)
  await waitFor(() => expect(asked).toHaveLength(2))
  unmount()
})

test('a failure says why, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answered = fake(translateText)(() => ({ language: 'en', title: null, text: 'Yes.', byMachine: true }))
  setTransport({ fetch: fakeServer(fake(translateText)(() => new Refusal('assistant.translation-failed'))) })
  const { user } = await render(shown())
  await user.click(translate())
  expect((await screen.findByRole('alert')).textContent).toContain('could not be translated')
  expect(screen.getByText(original)).toBeTruthy()
  setTransport({ fetch: fakeServer(answered) })
  await user.click(translate())
  expect((await screen.findAllByText('Yes.')).length).toBeGreaterThan(0)
})

test('what one reads anyway has no button', async () => {
  await render(shown(), { language: 'am' })
  expect(screen.getByText(original)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('where the site translates nothing there is none; where it does, it comes', async () => {
  const place = (
    <Translated subject={subject} text={original} lang="am">
      <p>{original}</p>
    </Translated>
  )
  await render(place)
  expect(screen.getByText(original)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  let end: () => void = () => undefined
  act(() => {
    end = offerTranslation((props) => <TranslatedText {...props} />)
  })
  expect(translate()).toBeTruthy()
  act(() => end())
  expect(screen.queryByRole('button')).toBeNull()
})
