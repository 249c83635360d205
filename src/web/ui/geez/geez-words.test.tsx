import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useForm } from 'react-hook-form'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { render } from '#web/testing/render.tsx'
import { learnedWords } from './words/learned-words.ts'

function Letter({ max = 80 }: { max?: number }) {
  const { control } = useForm({ defaultValues: { body: '' } })
  return <TextAreaField control={control} name="body" label="Body" max={max} />
}

const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' })
const toggle = () => screen.getByRole('button', { name: 'Type in Ge’ez letters' })
// jsdom has no layer over the page: without this, what is in it stays hidden
beforeAll(() => {
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'flex'
  }
})

const row = () => screen.getByRole('group', { name: 'Words in Ge’ez letters' })
const noRow = () => screen.queryByRole('group', { name: 'Words in Ge’ez letters' }) === null
const offered = () =>
  within(row())
    .getAllByRole('button')
    .map((button) => button.textContent)

/** With the helper on and its vocabulary there: letter by letter this verb is another word. */
async function open(element = <Letter />) {
  const { user } = await render(element)
  await user.click(toggle())
  await waitFor(async () => {
    await user.clear(body())
    await user.type(body(), 'fellige')
    expect(body().value).toBe('ፈልጌ')
  })
  await user.clear(body())
  return user
}

// the choice outlives the fields, and what was chosen the tests
afterEach(() => {
  if (toggle().getAttribute('aria-pressed') === 'true') toggle().click()
  localStorage.clear()
})

test('words are on offer while one is typed, with what was typed itself; space takes the first', async () => {
  const user = await open()
  await user.type(body(), 'bet')
  expect(body().value).toBe('ቤት')
  expect(offered()[0]).toBe('1ቤት')
  expect(offered().at(-1)).toBe('bet')
  await user.type(body(), ' fellige ')
  expect(body().value).toBe('ቤት ፈልጌ ')
  expect(noRow()).toBe(true)
  expect(learnedWords('bet')).toEqual([])
})

test('a digit chooses among them, and the next time that word comes first', async () => {
  const user = await open()
  await user.type(body(), 'bet')
  const second = offered()[1]?.slice(1) ?? ''
  await user.keyboard('2')
  expect(body().value).toBe(`${second} `)
  await user.type(body(), 'bet')
  expect(body().value).toBe(`${second} ${second}`)
  await user.type(body(), ' 2 kifil 9')
  expect(body().value).toBe(`${second} ${second} 2 ክፍል 9`)
})

test('a tap chooses too, and the field keeps the caret; a closing mark takes back the space', async () => {
  const user = await open()
  await user.type(body(), 'kidis')
  await user.click(within(row()).getByText('ቅድስት'))
  expect(body().value).toBe('ቅድስት ')
  expect(document.activeElement).toBe(body())
  await user.keyboard('.')
  expect(body().value).toBe('ቅድስት.')
})

test('Latin meant as Latin stays: by Escape, by a tap, and from then on by itself', async () => {
  const onClose = vi.fn<(isOpen: boolean) => void>()
  const user = await open(
    <Sheet isOpen onOpenChange={onClose} title="Letter">
      <Letter />
    </Sheet>,
  )
  await user.type(body(), 'iPhone{Escape} ')
  expect(body().value).toBe('iPhone ')
  expect(onClose).not.toHaveBeenCalled()
  await user.type(body(), 'wifi')
  await user.click(within(row()).getByRole('button', { name: 'Keep wifi in Latin letters' }))
  expect(body().value).toBe('iPhone wifi ')
  await user.type(body(), 'wifi iphone bet')
  expect(body().value).toBe('iPhone wifi wifi iPhone ቤት')
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('addresses, numbers and what follows them stay as they are typed', async () => {
  const user = await open()
  await user.type(body(), 'almaz@mesob.com 2,500 2gna a/b')
  expect(body().value).toBe('almaz@mesob.com 2,500 2ኛ a/b')
})

test('marks behind a word in Ge’ez are of Ge’ez, behind others they are not', async () => {
  const user = await open()
  await user.type(body(), 'bet, selam:: iPhone{Escape}, ok{Escape}; dehna;')
  expect(body().value).toBe('ቤት፣ ሰላም። iPhone, ok; ደህና፤')
})

test('taking back takes letter by letter as long as it shows, and the word goes on', async () => {
  const user = await open()
  await user.type(body(), 'kidist{Backspace}')
  expect(body().value).not.toContain('ስት')
  await user.type(body(), 't')
  expect(body().value).toBe('ቅድስት')
  await user.type(body(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(body().value).toBe('')
})

test('a word that a phone composes is turned when it is done, or when one on offer is tapped', async () => {
  await open()
  const compose = (data: string) => {
    fireEvent.compositionStart(body())
    fireEvent.input(body(), { target: { value: body().value + data } })
    body().setSelectionRange(body().value.length, body().value.length)
    fireEvent.compositionUpdate(body(), { data })
  }
  compose('fellige')
  expect(body().value).toBe('fellige')
  expect(offered()[0]).toBe('1ፈልጌ')
  fireEvent.compositionEnd(body(), { data: 'fellige' })
  expect(body().value).toBe('ፈልጌ')
  fireEvent.input(body(), { target: { value: 'ፈልጌ ' } })
  compose('bet')
  fireEvent.click(within(row()).getByText('ቤት'))
  expect(body().value).toBe('ፈልጌ ቤት ')
  fireEvent.compositionEnd(body(), { data: 'bet' })
  expect(body().value).toBe('ፈልጌ ቤት ')
  compose('selam')
  fireEvent.pointerDown(document.body)
  expect(body().value).toBe('ፈልጌ ቤት ሰላም')
  fireEvent.compositionEnd(body(), { data: 'selam' })
  expect(body().value).toBe('ፈልጌ ቤት ሰላም')
})

test('words are not written beyond the length that a field takes', async () => {
  const user = await open()
  body().maxLength = 2
  await user.type(body(), 'bet')
  await user.type(body(), 'och')
  expect(body().value).toBe('ቤት')
})

test('leaving the field ends the word and puts the row away', async () => {
  const user = await open()
  await user.type(body(), 'bet')
  await user.tab()
  expect(noRow()).toBe(true)
  expect(body().value).toBe('ቤት')
})

test('after a pause the words are said for who does not see them', async () => {
  const user = await open()
  await user.type(body(), 'bet')
  await waitFor(() => expect(within(row()).getByRole('status').textContent).toMatch(/^1 ቤት, 2 /))
})
