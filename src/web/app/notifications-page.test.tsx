import { SECURITY_NEWS } from '#contract/auth/security-news.ts'
import { NOTICE_KINDS } from '#contract/notices.ts'
import { wordsEn } from './catalogue.en.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { markRead } from '#contract/notifications/mark-read.ts'
import { type Notice } from '#contract/notices.ts'
import { type Notification, NotificationId } from '#contract/notifications/notification.ts'
import { stopMails } from '#contract/notifications/stop-mails.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { lookOf, NotificationsPage } from './notifications-page.tsx'
import { UnreadBell } from '#web/notifications/unread-bell.tsx'

const ME = '0199a000-0000-7000-8000-000000000001'
const SUBJECT = '0199a000-0000-7000-8000-0000000000aa'
const idOf = (n: number) => NotificationId.parse(`0199a000-0000-7000-8000-00000000000${n}`)
const notificationOf = (n: number, notice: Notice): Notification => ({
  id: idOf(n),
  notice,
  at: '2026-11-20T12:00:00.000Z',
  isRead: false,
})

const DROP = notificationOf(1, {
  kind: 'favorite_price_drop',
  subjectId: SUBJECT,
  facts: {
    title: 'Krar',
    was: { minor: 12_000, currency: 'USD' },
    now: { minor: 9950, currency: 'USD' },
  },
})
const MATCHES = notificationOf(2, {
  kind: 'search_matches',
  subjectId: SUBJECT,
  facts: {
    name: 'Sofas',
    count: 2,
    capped: false,
    listings: [{ id: SUBJECT, title: 'Red sofa', price: { minor: 5000, currency: 'USD' } }],
  },
})

function server(items: Notification[]) {
  let stored = items
  setTransport({
    fetch: fakeServer(
      fake(listNotifications)(() => ({ items: stored, nextCursor: null })),
      fake(countUnread)(() => ({ value: stored.filter(({ isRead }) => !isRead).length, capped: false })),
      fake(markRead)(({ ids }) => {
        stored = stored.map((one) => (ids === 'all' || ids.includes(one.id) ? { ...one, isRead: true } : one))
        return { marked: 1 }
      }),
    ),
  })
  return () => stored
}

const Both = () => (
  <>
    <UnreadBell />
    <NotificationsPage />
  </>
)
const show = (language: 'en' | 'am' = 'en') => render(<Both />, { person: { id: ME }, language })

const gatheringOf = (n: number, title: string) =>
  notificationOf(n, {
    kind: 'event_reminder',
    subjectId: SUBJECT,
    facts: {
      title,
      groupId: '0199a000-0000-7000-8000-0000000000bb',
      group: 'Mothers and babies',
      startsAt: '2026-11-21T15:00:00.000Z',
      timezone: 'America/New_York',
    },
  })

test.each([
  [
    'en',
    /^“Mothers and babies, Takoma” begins soon: /,
    /^“Songs at noon” of Mothers and babies begins soon: /,
  ],
  ['am', /^“Mothers and babies, Takoma” በቅርቡ ይጀምራል፦ /, /^የMothers and babies “Songs at noon” በቅርቡ ይጀምራል፦ /],
] as const)(
  'a group that the title of its event names is not named again in %s',
  async (language, once, both) => {
    server([gatheringOf(1, 'Mothers and babies, Takoma'), gatheringOf(2, 'Songs at noon')])
    await show(language)
    expect(await screen.findByRole('link', { name: once })).toBeTruthy()
    expect(screen.getByRole('link', { name: both })).toBeTruthy()
  },
)

test('what happened is said in words, and leads to what it is about', async () => {
  server([DROP, MATCHES])
  await show()
  const drop = await screen.findByRole('link', { name: '“Krar” went down from $120 to $99.50.' })
  expect(drop.getAttribute('href')).toBe(`/listing/${SUBJECT}`)
  const matches = screen.getByRole('link', { name: '2 new listings for “Sofas”.' })
  expect(matches.getAttribute('href')).toBe(`/saved-searches/${SUBJECT}`)
  expect(screen.getByRole('link', { name: 'Red sofa · $50' })).toBeTruthy()
  expect(screen.getByText('and more')).toBeTruthy()
})

test('what somebody wrote is marked as theirs in a sentence of ours', async () => {
  server([DROP, MATCHES])
  await show('am')
  const marked = async (words: string) =>
    (await screen.findAllByText(words)).map((element) => element.getAttribute('lang'))
  for (const words of ['Krar', 'Sofas', 'Red sofa']) expect(await marked(words)).toEqual([''])
})

test('what staff decided leads to the listing, or to where it can be changed', async () => {
  server([
    notificationOf(1, { kind: 'listing_approved', subjectId: SUBJECT, facts: { title: 'Krar' } }),
    notificationOf(2, { kind: 'listing_changes_requested', subjectId: SUBJECT, facts: { title: 'Masinko' } }),
  ])
  await show()
  const approved = await screen.findByRole('link', { name: '“Krar” was approved.' })
  expect(approved.getAttribute('href')).toBe(`/listing/${SUBJECT}`)
  const back = screen.getByRole('link', { name: 'Please change something about “Masinko”.' })
  expect(back.getAttribute('href')).toBe('/my-listings')
})

test('opening one marks it as read, and the bell follows', async () => {
  const stored = server([DROP, MATCHES])
  const { user } = await show()
  expect(await screen.findByRole('link', { name: 'Notifications, 2 new' })).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: /went down/ }))
  expect(await screen.findByRole('link', { name: 'Notifications, 1 new' })).toBeTruthy()
  await waitFor(() => expect(stored().map(({ isRead }) => isRead)).toEqual([true, false]))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
})

test('says that there is nothing new, also in Amharic', async () => {
  server([])
  await show('am')
  expect(await screen.findByText('አዲስ ነገር የለም።')).toBeTruthy()
})

test('the page of a mailed link ends the mails and says which, or that the link is no good', async () => {
  const { StopMailsPage } = await import('#web/notifications/stop-mails-page.tsx')
  const answers = {
    good: { topic: 'searches' as const, ofOne: true },
    topic: { topic: 'messages' as const, ofOne: false },
    bad: new Refusal('notifications.link-invalid'),
  }
  setTransport({
    fetch: fakeServer(fake(stopMails)(({ token }) => answers[token as keyof typeof answers] ?? answers.bad)),
  })
  const { unmount } = await render(<StopMailsPage />, { path: '/stop-mails?token=good' })
  expect(await screen.findByText(/no longer e-mail you about this search/)).toBeTruthy()
  unmount()
  const whole = await render(<StopMailsPage />, { path: '/stop-mails?token=topic' })
  expect(await screen.findByText(/no longer e-mail you about messages/)).toBeTruthy()
  const settings = screen.getByRole('link', { name: 'All notification settings' })
  expect(settings.getAttribute('href')).toBe('/account?section=notifications')
  whole.unmount()
  await render(<StopMailsPage />, { path: '/stop-mails?token=bad' })
  expect(await screen.findByText(/This link no longer works/)).toBeTruthy()
})

test('each kind of notice has a look, and a sentence in the catalogue', () => {
  const sentenceAt = (path: string) =>
    path.split('.').reduce<unknown>((words, key) => (words as Record<string, unknown>)[key], wordsEn)
  for (const kind of NOTICE_KINDS.filter((one) => one !== 'security'))
    expect(sentenceAt(`${lookOf(kind).words}.${kind}`), kind).toBeTypeOf('string')
  for (const news of SECURITY_NEWS)
    expect(sentenceAt(`${lookOf('security').words}.${news}`), news).toBeTypeOf('string')
})
