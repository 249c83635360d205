import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { endorseSkill } from '#contract/networking/people/endorse-skill.ts'
import { listPersonListings } from '#contract/listings/poster/list-person-listings.ts'
import type { WorkFields } from '#contract/networking/people/work.ts'
import { type Person, readPerson } from '#contract/networking/people/read-person.ts'
import { reportPerson } from '#contract/networking/people/report-person.ts'
import { updateWork } from '#contract/networking/people/update-work.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { abebe, personOf, postOf, sara } from '#web/networking/network.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { PersonView } from './person-view.tsx'

// Fetched on demand: without this a busy machine would time a test out.
beforeAll(() => Promise.all([import('./work-sheet.tsx'), import('#web/safety/public.tsx')]))
afterEach(() => vi.restoreAllMocks())

const show = (read: () => Person | Refusal<'networking.person-not-found'>, ...fakes: Fake[]) => {
  setTransport({
    fetch: fakeServer(
      fake(readPerson)(read),
      fake(listPosts)(({ authorId }) => ({
        items: authorId === sara.userId ? [postOf(1)] : [],
        nextCursor: null,
      })),
      fake(listPersonListings)(() => ({ items: [], nextCursor: null })),
      ...fakes,
    ),
  })
  return render(<PersonView userId={sara.userId} />, {
    path: `/people/${sara.userId}`,
    person: { id: abebe.userId },
  })
}

test('shows what they do, what they can, what is shared and what they posted', async () => {
  await show(() =>
    personOf({
      mutual: { count: 3, people: [abebe] },
      groups: [{ id: postOf(8).id, title: 'Buna' }],
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: /Sara Tesfaye/ })).toBeTruthy()
  expect(screen.getAllByText('Nurse and trainer').length).toBeGreaterThan(0)
  for (const text of [
    'Open to work',
    'City Hospital',
    'Silver Spring, MD',
    '12 connections',
    '2 listings',
    '3 mutual connections',
    'and 2 more',
    '4 endorsements',
    'No endorsements',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buna' }).getAttribute('href')).toContain('/groups/')
  expect(screen.getByRole('link', { name: 'Message' }).getAttribute('href')).toContain('/messages/new?to=')
  expect(await screen.findByText('Post number 1')).toBeTruthy()
})

test('a page that is not there, or not for this reader, reads as missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await show(() => new Refusal('networking.person-not-found'))
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('only connections endorse; to others the button says why it cannot be pressed', async () => {
  await show(() => personOf({ connection: 'asked' }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Endorse Care' })
  expect(button.disabled).toBe(true)
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Only their connections can endorse skills.')
})

test('a connection endorses a skill, and takes it back', async () => {
  let endorsed = false
  const { user } = await show(
    () => personOf({ connection: 'connected' }),
    fake(endorseSkill)(({ isEndorsed }) => {
      endorsed = isEndorsed
      return { isEndorsed, endorsements: isEndorsed ? 5 : 4 }
    }),
  )
  const button = await screen.findByRole('button', { name: 'Endorse Care' })
  await user.click(button)
  expect(await screen.findByText('Endorsed Care!')).toBeTruthy()
  expect(screen.getByText('5 endorsements')).toBeTruthy()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  expect(await screen.findByText('You no longer endorse Care.')).toBeTruthy()
  expect([screen.queryByText('4 endorsements') !== null, endorsed]).toEqual([true, false])
})

test('an endorsement that is refused says so', async () => {
  const { user } = await show(
    () => personOf({ connection: 'connected' }),
    fake(endorseSkill)(() => new Refusal('networking.skill-not-found')),
  )
  await user.click(await screen.findByRole('button', { name: 'Endorse Care' }))
  expect(await screen.findByText('Failed to endorse')).toBeTruthy()
})

test('a request goes with a few words, or without', async () => {
  const notes: (string | null)[] = []
  const { user } = await show(
    () => personOf({ connection: notes.length > 0 ? 'asked' : 'none' }),
    fake(requestConnection)(({ note }) => {
      notes.push(note)
      return { state: 'asked' }
    }),
  )
  const [connect] = await screen.findAllByRole('button', { name: 'Connect with Sara Tesfaye' })
  await user.click(connect as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Sara Tesfaye' }))
  await user.type(dialog.getByRole('textbox'), 'From the choir')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Connection sent!')).toBeTruthy()
  expect(notes).toEqual(['From the choir'])
  expect((await screen.findAllByText('Pending')).length).toBeGreaterThan(0)
})

test('a person is reported, and blocked once that is confirmed', async () => {
  const reasons: string[] = []
  const blocked: string[] = []
  const { user, router } = await show(
    () => personOf(),
    fake(reportPerson)(({ report }) => {
      reasons.push(report.reason)
      return { outcome: 'reported' }
    }),
    fake(blockUser)(({ userId }) => {
      blocked.push(userId)
      return { userId }
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'More about Sara Tesfaye' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
  await user.click(await screen.findByRole('button', { name: /Reason/ }))
  const harassment = await screen.findByRole('option', { name: /Harassment/ })
  // which only a listing has
  expect(screen.queryByRole('option', { name: 'Wrong category' })).toBeNull()
  await user.click(harassment)
  await user.click(screen.getByRole('button', { name: /Send report/ }))
  await waitFor(() => expect(reasons).toEqual(['harassment']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'More about Sara Tesfaye' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Sara Tesfaye?' }))
  expect(blocked).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/social'))
  expect(blocked).toEqual([sara.userId])
})

test('on one’s own page what is shown of one’s work is changed', async () => {
  let work: WorkFields = {
    headline: 'Nurse',
    company: 'City Hospital',
    skills: ['Care'],
    isOpenToWork: false,
    helpsWith: [],
    audience: 'members',
  }
  const { user } = await show(
    () => personOf({ isOwn: true, connection: null, headline: work.headline, own: work }),
    fake(updateWork)((input) => {
      work = input.work
      return { work }
    }),
  )
  const edit = await screen.findByRole('button', { name: 'Edit profile' })
  expect(screen.queryByRole('button', { name: 'Endorse Care' })).toBeNull()
  await user.click(edit)
  const dialog = within(await screen.findByRole('dialog', { name: 'Professional profile' }))
  const headline = dialog.getByRole('textbox', { name: /Headline/ })
  await user.clear(headline)
  await user.type(headline, 'Head nurse')
  await user.clear(dialog.getByRole('textbox', { name: /Company/ }))
  await user.type(dialog.getByRole('textbox', { name: /Skills/ }), 'Triage{Enter}care{Enter}')
  await user.click(dialog.getByRole('switch', { name: /Open to work/ }))
  await user.click(dialog.getByRole('radio', { name: /My connections/ }))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Profile updated')).toBeTruthy()
  expect(work).toEqual({
    headline: 'Head nurse',
    company: null,
    skills: ['Care', 'Triage'],
    isOpenToWork: true,
    helpsWith: [],
    audience: 'connections',
  })
  expect((await screen.findAllByText('Head nurse')).length).toBeGreaterThan(0)
})
