import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPolls } from '#contract/groups/polls/list-polls.ts'
import { listGroupEvents } from '#contract/groups/events/list-group-events.ts'
import { eventOf, groupOf, membershipOf } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { EventsPart } from './events-part.tsx'

/** Saturdays at six in New York, before and after the clocks go forward on 14 March 2027. */
const SATURDAYS = ['2027-03-13T23:00:00.000Z', '2027-03-20T22:00:00.000Z']

function serve() {
  setTransport({
    fetch: fakeServer(
      fake(listPolls)(() => ({ items: [] })),
      fake(listGroupEvents)(({ when }) => ({
        items:
          when === 'past'
            ? [eventOf(9, { title: 'Long ago', isCancelled: true })]
            : SATURDAYS.map((startsAt, i) =>
                eventOf(i, {
                  startsAt,
                  endsAt: new Date(Date.parse(startsAt) + 2 * 60 * 60_000).toISOString(),
                }),
              ),
        nextCursor: null,
      })),
    ),
  })
}

test('six in the evening stays six in the evening when the clocks change', async () => {
  serve()
  await render(<EventsPart group={groupOf()} />)
  expect(await screen.findByText(/Mar 13.*6:00.PM/)).toBeTruthy()
  expect(screen.getByText(/Mar 20.*6:00.PM/)).toBeTruthy()
})

test('in Amharic the same hours are the twelfth of the evening, on Ethiopian days', async () => {
  serve()
  await render(<EventsPart group={groupOf()} />, { language: 'am' })
  expect(await screen.findByText(/መጋቢት 4.*ከምሽቱ 12 ሰዓት/)).toBeTruthy()
  expect(screen.getByText(/መጋቢት 11.*ከምሽቱ 12 ሰዓት/)).toBeTruthy()
})

test('a weekly group shows its next meeting once, how it goes on, and further days on demand', async () => {
  setTransport({
    fetch: fakeServer(
      fake(listGroupEvents)(() => ({
        items: SATURDAYS.map((startsAt, i) =>
          eventOf(i, {
            title: 'Buna on Saturdays',
            repeatRule: 'FREQ=WEEKLY',
            startsAt,
            endsAt: new Date(Date.parse(startsAt) + 2 * 60 * 60_000).toISOString(),
          }),
        ),
        nextCursor: null,
      })),
    ),
  })
  const { user } = await render(<EventsPart group={groupOf()} />)
  expect(await screen.findAllByRole('link', { name: 'Buna on Saturdays' })).toHaveLength(1)
  expect(screen.getByText('Then every Saturday')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '1 more date' }))
  expect(screen.getAllByRole('link', { name: 'Buna on Saturdays' })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Hide 1 date' }))
  expect(screen.getAllByRole('link', { name: 'Buna on Saturdays' })).toHaveLength(1)
})

test('what was is shown on demand, and what was called off says so', async () => {
  serve()
  const { user } = await render(<EventsPart group={groupOf()} />)
  await user.click(await screen.findByRole('button', { name: 'Show past events' }))
  expect(await screen.findByText('Long ago')).toBeTruthy()
  expect(screen.getByText('Cancelled')).toBeTruthy()
})

test('everybody may subscribe; only those who lead call a new event', async () => {
  serve()
  const group = groupOf({ membership: membershipOf({ status: 'active' }) })
  const { user } = await render(<EventsPart group={group} />)
  expect(screen.queryByRole('button', { name: 'New event' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Subscribe to the events' }))
  expect(sheet.getByRole('link', { name: 'Open in calendar' }).getAttribute('href')).toMatch(
    new RegExp(`^webcal://.+/groups/${group.id}/events\\.ics$`),
  )
})
