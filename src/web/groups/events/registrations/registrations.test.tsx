import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cancelRegistration } from '#contract/groups/events/registrations/cancel-registration.ts'
import { confirmRegistration } from '#contract/groups/events/registrations/confirm-registration.ts'
import { listRegistrations } from '#contract/groups/events/registrations/list-registrations.ts'
import { readRegistration } from '#contract/groups/events/registrations/read-registration.ts'
import { registerForEvent } from '#contract/groups/events/registrations/register-for-event.ts'
import { type Registration, RegistrationId } from '#contract/groups/events/registrations/registration.ts'
import { removeRegistration } from '#contract/groups/events/registrations/remove-registration.ts'
import { eventOf } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { RegisterSheet } from './register-sheet.tsx'
import { RegistrationPage } from './registration-page.tsx'
import { RegistrationsList } from './registrations-list.tsx'

const TOKEN = 'token-of-the-registration'
const EVENT = eventOf(1)

const registrationOf = (parts: Partial<Registration> = {}): Registration => ({
  name: 'Selam Haile',
  guests: 1,
  state: 'unconfirmed',
  queuePosition: null,
  event: { ...EVENT, url: null },
  ...parts,
})

test('who registers is sent a link, and can correct the address', async () => {
  const sent: unknown[] = []
  setTransport({
    fetch: fakeServer(
      fake(registerForEvent)(({ eventId: _, ...fields }) => {
        sent.push(fields)
        if (sent.length === 1) return new Refusal('groups.event-full', { places: 1 })
        return { isMailed: true as const }
      }),
    ),
  })
  const { user } = await render(<RegisterSheet event={EVENT} onClose={() => undefined} />)
  const submit = () => user.click(screen.getByRole('button', { name: 'Send me the link' }))
  await submit()
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText(/Your name/), 'www.win.example')
  await user.type(screen.getByLabelText(/E-mail address/), 'Selam@Example.org')
  await submit()
  expect(sent).toEqual([])
  await user.clear(screen.getByLabelText(/Your name/))
  await user.type(screen.getByLabelText(/Your name/), 'Selam Haile')
  await submit()
  expect(await screen.findByText('There is room for 1, including you and your guests.')).toBeTruthy()
  await submit()
  expect(await screen.findByText(/We sent a link to selam@example.org/)).toBeTruthy()
  expect(sent[1]).toEqual({ name: 'Selam Haile', email: 'selam@example.org', guests: 0, language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Change the address' }))
  expect(await screen.findByDisplayValue('Selam Haile')).toBeTruthy()
})

const showPage = (registration: Registration) => {
  let now = registration
  setTransport({
    fetch: fakeServer(
      fake(readRegistration)(() => ({ registration: now })),
      fake(confirmRegistration)(() => {
        now = { ...now, state: 'going', event: { ...now.event, url: 'https://meet.example.org/buna' } }
        return { registration: now }
      }),
      fake(cancelRegistration)(() => ({ isCancelled: true as const })),
    ),
  })
  return render(<RegistrationPage />, { path: `/event-registration?token=${TOKEN}` })
}

test('the link confirms by a tap, shows where it is, and cancels after asking', async () => {
  const { user } = await showPage(registrationOf())
  expect(await screen.findByText('One step left: confirm that you are coming.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm my spot' }))
  expect(await screen.findByText('You’re going.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the online meeting' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm my spot' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel registration' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your registration?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel registration' }))
  expect(await screen.findByText('Your registration is cancelled')).toBeTruthy()
})

test('the link says who waits, and what is over or cancelled', async () => {
  await showPage(registrationOf({ state: 'waiting', queuePosition: 3 }))
  expect(await screen.findByText(/You are number 3 on the waitlist/)).toBeTruthy()
  await showPage(registrationOf({ event: { ...EVENT, url: null, isCancelled: true } }))
  expect(await screen.findByText('Cancelled')).toBeTruthy()
})

test('those who lead see names, and take somebody out', async () => {
  let items = ['Almaz', 'Bekele'].map((name, nth) => ({
    id: RegistrationId.parse(`0197c0de-0000-7000-8000-00000000001${nth}`),
    name,
    guests: nth,
    isWaiting: nth === 1,
  }))
  setTransport({
    fetch: fakeServer(
      fake(listRegistrations)(() => ({ items, nextCursor: null })),
      fake(removeRegistration)(({ registrationId }) => {
        items = items.filter(({ id }) => id !== registrationId)
        return { isRemoved: true as const }
      }),
    ),
  })
  const { user } = await render(<RegistrationsList event={EVENT} />)
  expect(await screen.findByText('Waitlisted +1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove Almaz' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Almaz')).toBeNull())
  expect(screen.getByText('Bekele')).toBeTruthy()
})
