import { zodResolver } from '@hookform/resolvers/zod'
import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { render } from '#web/testing/render.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { useShowRefusal } from './show-refusal.ts'
import { SwitchField } from './switch-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const Form = z.object({
  title: text({ min: 3, max: 20 }),
  body: text({ max: 10 }).optional(),
  rooms: z.int().min(1).max(9),
  rent: z.int().min(1),
  period: z.enum(['week', 'month']),
  kind: z.enum(['offer', 'wanted']),
  from: z.iso.date(),
  furnished: z.boolean().optional(),
})

const PERIODS = [
  { value: 'week', label: 'a week' },
  { value: 'month', label: 'a month' },
]
const KINDS = [
  { value: 'offer', label: 'I offer', description: 'Something to give' },
  { value: 'wanted', label: 'I look for' },
]

interface RoomFormProps {
  onSend: (values: z.output<typeof Form>) => void
  start?: z.input<typeof Form>
  refusal?: CallError
}

function RoomForm({ onSend, start, refusal }: RoomFormProps) {
  const showRefusal = useShowRefusal()
  const form = useForm({ resolver: zodResolver(Form), ...(start && { defaultValues: start }) })
  const { control } = form
  const send = form.handleSubmit((values) => {
    if (refusal) form.setError('root', { message: showRefusal(refusal, form.setError) })
    else onSend(values)
  })
  return (
    <form
      onSubmit={(event) => {
        void send(event)
      }}
    >
      <TextField control={control} name="title" label="Title" hint="Short and clear" isRequired />
      <TextAreaField control={control} name="body" label="Text" max={10} />
      <NumberField control={control} name="rooms" label="Rooms" min={1} max={9} step={1} steppers />
      <MoneyField control={control} name="rent" label="Rent" currency="USD" />
      <ChoiceField control={control} name="period" label="Period" choices={PERIODS} />
      <RadioCards control={control} name="kind" label="Kind" choices={KINDS} />
      <DateField control={control} name="from" label="From" />
      <SwitchField control={control} name="furnished" label="Furnished" />
      {form.formState.errors.root && <p>{form.formState.errors.root.message}</p>}
      <button type="submit">Send</button>
    </form>
  )
}

const FILLED = {
  title: 'Sunny room',
  rooms: 2,
  rent: 85_000,
  period: 'month',
  kind: 'offer',
  from: '2026-09-11',
} as const

test('what is typed, chosen and switched arrives in the stored units', async () => {
  const sent = vi.fn<(values: z.output<typeof Form>) => void>()
  const { user } = await render(<RoomForm onSend={sent} start={FILLED} />)
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' here')
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'ሰላም')
  await user.click(screen.getByRole('button', { name: /Increase Rooms/ }))
  const rent = screen.getByRole('textbox', { name: 'Rent' })
  expect(rent.getAttribute('value')).toBe('$850')
  await user.clear(rent)
  await user.type(rent, '912.50')
  await user.tab()
  await user.click(screen.getByRole('button', { name: /Period/ }))
  await user.click(await screen.findByRole('option', { name: 'a week' }))
  await user.click(screen.getByRole('radio', { name: 'I look for' }))
  await user.click(screen.getByRole('switch', { name: 'Furnished' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toEqual({
    ...FILLED,
    title: 'Sunny room here',
    body: 'ሰላም',
    rooms: 3,
    rent: 91_250,
    period: 'week',
    kind: 'wanted',
    furnished: true,
  })
})

test('empty fields are missing, not zero, and say so in place of the hint', async () => {
  const sent = vi.fn<(values: z.output<typeof Form>) => void>()
  const { user } = await render(<RoomForm onSend={sent} />)
  expect(screen.getByText('Short and clear')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findAllByText('Required')).toHaveLength(6)
  expect(screen.queryByText('Short and clear')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid')).toBe('true')
  expect(sent).not.toHaveBeenCalled()
})

test('the counter counts what a reader would count', async () => {
  const { user } = await render(<RoomForm onSend={() => undefined} />)
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'a👩‍👩‍👧')
  expect(await screen.findByText('2 of 10')).toBeTruthy()
})

test('problems that the server found stand at their fields, in the reader’s language', async () => {
  const problem = { path: 'title', message: 'x', key: 'string.min', values: { n: 8 } }
  const refusal = new CallError('request.invalid', 400, { fields: [problem] })
  const { user } = await render(<RoomForm onSend={() => undefined} start={FILLED} refusal={refusal} />, {
    language: 'am',
  })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('ቢያንስ 8 ፊደላት ሊኖሩት ይገባል')).toBeTruthy()
  expect(screen.getByText('አንዳንድ መስኮች ትክክል አይደሉም።')).toBeTruthy()
})

test('a day shows in the calendar of the language', async () => {
  await render(<RoomForm onSend={() => undefined} start={FILLED} />, { language: 'am' })
  const days = screen
    .getAllByRole('spinbutton')
    .map((segment) => segment.getAttribute('aria-valuetext') ?? '')
  expect(days.join(' ')).toContain('2019')
})
