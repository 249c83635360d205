import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useForm, useWatch } from 'react-hook-form'
import { render } from '#web/testing/render.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

function Letter({ title }: { title: string }) {
  const { control } = useForm({ defaultValues: { title, body: '' } })
  const written = useWatch({ control, name: 'title' })
  return (
    <>
      <TextField control={control} name="title" label="Title" isProse />
      <TextAreaField control={control} name="body" label="Body" max={50} />
      <output aria-label="Written">{written}</output>
    </>
  )
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' })
const toggles = () => screen.getAllByRole('button', { name: 'Type in Ge’ez letters' })

/** Opened, with the letters on: the code for them has arrived when the first sign is written. */
async function open(start = '') {
  const { user } = await render(<Letter title={start} />)
  const [first] = toggles()
  if (first) await user.click(first)
  await waitFor(async () => {
    await user.clear(body())
    await user.type(body(), 'a')
    expect(body().value).toBe('አ')
  })
  await user.clear(body())
  return user
}

// the choice outlives the fields
afterEach(() => {
  const pressed = toggles().find((toggle) => toggle.getAttribute('aria-pressed') === 'true')
  pressed?.click()
})

test('letters stay Latin until they are asked for', async () => {
  const { user } = await render(<Letter title="" />)
  await user.type(title(), 'selam')
  expect(title().value).toBe('selam')
})

test('what is typed by its sound is written in Ge’ez letters, in the form too, in every field', async () => {
  const user = await open()
  await user.type(title(), 'selam new')
  expect(title().value).toBe('ሰላም ነው')
  expect(screen.getByRole('status', { name: 'Written' }).textContent).toBe('ሰላም ነው')
  await user.type(body(), 'enjera::')
  expect(body().value).toBe('እንጀራ።')
  expect(toggles().map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
})

test('what stood there before stays, and a sign is taken back whole', async () => {
  const user = await open('2 rooms ')
  await user.click(title())
  await user.keyboard('{End}bEtoc{Backspace}n')
  expect(title().value).toBe('2 rooms ቤቶን')
})

test('a caret that was put elsewhere begins a new word', async () => {
  const user = await open()
  await user.type(title(), 's')
  await user.type(title(), 'a', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(title().value).toBe('አስ')
})

test('the keyboard reaches the switch, and switches back', async () => {
  const user = await open()
  title().focus()
  await user.tab()
  expect(document.activeElement).toBe(toggles()[0])
  await user.keyboard(' ')
  await user.type(title(), 'selam')
  expect(title().value).toBe('selam')
})
