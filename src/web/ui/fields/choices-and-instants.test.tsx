import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { render } from '#web/testing/render.tsx'
import { CheckField } from './check-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { DateField } from './date-field.tsx'
import { InstantField } from './instant-field.tsx'
import { TextField } from './text-field.tsx'

interface Values {
  title?: string
  menu?: string[]
  accepted?: boolean
  starts?: string | undefined
  zone?: string
}

const MENU = [
  { value: 'fasting', label: 'Fasting food' },
  { value: 'halal', label: 'Halal' },
]

interface PartyFormProps {
  start?: Values
  onSend?: (values: Values) => void
  problem?: string
}

function PartyForm({ start, onSend, problem }: PartyFormProps) {
  const { control, handleSubmit, setError, setValue } = useForm<Values>({
    defaultValues: start ?? {},
  })
  const send = handleSubmit((values) => {
    if (problem) setError('menu', { message: problem })
    onSend?.(values)
  })
  return (
    <form
      onSubmit={(event) => {
        void send(event)
      }}
    >
      <TextField control={control} name="title" label="Title" hint="Short" max={5} />
      <ChoicesField control={control} name="menu" label="Food" hint="Any of these" choices={MENU} />
      <CheckField control={control} name="accepted" label="I accept" />
      <InstantField control={control} name="starts" label="Starts" zoneName="zone" />
      <button type="button" onClick={() => setValue('zone', 'Africa/Addis_Ababa')}>
        In Addis
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

function DayForm() {
  const { control } = useForm<{ day?: string }>({
    mode: 'onTouched',
    resolver: () => ({ values: {}, errors: { day: { type: 'required', message: 'A day, please' } } }),
  })
  return <DateField control={control} name="day" label="Day" />
}

const press = (name: string) => screen.getByRole('button', { name })

test('any of the choices are kept, in the order in which they are offered', async () => {
  const sent = vi.fn<(values: Values) => void>()
  const { user } = await render(<PartyForm onSend={sent} />)
  expect(screen.getByRole('group', { name: 'Food' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Halal' }))
  await user.click(screen.getByRole('checkbox', { name: 'Fasting food' }))
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].menu).toEqual(['fasting', 'halal']))
  await user.click(screen.getByRole('checkbox', { name: 'Fasting food' }))
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].menu).toEqual(['halal']))
})

test('one of the choices that is needed is marked like any other field that is', async () => {
  const Needed = () => {
    const { control } = useForm<Values>()
    return <ChoicesField control={control} name="menu" label="Food" choices={MENU} isRequired />
  }
  await render(<Needed />)
  expect(screen.getByText('Food').className).toContain('label--required')
})

test('a problem stands in place of the hint', async () => {
  const { user } = await render(<PartyForm problem="Too many" />)
  expect(screen.getByText('Any of these')).toBeTruthy()
  await user.click(press('Send'))
  expect(await screen.findByText('Too many')).toBeTruthy()
  expect(screen.queryByText('Any of these')).toBeNull()
})

test('a box is ticked', async () => {
  const sent = vi.fn<(values: Values) => void>()
  const { user } = await render(<PartyForm onSend={sent} />)
  await user.click(screen.getByRole('checkbox', { name: 'I accept' }))
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].accepted).toBe(true))
})

test('a line of text counts what a reader would count', async () => {
  const { user } = await render(<PartyForm />)
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'ሰላም👩‍👩‍👧')
  expect(await screen.findByText('4 of 5')).toBeTruthy()
})

/** What the clock of a field shows, such as "9 / 12 / 2026 , 2 : 00 AM". */
const clock = () =>
  screen
    .getAllByRole('spinbutton')
    .map((segment) => segment.textContent)
    .join(' ')

test('an instant is kept in UTC and shown as the clock of its zone', async () => {
  const sent = vi.fn<(values: Values) => void>()
  const start = { starts: '2026-09-11T22:00:00Z', zone: 'America/New_York' }
  const { user } = await render(<PartyForm start={start} onSend={sent} />)
  expect(clock()).toBe('9 11 2026 6 00 PM')
  await user.click(press('In Addis'))
  expect(clock()).toBe('9 12 2026 1 00 AM')
  const [month] = screen.getAllByRole('spinbutton')
  month?.focus()
  await user.keyboard('{ArrowUp}')
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].starts).toBe('2026-10-11T22:00:00.000Z'))
})

test('by the dawn clock a time is chosen with its part of the day, before the day or after it', async () => {
  const sent = vi.fn<(values: Values) => void>()
  localStorage.setItem('clock', 'dawn')
  const start = { starts: '', zone: 'Africa/Addis_Ababa' }
  const { user } = await render(<PartyForm start={start} onSend={sent} />)
  expect(screen.queryByText('PM')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Time: hour'), '3 in the evening')
  await user.selectOptions(screen.getByLabelText('Time: minute'), '15')
  const [month] = screen.getAllByRole('spinbutton')
  month?.focus()
  await user.keyboard('09112026')
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].starts).toBe('2026-09-11T18:15:00.000Z'))
  await user.selectOptions(screen.getByLabelText('Time: hour'), '1 in the morning')
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].starts).toBe('2026-09-11T04:15:00.000Z'))
})

test('in Amharic 21:00 is three in the evening, and 21 by the usual clock', async () => {
  const start = { starts: '2026-09-11T18:00:00Z', zone: 'Africa/Addis_Ababa' }
  await render(<PartyForm start={start} />, { language: 'am' })
  expect(screen.getByRole('option', { name: 'ማታ 3' })).toHaveProperty('selected', true)
  cleanup()
  localStorage.setItem('clock', 'usual')
  await render(<PartyForm start={start} />, { language: 'am' })
  expect(clock()).toMatch(/21 00$/)
})

test('in Amharic the day is that of the Ethiopian calendar', async () => {
  const start = { starts: '2026-09-11T16:00:00Z', zone: 'Africa/Addis_Ababa' }
  await render(<PartyForm start={start} />, { language: 'am' })
  expect(clock()).toContain('2019')
})

test('a day is picked in either calendar, and read in both', async () => {
  const sent = vi.fn<(values: Values) => void>()
  const start = { starts: '2027-09-11T15:00:00Z', zone: 'Africa/Addis_Ababa' }
  const { user } = await render(<PartyForm start={start} onSend={sent} />, { language: 'am' })
  await user.click(screen.getByRole('button', { name: /ቀን ይምረጡ/ }))
  const dialog = await screen.findByRole('dialog')
  // a leap year: Pagumen has six days
  expect(within(dialog).getByRole('button', { name: /ጳጉሜን 6/ })).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: /ጳጉሜን 7/ })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: /ጳጉሜን 5/ }))
  expect(screen.getByText(/^ዓርብ ጳጉሜን 5 ቀን 2019 ዓ\.ም\. \(10 ሴፕቴምበር 2027\)$/)).toBeTruthy()
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].starts).toBe('2027-09-10T15:00:00.000Z'))

  await user.click(screen.getByRole('button', { name: /ቀን ይምረጡ/ }))
  await user.click(await screen.findByRole('button', { name: 'የጎርጎርዮስ' }))
  await user.click(screen.getByRole('button', { name: /11 ሴፕቴምበር 2027/ }))
  await user.click(press('Send'))
  await waitFor(() => expect(sent.mock.lastCall?.[0].starts).toBe('2027-09-11T15:00:00.000Z'))
})

test('who reads one calendar alone is not asked for the other', async () => {
  localStorage.setItem('calendar', 'ethiopian')
  const start = { starts: '2026-09-11T16:00:00Z', zone: 'Africa/Addis_Ababa' }
  const { user } = await render(<PartyForm start={start} />)
  expect(clock()).toBe('1 1 2019 7 00 PM')
  await user.click(press('Choose a date Starts'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Gregorian' })).toBeNull()
})

test('opening the calendar is not leaving the field', async () => {
  const { user } = await render(<DayForm />)
  await user.click(screen.getByRole('button', { name: /Choose a date/ }))
  expect(await screen.findByRole('grid')).toBeTruthy()
  expect(screen.queryByText('A day, please')).toBeNull()
  await user.keyboard('{Escape}')
  // the focus comes back to the field a moment after the calendar has gone
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Choose a date/ })),
  )
  await user.tab()
  expect(await screen.findByText('A day, please')).toBeTruthy()
})
