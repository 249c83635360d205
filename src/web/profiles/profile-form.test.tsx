import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlaceId } from '#contract/geo/place.ts'
import { searchPlaces } from '#contract/geo/search-places.ts'
import { type OwnProfile, UserId } from '#contract/profiles/profile.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { api } from '#web/platform/call/api.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { ProfileForm } from './profile-form.tsx'

const oakland = { id: PlaceId.parse(5378538), name: 'Oakland', nameAm: 'ኦክላንድ', admin1: 'CA', country: 'US' }
const profile: OwnProfile = {
  userId: UserId.parse('019a0000-0000-7000-8000-000000000001'),
  fullName: 'Sara Tesfaye',
  displayName: null,
  bio: null,
  avatar: null,
  place: null,
  role: 'user',
  demo: false,
  isIndexed: true,
  owesTerms: false,
  createdAt: '2026-01-05T09:00:00.000Z',
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })

test('saves what was changed, says so, and everybody who shows the profile follows', async () => {
  let wanted: unknown
  setTransport({
    fetch: fakeServer(
      fake(searchPlaces)(() => ({ items: [{ ...oakland, lat: 37.8, lng: -122.27 }] })),
      fake(updateProfile)((input) => {
        wanted = input
        return { ...profile, displayName: 'Sara', bio: 'Nurse.', place: oakland }
      }),
    ),
  })
  const { user, cache } = await render(<ProfileForm profile={profile} />)
  expect(screen.getByRole('button', { name: 'Save profile' })).toHaveProperty('disabled', true)
  await user.type(field(/^Display name/), ' Sara ')
  await user.type(field(/^About you/), 'Nurse.')
  await user.type(screen.getByRole('combobox', { name: /^City/ }), 'Oak')
  await user.click(await screen.findByRole('option', { name: /Oakland/ }))
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Profile updated')).toBeTruthy()
  expect(wanted).toEqual({
    fullName: 'Sara Tesfaye',
    displayName: 'Sara',
    bio: 'Nurse.',
    placeId: oakland.id,
  })
  expect(cache.getQueryData(api(readOwnProfile).key({}))).toMatchObject({ displayName: 'Sara' })
  expect(screen.getByRole('button', { name: 'Save profile' })).toHaveProperty('disabled', true)
})

test('emptied fields are nothing, not empty texts', async () => {
  let wanted: unknown
  setTransport({
    fetch: fakeServer(
      fake(updateProfile)((input) => {
        wanted = input
        return profile
      }),
    ),
  })
  const filled = { ...profile, displayName: 'Sara', bio: 'Nurse.', place: oakland }
  const { user } = await render(<ProfileForm profile={filled} />)
  await user.clear(field(/^Display name/))
  await user.clear(field(/^About you/))
  await user.click(screen.getByRole('button', { name: 'Remove city' }))
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() =>
    expect(wanted).toEqual({ fullName: 'Sara Tesfaye', displayName: null, bio: null, placeId: null }),
  )
})

test.each([
  ['en', 'Save profile', 'Please write at least 2 characters'],
  ['am', 'መገለጫውን ያስቀምጡ', 'ቢያንስ 2 ፊደላት ሊኖሩት ይገባል'],
] as const)('a name that is too short is refused here (%s)', async (language, save, sentence) => {
  const { user } = await render(<ProfileForm profile={profile} />, { language })
  await user.clear(field(/Full name|ሙሉ ስም/))
  await user.type(field(/Full name|ሙሉ ስም/), 'S')
  await user.click(screen.getByRole('button', { name: save }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a refusal keeps what was typed and says why', async () => {
  setTransport({ fetch: fakeServer(fake(updateProfile)(() => new Refusal('profiles.not-found'))) })
  const { user } = await render(<ProfileForm profile={profile} />)
  await user.type(field(/^About you/), 'Nurse.')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Failed to update profile')).toBeTruthy()
  expect(screen.getByText('Profile not found')).toBeTruthy()
  expect(field(/^About you/)).toHaveProperty('value', 'Nurse.')
})

test('leaving with unsaved changes is asked about', async () => {
  const { user, router } = await render(<ProfileForm profile={profile} />, { path: '/account' })
  await user.type(field(/^About you/), 'Nurse.')
  void router.navigate({ to: '/' })
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/account')
  void router.navigate({ to: '/' })
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
