import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { exportLog } from '#contract/staff/log/export-log.ts'
import { SITE_PARTS } from '#contract/kit/site-settings.ts'
import { CATEGORIES } from '#contract/listings/category.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { listAllListings, type StaffListing } from '#contract/staff/listings/list-all-listings.ts'
import { featureListing } from '#contract/staff/listings/feature-listing.ts'
import { openListingCase } from '#contract/staff/listings/open-listing-case.ts'
import { changeSiteSetting } from '#contract/staff/settings/change-site-setting.ts'
import { readSiteSettings } from '#contract/staff/settings/read-site-settings.ts'
import type { SiteSettingsView } from '#contract/staff/settings/setting.ts'
import { listLog } from '#contract/staff/log/list-log.ts'
import type { LogRow } from '#contract/staff/log/log-row.ts'
import { changeRole } from '#contract/staff/people/change-role.ts'
import { markAgent } from '#contract/staff/people/mark-agent.ts'
import { openAccountCase } from '#contract/staff/people/open-account-case.ts'
import type { PersonFile } from '#contract/staff/people/person-file.ts'
import { readPerson } from '#contract/staff/people/read-person.ts'
import { revealContacts } from '#contract/staff/people/reveal-contacts.ts'
import { searchPeople } from '#contract/staff/people/search-people.ts'
import { writeNote } from '#contract/staff/people/write-note.ts'
import { PersonPart } from '#web/staff/public.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AdminPage } from './admin-page.tsx'
import { ReportsPage } from './reports-page.tsx'
import { StaffListingsPage } from './staff-listings-page.tsx'
import { StaffOnly } from './staff-only.tsx'

const ID = UserId.parse('019a0000-0000-7000-8000-0000000000a1')
const ADMIN = '019a0000-0000-7000-8000-0000000000a2'
const CASE = CaseId.parse('019a0000-0000-7000-8000-0000000000b1')
const AT = '2026-01-05T10:00:00.000Z'

const FILE: PersonFile = {
  card: { userId: ID, name: 'Sara Bekele', avatar: null, memberSince: AT },
  contacts: { email: 's•••@example.org', phone: null },
  role: 'user',
  suspension: null,
  isAgent: false,
  level: 2,
  devices: 3,
  warnings: 1,
  strikes: 0,
  reports: { about: 4, upheld: 1, by: 2 },
  posted: { published: 7, refused: 1 },
  listings: [],
  groups: [],
  log: [
    {
      id: '019a0000-0000-7000-8000-0000000000c1',
      at: AT,
      action: 'note',
      actor: 'Hanna Girma',
      kind: 'account',
      reason: null,
      days: null,
      note: 'Called once.',
    },
  ],
}
const ROW: LogRow = {
  ...(FILE.log[0] as PersonFile['log'][number]),
  subjectId: ID,
  person: { userId: ID, name: 'Sara Bekele' },
}

const LISTING: StaffListing = {
  id: ListingId.parse('019a0000-0000-7000-8000-0000000000d1'),
  title: 'A ride to church',
  category: 'services',
  state: 'active',
  isWithheld: true,
  createdAt: AT,
  expiresAt: null,
  featuredUntil: null,
  owner: FILE.card,
}
const SETTINGS: SiteSettingsView = {
  parts: SITE_PARTS.map((part) => ({ part, isOpen: true })),
  categories: CATEGORIES.map((category) => ({ category, rule: 'open' })),
  limits: [{ limit: 'listings', perDay: 1, usual: 1, max: 50 }],
}

const asked = vi.fn<(input: unknown) => void>()
function serve({ isLastAdmin = false, isWithheld = true } = {}) {
  asked.mockReset()
  const note =
    <T,>(answer: T) =>
    (input: unknown) => {
      asked(input)
      return answer
    }
  setTransport({
    fetch: fakeServer(
      fake(searchPeople)(note({ items: [FILE], nextCursor: null })),
      fake(readPerson)(() => FILE),
      fake(revealContacts)(note({ email: 'sara@example.org', phone: null })),
      fake(changeRole)((input) => {
        asked(input)
        return isLastAdmin ? new Refusal('staff.last-admin') : { role: 'manager' as const }
      }),
      fake(markAgent)(note({ isAgent: true })),
      fake(writeNote)(note({ isWritten: true as const })),
      fake(openAccountCase)(note({ caseId: CASE })),
      fake(listAllListings)(note({ items: [{ ...LISTING, isWithheld }], nextCursor: null })),
      fake(featureListing)(note({ featuredUntil: '2026-01-12T10:00:00.000Z' })),
      fake(openListingCase)(note({ caseId: CASE })),
      fake(readSiteSettings)(() => SETTINGS),
      fake(changeSiteSetting)(note(SETTINGS)),
      fake(listLog)(() => ({ items: [ROW], nextCursor: null })),
      fake(exportLog)(note({ csv: 'at\r\n', rows: 1, isCut: false })),
    ),
  })
}
const admin = { person: { id: ADMIN, role: 'admin' as const } }

test.each(['user', 'manager'] as const)('a %s finds none of the pages of admins', async (role) => {
  serve()
  for (const page of [<AdminPage key="admin" />, <ReportsPage key="reports" />]) {
    const { unmount } = await render(page, { person: { id: ADMIN, role } })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    unmount()
  }
  expect(asked).not.toHaveBeenCalled()
})

test('people are searched, and lead to their pages', async () => {
  serve()
  const { user, router } = await render(<AdminPage />, { ...admin, path: '/admin' })
  const found = await screen.findByRole('link', { name: 'Sara Bekele' })
  expect(found.getAttribute('href')).toContain(`/manager/people/${ID}`)
  expect(screen.getByText('s•••@example.org')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), ' sara {Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'sara' }))
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ q: 'sara' }))
})

test('listings of every state are filtered, and lead to a case', async () => {
  serve()
  const { user, router } = await render(<AdminPage />, { ...admin, path: '/admin?tab=listings' })
  expect(await screen.findByRole('link', { name: 'A ride to church' })).toBeTruthy()
  expect(screen.getByText('Hidden for now')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'removed')
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ state: 'removed' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'jobs')
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ state: 'removed', category: 'jobs' }))
  await user.type(screen.getByRole('searchbox'), 'a ride{Enter}')
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({ q: 'a ride', state: 'removed', category: 'jobs' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Decide on “A ride to church”' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ case: CASE }))
})

test('a listing on offer is featured for a week', async () => {
  serve({ isWithheld: false })
  const { user } = await render(<AdminPage />, { ...admin, path: '/admin?tab=listings' })
  await user.click(await screen.findByRole('button', { name: 'Feature “A ride to church”' }))
  expect(await screen.findByText('On the home page until Jan 12, 2026')).toBeTruthy()
  expect(asked).toHaveBeenCalledWith({ listingId: LISTING.id, days: 7 })
})

test('managers have the listings as a page of their own; members find none', async () => {
  serve()
  const member = await render(<StaffListingsPage />, { person: { id: ADMIN, role: 'user' } })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  member.unmount()
  const manager = { person: { id: ADMIN, role: 'manager' as const }, path: '/manager/listings' }
  const { user, router } = await render(<StaffListingsPage />, manager)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'removed')
  await waitFor(() => expect(router.state.location.pathname).toBe('/manager/listings'))
  expect(router.state.location.search).toEqual({ filter: 'removed.' })
})

test('a part is switched off, a category reviewed and a limit set, each at once', async () => {
  serve()
  const { user } = await render(<AdminPage />, { ...admin, path: '/admin?tab=settings' })
  await user.click(await screen.findByRole('switch', { name: /^Dating/ }))
  expect(await screen.findByText('Changed; in effect now')).toBeTruthy()
  expect(asked).toHaveBeenLastCalledWith({ change: { kind: 'part', part: 'dating', isOpen: false } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jobs & Career' }), 'reviewed')
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({
      change: { kind: 'category', category: 'jobs', rule: 'reviewed' },
    }),
  )
  const field = screen.getByRole('spinbutton', { name: 'Listings published' })
  await user.clear(field)
  await user.type(field, '51')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save: Listings published' })
  expect(save.disabled).toBe(true)
  await user.clear(field)
  await user.type(field, '3{Enter}')
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({ change: { kind: 'limit', limit: 'listings', perDay: 3 } }),
  )
})

test('the log is read and exported', async () => {
  serve()
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log')
  const { user } = await render(<AdminPage />, { ...admin, path: '/admin?tab=log' })
  expect(await screen.findByText('Called once.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'about Sara Bekele' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const sheet = await screen.findByRole('dialog', { name: 'Export the log' })
  await user.click(within(sheet).getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('1 row exported')).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
  saved.mockRestore()
})

const person = (
  <StaffOnly needs="manager">
    <PersonPart id={ID} />
  </StaffOnly>
)

test('a manager sees standing and notes, writes one, and opens a case; contacts stay masked', async () => {
  serve()
  const { user, router } = await render(person, { person: { id: ADMIN, role: 'manager' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sara Bekele' })).toBeTruthy()
  expect(screen.getByText('4, 1 upheld')).toBeTruthy()
  expect(screen.getByText('Called once.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show contact details' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /A note/ }), 'Paid back.')
  await user.click(screen.getByRole('button', { name: 'Save the note' }))
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ userId: ID, note: 'Paid back.' }))
  await user.click(screen.getByRole('button', { name: 'Warn, suspend or decide' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/manager'))
  expect(router.state.location.search).toEqual({ case: CASE })
})

test('staff mark an agent, and say why', async () => {
  serve()
  const { user } = await render(person, { person: { id: ADMIN, role: 'manager' } })
  await user.click(await screen.findByRole('button', { name: 'Mark as an agent' }))
  const sheet = await screen.findByRole('dialog')
  await user.type(within(sheet).getByRole('textbox', { name: /Why/ }), 'Ten homes.')
  await user.click(within(sheet).getByRole('button', { name: 'Mark as an agent' }))
  expect(await screen.findByText('Sara Bekele is marked as an agent')).toBeTruthy()
  expect(asked).toHaveBeenLastCalledWith({ userId: ID, isAgent: true, reason: 'Ten homes.' })
})

test('an admin sees contacts once they have said why', async () => {
  serve()
  const { user } = await render(person, admin)
  await user.click(await screen.findByRole('button', { name: 'Show contact details' }))
  const sheet = await screen.findByRole('dialog')
  await user.click(within(sheet).getByRole('button', { name: 'Show contact details' }))
  expect(asked).not.toHaveBeenCalled()
  await user.type(within(sheet).getByRole('textbox', { name: /Why/ }), 'The police asked.')
  await user.click(within(sheet).getByRole('button', { name: 'Show contact details' }))
  expect(await screen.findByText('sara@example.org')).toBeTruthy()
  expect(screen.getByText('We recorded that you saw this.')).toBeTruthy()
})

test.each([
  [false, 'Sara Bekele is now: Manager'],
  [true, 'This is the last admin. Make somebody else an admin first.'],
])('a role is changed with a reason, unless it is the last admin: %s', async (isLastAdmin, outcome) => {
  serve({ isLastAdmin })
  const { user } = await render(person, admin)
  await user.click(await screen.findByRole('button', { name: 'Change role' }))
  const sheet = await screen.findByRole('dialog')
  await user.click(within(sheet).getByRole('button', { name: /Role/ }))
  await user.click(await screen.findByRole('option', { name: 'Manager' }))
  await user.type(within(sheet).getByRole('textbox', { name: /Why/ }), 'Joins the team.')
  await user.click(within(sheet).getByRole('button', { name: 'Change it' }))
  expect(await screen.findByText(outcome)).toBeTruthy()
  expect(asked).toHaveBeenLastCalledWith({ userId: ID, role: 'manager', reason: 'Joins the team.' })
})
