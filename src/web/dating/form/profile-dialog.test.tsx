import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import type { DatingFields } from '#contract/dating/profile/profile.ts'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { updateDatingProfile } from '#contract/dating/profile/update-dating-profile.ts'
import { type Place, PlaceId } from '#contract/geo/place.ts'
import { uploadImage } from '#contract/media/upload-image.ts'
import { OWNER, ownProfile, photoOf } from '#web/dating/dating.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import type { DatingForm } from './dating-form-policy.ts'
import { ProfileDialog } from './profile-dialog.tsx'
import { readDraft, storeDraft } from './store-draft.ts'

const created = vi.fn<(fields: DatingFields) => void>()
const closed = vi.fn<(isOpen: boolean) => void>()
let uploads = 0
beforeEach(() => {
  // opens pictures alone, as browsers do; jsdom opens none
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!(await file.text()).startsWith('photo')) throw new DOMException('not a picture', 'InvalidStateError')
    return { width: 900, height: 1200, close: () => undefined }
  })
  created.mockReset()
  closed.mockReset()
  uploads = 0
})

const takes = fake(uploadImage)(() => {
  const { access: _, ...picture } = photoOf(++uploads)
  return picture
})
const protectedBy = vi.fn<(protection: unknown) => void>()
const creates = fake(createDatingProfile)(({ fields, protection }) => {
  created(fields)
  protectedBy(protection)
  return { profile: ownProfile() }
})
const WASHINGTON: Place = {
  id: PlaceId.parse(1),
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  lat: 38.9,
  lng: -77,
}
/** What somebody wrote before: all but the photos. */
const WRITTEN: Omit<DatingForm, 'photos'> = {
  firstName: 'Selam',
  dateOfBirth: '1995-03-04',
  gender: 'woman',
  seeking: ['man'],
  location: 'Oakland, CA',
  place: null,
  position: null,
  locationZip: '',
  bio: 'I bake himbasha on Sundays and look for somebody to share it with.',
  profession: '',
  education: '',
  height: null,
  languages: ['am'],
  lookingFor: 'marriage',
  relationshipType: 'exclusive',
  interests: ['coffee'],
  culturalTags: [],
  faith: null,
  children: null,
  familyPlans: null,
  moving: null,
  prompts: [],
  blursPhotos: false,
  isIncognito: false,
  hidesFromGroups: true,
  hidesFromConnections: true,
  contacts: '',
}
const jpeg = (n: number) => new File(['photo'], `photo-${n}.jpg`, { type: 'image/jpeg' })
const photos = (count: number) => Array.from({ length: count }, (_, n) => jpeg(n + 1))

function show(
  fakes: Fake[],
  { isWritten = true, profile = null as ReturnType<typeof ownProfile> | null } = {},
) {
  setTransport({ fetch: fakeServer(...fakes) })
  if (isWritten) storeDraft(OWNER, { ...WRITTEN, photos: [] })
  return render(<ProfileDialog isOpen onOpenChange={closed} profile={profile} />, { person: { id: OWNER } })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const choose = (files: File[]) => {
  const input = document.querySelector('input[type="file"]')
  if (!input) throw new Error('Photos cannot be chosen.')
  fireEvent.change(input, { target: { files } })
}
const shown = () => screen.queryAllByRole('img', { name: /^Photo \d$/ }).length

test('with fewer than three photos the form is not sent, and says how many are missing', async () => {
  await show([takes, creates])
  expect(await screen.findByText('3 more photos are needed.')).toBeTruthy()
  choose(photos(2))
  expect(await screen.findByText('1 more photo is needed.')).toBeTruthy()
  expect(button('Join Dating Community')).toHaveProperty('disabled', true)
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
  expect(await screen.findByText('More photos needed')).toBeTruthy()
  expect(screen.getByText('Please upload at least 3 photos to continue')).toBeTruthy()
  expect(uploads).toBe(0)
})

test('more than five photos in all are refused as a whole', async () => {
  await show([takes, creates])
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  choose(photos(3))
  expect(await screen.findByText('You can upload up to 5 photos maximum')).toBeTruthy()
  expect(shown()).toBe(3)
})

test('what is no image is not added', async () => {
  await show([takes, creates])
  choose([
    new File(['text'], 'notes.txt', { type: 'text/plain' }),
    new File(['text'], 'notes.jpg', { type: 'image/jpeg' }),
    jpeg(1),
  ])
  expect(await screen.findByText('Only image files can be added')).toBeTruthy()
  expect(screen.getByText('notes.txt, notes.jpg could not be read as a picture.')).toBeTruthy()
  await waitFor(() => expect(shown()).toBe(1))
})

test('a whole form is sent with its photos in their order, and the draft is gone', async () => {
  const { user } = await show([takes, creates])
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  await user.click(button('Move photo 3 forward'))
  await user.click(button('Join Dating Community'))
  expect(await screen.findByText('Profile Created!')).toBeTruthy()
  const [fields] = created.mock.calls[0] ?? []
  expect(fields).toMatchObject({ dateOfBirth: '1995-03-04', height: null, education: null })
  expect(fields?.photoIds).toHaveLength(3)
  expect(closed).toHaveBeenCalledWith(false)
  expect(readDraft(OWNER)).toBeNull()
})

test('photos that do not get through leave no profile behind; the rest is sent again', async () => {
  let isDown = true
  const takesSome = fake(uploadImage)(() => {
    if (isDown && uploads === 2) return new Refusal('server.unavailable')
    const { access: _, ...picture } = photoOf(++uploads)
    return picture
  })
  const { user } = await show([takesSome, creates])
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  await user.click(button('Join Dating Community'))
  expect(await screen.findByText('Failed to upload photos. Please try again.')).toBeTruthy()
  expect(created).not.toHaveBeenCalled()
  expect(screen.getByText('Not sent')).toBeTruthy()
  isDown = false
  await user.click(button('Join Dating Community'))
  expect(await screen.findByText('Profile Created!')).toBeTruthy()
  expect(uploads).toBe(3)
})

test('the device finds the city, and no more than its rough position is sent', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: 38.912345, longitude: -77.043219 } }),
    },
  })
  const near = fake(findNearestPlace)(() => ({ place: WASHINGTON }))
  const { user } = await show([takes, creates, near])
  await user.click(button('Use my location'))
  expect(await screen.findByText(/^Found by your device/)).toBeTruthy()
  expect(screen.getByPlaceholderText('City, State')).toHaveProperty('value', 'Washington, DC')
  expect(readDraft(OWNER)).toMatchObject({ position: { lat: 38.91, lng: -77.04 } })
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  await user.click(button('Join Dating Community'))
  expect(await screen.findByText('Profile Created!')).toBeTruthy()
  expect(created.mock.calls[0]?.[0]).toMatchObject({
    location: 'Washington, DC',
    placeId: null,
    position: { lat: 38.91, lng: -77.04 },
  })
})

test('whoever writes another place after that sends no position', async () => {
  storeDraft(OWNER, { ...WRITTEN, position: { lat: 38.91, lng: -77.04 }, photos: [] })
  const { user } = await show([takes, creates], { isWritten: false })
  expect(await screen.findByText(/^Found by your device/)).toBeTruthy()
  await user.type(screen.getByPlaceholderText('City, State'), 'Lake Merritt')
  // closes the list of cities, which hides what is behind it
  await user.tab()
  expect(screen.queryByText(/^Found by your device/)).toBeNull()
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  await user.click(button('Join Dating Community'))
  expect(await screen.findByText('Profile Created!')).toBeTruthy()
  expect(created.mock.calls[0]?.[0]).toMatchObject({ location: 'Lake Merritt', position: null })
})

test('what is missing is said in the described words, and nothing is sent', async () => {
  const { user } = await show([takes, creates], { isWritten: false })
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  await user.type(screen.getByLabelText('About You'), 'Too short')
  await user.click(button('Join Dating Community'))
  expect(await screen.findByText('String must contain at least 20 character(s)')).toBeTruthy()
  expect(screen.getAllByText('Required').length).toBeGreaterThan(3)
  expect(uploads).toBe(0)
})

test('a refused profile says so, and the form stays', async () => {
  const { user } = await show([takes, fake(createDatingProfile)(() => new Refusal('server.unavailable'))])
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  await user.click(button('Join Dating Community'))
  expect(await screen.findByText('Failed to create dating profile')).toBeTruthy()
  await waitFor(() => expect(button('Join Dating Community')).toHaveProperty('disabled', false))
  expect(closed).not.toHaveBeenCalled()
})

test('interests are added with Enter, trimmed and once', async () => {
  const { user } = await show([takes, creates])
  const box = screen.getByPlaceholderText('Type one and press Enter')
  await user.type(box, '  krar  {Enter}')
  const list = screen.getByRole('list', { name: 'Interests and Hobbies' })
  expect(within(list).getByRole('button', { name: 'Remove krar' })).toBeTruthy()
  await user.type(box, 'Coffee{Enter}')
  expect(await screen.findByText('You have already added this one.')).toBeTruthy()
  expect(within(list).getAllByRole('button')).toHaveLength(2)
})

test('no more than three tags can be chosen', async () => {
  const { user } = await show([takes, creates])
  for (const name of ['Eskista', 'Observes the fasts', 'Football']) await user.click(button(name))
  expect(button('Literature')).toHaveProperty('disabled', true)
  await user.click(button('Football'))
  expect(button('Literature')).toHaveProperty('disabled', false)
})

test('who must not see one is asked before anybody can, with both switches on, and goes along with the profile', async () => {
  const { user } = await show([takes, creates])
  choose(photos(3))
  await waitFor(() => expect(shown()).toBe(3))
  expect(screen.getByRole('heading', { name: 'Who must not see you?' })).toBeTruthy()
  for (const name of ['Hide from my groups', 'Hide from my connections'])
    expect(screen.getByRole('switch', { name })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('switch', { name: 'Hide from my connections' }))
  await user.click(button('Join Dating Community'))
  await waitFor(() =>
    expect(protectedBy).toHaveBeenCalledWith(
      expect.objectContaining({ hidesFromGroups: true, hidesFromConnections: false, isIncognito: false }),
    ),
  )
})

test('an answer that is liked for itself is written below its beginning, counted, and taken away again', async () => {
  const { user } = await show([takes, creates])
  await user.selectOptions(screen.getByLabelText('Choose a sentence'), 'Home is …')
  await user.type(screen.getByRole('textbox', { name: 'Home is …' }), 'the smell of coffee')
  expect(screen.getByText(/19.*150/)).toBeTruthy()
  await user.click(button('Remove “Home is …”'))
  expect(screen.queryByRole('textbox', { name: 'Home is …' })).toBeNull()
})

test.each([
  [new Refusal('dating.nothing-to-update'), 'No profile found to update'],
  [new Refusal('server.unavailable'), 'Failed to update dating profile'],
] as const)('a change that is refused is told as one', async (refusal, words) => {
  const { user } = await show([takes, fake(updateDatingProfile)(() => refusal)], { profile: ownProfile() })
  await user.click(button('Save Changes'))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a change is sent with the photos that were there, and told', async () => {
  const sent = vi.fn<(fields: DatingFields) => void>()
  const { user } = await show(
    [
      fake(updateDatingProfile)(({ fields }) => {
        sent(fields)
        return { profile: ownProfile({ version: 2 }) }
      }),
    ],
    { profile: ownProfile() },
  )
  await user.clear(screen.getByLabelText('Profession (optional)'))
  await user.click(button('Save Changes'))
  expect(await screen.findByText('Profile Updated!')).toBeTruthy()
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    profession: null,
    photoIds: ownProfile().photos.map(({ id }) => id),
  })
})
