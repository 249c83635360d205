import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { listMonthEvents } from '#contract/groups/events/list-month-events.ts'
import { cardOf, eventLineOf } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { CalendarPage } from './calendar-page.tsx'

let asked: { from: string; until: string }[] = []
beforeEach(() => {
  asked = []
  vi.useFakeTimers({ now: new Date('2027-03-13T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const event = (n: number) => ({ ...eventLineOf(n), groupId: cardOf(1).id, groupTitle: 'Buna 1' })
const washington = {
  id: PlaceId.parse(4_140_963),
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  lat: 38.8951,
  lng: -77.0364,
}

function serve(items: () => ReturnType<typeof event>[] | Refusal<'server.unexpected'>) {
  setTransport({
    fetch: fakeServer(
      fake(guessPlace)(() => ({ place: washington })),
      fake(listMonthEvents)((input) => {
        asked.push(input)
        const answer = items()
        return answer instanceof Refusal ? answer : { items: answer, capped: false }
      }),
    ),
  })
}
const open = (path = '/groups/calendar', language: 'en' | 'am' = 'en') =>
  render(<CalendarPage />, { path, language })

test('the present month, its events on their days, and each leads to its group', async () => {
  serve(() => [event(0), event(1)])
  await open()
  expect(await screen.findByRole('heading', { name: /March 2027/ })).toBeTruthy()
  const agenda = await screen.findByRole('region', { name: 'Day by day' })
  expect(asked[0]).toMatchObject({ from: '2027-02-28', until: '2027-04-03' })
  const day = within(within(agenda).getByRole('region', { name: 'Mar 13, 2027' }))
  const link = day.getByRole('link', { name: /Coffee round 0/ })
  expect(link.getAttribute('href')).toContain(`/groups/${cardOf(1).id}?event=`)
  expect(screen.getByRole('button', { name: 'Mar 13, 2027, 1 event' })).toBeTruthy()
})

test('months follow each other, and each has an address', async () => {
  serve(() => [])
  const { user, router } = await open('/groups/calendar?month=2026-12')
  expect(await screen.findByRole('heading', { name: /December 2026/ })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Next month' }))
  expect(await screen.findByRole('heading', { name: /January 2027/ })).toBeTruthy()
  expect(router.state.location.search).toEqual({ month: '2027-01' })
  // Genna and Timket
  expect((await screen.findAllByText('Genna (Christmas)')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Timket (Epiphany)').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('link', { name: 'This month' }))
  expect(await screen.findByRole('heading', { name: /March 2027/ })).toBeTruthy()
})

test('a month without events says so, and names the fast that goes on', async () => {
  serve(() => [])
  await open()
  expect(await screen.findByText('No events this month.')).toBeTruthy()
  expect(screen.getByText(/^Abiy Tsom/)).toBeTruthy()
})

test('a failed load says so, and tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  serve(() => (asked.length === 1 ? new Refusal('server.unexpected') : [event(0)]))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByText('Coffee round 0')).length).toBeGreaterThan(0)
})

test('in Amharic the month is headed by the Ethiopian ones, and days have both numbers', async () => {
  serve(() => [event(0)])
  await open('/groups/calendar', 'am')
  expect(await screen.findByRole('heading', { name: /የካቲት – መጋቢት 2019/ })).toBeTruthy()
  expect(await screen.findByRole('region', { name: /መጋቢት 4 ቀን 2019/ })).toBeTruthy()
})
