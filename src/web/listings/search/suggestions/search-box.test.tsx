import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { suggestSearches, type SearchSuggestions } from '#contract/listings/search/suggest-searches.ts'
import { oakland } from '#web/listings/listing.fixture.ts'
import { registerAssistant } from '#web/platform/assistant-launcher.ts'
import { FakeRecognition } from '#web/platform/device/speech.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { HomeSearch } from './home-search.tsx'
import { SearchBox } from './search-box.tsx'
import type { Suggestion } from './suggest-searches.ts'

const OFFERED: SearchSuggestions = {
  words: ['injera', 'እንጀራ'],
  categories: [{ category: 'items', subcategory: 'food_homemade' }],
  places: [oakland],
}
let asked: string[] = []

function serve(answer: (q: string) => SearchSuggestions | Refusal<'server.unexpected'> = () => OFFERED) {
  setTransport({
    fetch: fakeServer(
      fake(suggestSearches)(({ q }) => {
        asked.push(q)
        return answer(q)
      }),
    ),
  })
}
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  asked = []
  serve()
})

const chosen = vi.fn<(suggestion: Suggestion) => void>()
const settled = vi.fn<(how: string) => void>()

function Box() {
  const [text, setText] = useState('')
  return <SearchBox text={text} onType={setText} onSettle={settled} onChoose={chosen} />
}

async function type(words = 'inj', language: 'en' | 'am' = 'en') {
  chosen.mockClear()
  settled.mockClear()
  const page = await render(<Box />, { language })
  const field = screen.getByRole('combobox')
  await page.user.type(field, words)
  const list = await screen.findByRole('listbox')
  return { ...page, field, list }
}

const reached = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

test('asks once for a word typed in one go, and offers words, categories and cities in groups', async () => {
  const { field, list } = await type()
  expect(asked.at(-1)).toBe('inj')
  expect(asked.length).toBeLessThan(3)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['injera', 'እንጀራ', 'Homemade food · Items for Sale', 'Oakland, CA'])
  expect(within(within(list).getByRole('group', { name: 'Cities' })).getAllByRole('option')).toHaveLength(1)
  expect(within(list).getByText('እንጀራ').getAttribute('lang')).toBe('am')
  expect(screen.getByText('4 suggestions')).toBeTruthy()
})

test('the arrow keys walk through all of them and back to what was typed; Enter chooses', async () => {
  const { user, field } = await type()
  expect(reached(field)).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(reached(field)).toBe('እንጀራ')
  expect(screen.getByRole('option', { name: 'እንጀራ' }).getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(reached(field)).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(reached(field)).toBe('Oakland, CA')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ kind: 'word', words: 'injera' })
  expect(settled).not.toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('Enter on what was typed searches for it; Escape closes the list first and then empties the field', async () => {
  const { user, field } = await type()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveProperty('value', 'inj')
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('listbox')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(settled).toHaveBeenCalledExactlyOnceWith('enter')
  expect(chosen).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(field).toHaveProperty('value', '')
})

test('a finger chooses without taking the focus away, and leaving closes the list', async () => {
  const { user, field } = await type()
  await user.click(screen.getByRole('option', { name: 'Oakland, CA' }))
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ kind: 'place', place: oakland })
  expect(document.activeElement).toBe(field)
  await user.type(field, 'e')
  expect(await screen.findByRole('listbox')).toBeTruthy()
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(settled).toHaveBeenLastCalledWith('left')
})

test('speaks Amharic', async () => {
  await type('እንጀ', 'am')
  expect(screen.getByRole('group', { name: 'ከተሞች' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'የቤት ውስጥ ምግብ · የሚሸጡ ዕቃዎች' })).toBeTruthy()
  expect(screen.getByText('4 ጥቆማዎች')).toBeTruthy()
})

test('a field without suggestions is a field like any other', async () => {
  serve(() => new Refusal('server.unexpected'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  settled.mockClear()
  const { user } = await render(<Box />)
  await user.type(screen.getByRole('combobox'), 'inj')
  await waitFor(() => expect(asked).toContain('inj'))
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(settled).toHaveBeenCalledExactlyOnceWith('enter')
})

async function typeAtHome(words: string) {
  const page = await render(<HomeSearch />)
  await page.user.type(screen.getByRole('combobox'), words)
  return page
}

test('from the home page words lead to the list of all', async () => {
  const { router } = await typeAtHome(' sofa {Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/listings?q=sofa'))
})

test('from the home page a category leads to its list, and a city to what is there', async () => {
  const { user, router } = await typeAtHome('inj')
  await user.click(await screen.findByRole('option', { name: 'Homemade food · Items for Sale' }))
  await waitFor(() => expect(router.state.location.href).toBe('/items?subcategory=food_homemade'))
  await user.type(screen.getByRole('combobox'), 'inj')
  await user.click(await screen.findByRole('option', { name: 'Oakland, CA' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ placeId: String(oakland.id) }))
})

test('an empty field leads to the assistant, where there is one', async () => {
  const open = vi.fn<() => void>()
  const { user } = await render(<Box />)
  const ask = () => screen.queryByRole('button', { name: 'Ask the assistant' })
  expect(ask()).toBeNull()
  let end: () => void = () => undefined
  act(() => {
    end = registerAssistant(open)
  })
  await user.click(screen.getByRole('button', { name: 'Ask the assistant' }))
  expect(open).toHaveBeenCalledOnce()
  await user.type(screen.getByRole('combobox'), 'room')
  expect(ask()).toBeNull()
  act(() => end())
})

test('search words are spoken where the browser recognizes speech, and searched for at the end', async () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  settled.mockClear()
  const { user } = await render(<Box />)
  const voice = await screen.findByRole('button', { name: 'Search by voice' })
  expect(voice.getAttribute('aria-pressed')).toBe('false')
  await user.click(voice)
  expect(voice.getAttribute('aria-pressed')).toBe('true')
  act(() => FakeRecognition.last?.hear('room'))
  act(() => FakeRecognition.last?.hear('room for rent'))
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('room for rent')
  expect(settled).not.toHaveBeenCalledWith('enter')
  act(() => FakeRecognition.last?.end())
  expect(settled).toHaveBeenCalledWith('enter')
  expect(screen.queryByRole('button', { name: 'Search by voice' })).toBeNull()
})

test('what hinders speech is said, nothing is searched for, and a second press stops listening', async () => {
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  settled.mockClear()
  const { user } = await render(<Box />)
  const voice = await screen.findByRole('button', { name: 'Search by voice' })
  await user.click(voice)
  act(() => FakeRecognition.last?.fail('not-allowed'))
  act(() => FakeRecognition.last?.end())
  expect(await screen.findByText(/microphone is blocked/)).toBeTruthy()
  expect(settled).not.toHaveBeenCalledWith('enter')
  await user.click(voice)
  expect(FakeRecognition.last?.isListening).toBe(true)
  await user.click(voice)
  expect(FakeRecognition.last?.isListening).toBe(false)
  expect(voice.getAttribute('aria-pressed')).toBe('false')
})

test('without that there is no microphone', async () => {
  await render(<Box />)
  expect(await screen.findByRole('button', { name: 'Type in Ge’ez letters' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Search by voice' })).toBeNull()
})
