import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { requestPose } from '#contract/dating/verification/request-pose.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { OWNER, ownProfile } from '#web/dating/dating.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ProfileViewer } from './profile-viewer.tsx'

const closed = vi.fn<(isOpen: boolean) => void>()

function show(profile: OwnDatingProfile, ...fakes: Fake[]) {
  closed.mockReset()
  setTransport({
    fetch: fakeServer(
      ...fakes,
      fake(readDatingProfile)(() => ({ profile })),
    ),
  })
  return render(<ProfileViewer isOpen onOpenChange={closed} />, { person: { id: OWNER } })
}

test('one sees what others see, part by part', async () => {
  await show(ownProfile({ height: 170 }))
  expect(screen.getByText('Loading profile...')).toBeTruthy()
  expect(await screen.findByText('31 years old')).toBeTruthy()
  for (const title of ['About Me', 'Interests', 'Professional', 'Looking For', 'Languages', 'Height'])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText('serious relationship')).toBeTruthy()
  expect(screen.getByText(/· Open to dating/)).toBeTruthy()
  expect(screen.getByText('170 cm · 5 ft 7 in')).toBeTruthy()
})

test('without a photo there are the initials of the first two words', async () => {
  await show(ownProfile({ photos: [], profession: null, education: null }))
  expect(await screen.findByText('ST')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Professional' })).toBeNull()
})

test('a switch that the server refuses moves back', async () => {
  const { user } = await show(
    ownProfile(),
    fake(updateVisibility)(() => new Refusal('server.unavailable')),
  )
  const incognito = await screen.findByRole('switch', { name: 'Incognito' })
  await user.click(incognito)
  expect(await screen.findByText('This could not be changed')).toBeTruthy()
  await waitFor(() => expect(incognito).toHaveProperty('checked', false))
})

test('a switch keeps the focus while it is saved, and Escape still closes the sheet', async () => {
  const { user } = await show(
    ownProfile(),
    fake(updateVisibility)(() => ({ profile: ownProfile({ hidesFromConnections: true }) })),
  )
  const hides = await screen.findByRole('switch', { name: 'Hide from my connections' })
  await user.click(hides)
  await waitFor(() => expect(hides).toHaveProperty('checked', true))
  expect(document.activeElement).toBe(hides)
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledWith(false)
})

test('who must not see one stands above all else', async () => {
  await show(ownProfile())
  const first = await screen.findByText('Who must not see you?', { selector: 'summary' })
  const about = screen.getByRole('heading', { name: 'About Me' })
  expect(first.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the pose of the day is asked for when one opens that part', async () => {
  await show(
    ownProfile(),
    fake(requestPose)(() => ({ pose: 'touch_ear' as const, state: 'none' as const })),
  )
  await screen.findByText('31 years old')
  expect(screen.queryByText('Touch one ear with your hand')).toBeNull()
  const part = screen.getByText('Verify your photos').closest('details')
  if (!part) throw new Error('There is no such part.')
  part.open = true
  part.dispatchEvent(new Event('toggle'))
  expect(await within(part).findByText('Touch one ear with your hand')).toBeTruthy()
})

test('a profile is deleted by its name alone', async () => {
  const deleted = vi.fn<() => void>()
  const { user } = await show(
    ownProfile(),
    fake(deleteDatingProfile)(() => {
      deleted()
      return { isDeleted: true as const }
    }),
  )
  await screen.findByText('31 years old')
  const part = screen.getByText('Delete dating profile', { selector: 'summary' }).closest('details')
  if (!part) throw new Error('There is no such part.')
  part.open = true
  part.dispatchEvent(new Event('toggle'))
  await user.click(await within(part).findByRole('button', { name: 'Delete dating profile' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your dating profile?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete dating profile' }))
  expect(await screen.findByText('Your dating profile is deleted')).toBeTruthy()
  expect(deleted).toHaveBeenCalledOnce()
})
